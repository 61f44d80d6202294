/** What each player could do at a window: everything whose role, frequency and own condition fit. Nothing is done here. */
import type { Ref, Seat } from "@hypergate/kernel";
import { CARDS, type CardNumber, cardRef } from "./cards.ts";
import { type Play, ROLES, type Use } from "./effects.ts";
import {
  artifactOf,
  type Compiled,
  cardsActing,
  effectNamed,
  hasWindow,
  openUses,
  powerOf,
  reinforcementEffect,
  superSide,
  techOf,
  techsActing,
  type WindowBits,
  wildSide,
  windowNumber,
  windowsOfCard,
} from "./installed.ts";
import { active, cardsInGame, roleOf, timingOrder, usableCards } from "./query.ts";
import type { State } from "./state.ts";
import { mayBeTurnedUp, techKey } from "./tech-chances.ts";

/** Something a player could do now. */
export interface Chance {
  readonly seat: Seat;
  readonly use: Use;
  /** The ref by which the player picks it. */
  readonly ref: Ref;
  readonly compiled: Compiled;
  /** What it is: a use of a power, a card, a technology, turning up the own sheet, something that goes on by itself or is open to all. */
  readonly kind: "power" | "card" | "tech" | "sheet" | "lasting" | "open";
  readonly power: string;
  readonly card: CardNumber;
}

/** A quick look before anything is collected: the seats, as bits, that have something for this window. Almost always none. */
export function seatsToConsider(g: Play, window: number): number {
  const { table: t, secret: x } = g.s;
  const open = openUses(window);
  if (open.length > 0 && open.some((one) => one.under(t.settings))) return ALL_SEATS;
  if (t.settings.tech && techsActing(window).length > 0) return ALL_SEATS;
  const known = knownWindows(g);
  const acting = hasWindow(known.cards, window) ? cardsActing(window) : undefined;
  let seats = 0;
  for (let seat = 0; seat < t.seats; seat++)
    if (
      hasPowerFor(known.powers[seat], t.players[seat].powers, window) ||
      (acting !== undefined && (anyOf(x.hands[seat], acting) || anyOf(x.stash[seat], acting))) ||
      x.hidden[seat].length > 0
    )
      seats |= 1 << seat;
  for (const { seat } of t.encounter.lasting) seats |= 1 << seat;
  return seats;
}

const ALL_SEATS = -1;

/** What a run knows about who can act at all: the windows of all cards in the game, and those of each player's powers. */
interface Known {
  readonly cards: WindowBits;
  readonly powers: KnownPowers[];
}

/** The windows of a list of powers, and by what to tell that the list has changed. */
interface KnownPowers {
  list: readonly string[] | undefined;
  count: number;
  last: string | undefined;
  readonly windows: WindowBits;
}

function knownWindows(g: Play): Known {
  g.scratch ??= newlyKnown(g.s);
  return g.scratch as Known;
}

function newlyKnown(s: State): Known {
  const cards: WindowBits = [0, 0];
  for (const card of cardsInGame(s)) {
    const windows = windowsOfCard(card);
    cards[0] |= windows[0];
    cards[1] |= windows[1];
  }
  const powers = s.table.players.map(() => ({
    list: undefined,
    count: 0,
    last: undefined,
    windows: [0, 0] as WindowBits,
  }));
  return { cards, powers };
}

function hasPowerFor(known: KnownPowers, powers: readonly string[], window: number): boolean {
  if (known.list !== powers || known.count !== powers.length || known.last !== powers[powers.length - 1]) {
    known.list = powers;
    known.count = powers.length;
    known.last = powers[powers.length - 1];
    known.windows[0] = 0;
    known.windows[1] = 0;
    for (const power of powers) {
      known.windows[0] |= powerOf(power).windows[0];
      known.windows[1] |= powerOf(power).windows[1];
    }
  }
  return hasWindow(known.windows, window);
}

function anyOf(cards: readonly CardNumber[], acting: Uint8Array): boolean {
  for (const card of cards) if (acting[card] === 1) return true;
  return false;
}

export function collect(g: Play, window: number, event: unknown, done: readonly string[], seats: number): Chance[] {
  const collecting: Collecting = { window, event, done, chances: [] };
  for (const seat of timingOrder(g.s.table)) {
    if ((seats & (1 << seat)) === 0) continue;
    collectLasting(g, seat, collecting);
    collectPowers(g, seat, collecting);
    collectSheet(g, seat, collecting);
    collectCards(g, seat, collecting);
    if (g.s.table.settings.tech) collectTechs(g, seat, collecting);
    collectOpen(g, seat, collecting);
  }
  return collecting.chances;
}

/** What is being looked for, what has been done in this window already, and what was found so far. */
interface Collecting {
  readonly window: number;
  readonly event: unknown;
  readonly done: readonly string[];
  readonly chances: Chance[];
}

function collectPowers(g: Play, seat: Seat, { window, event, done, chances }: Collecting): void {
  const t = g.s.table;
  for (const power of t.players[seat].powers) {
    const compiled = powerOf(power);
    const uses = compiled.byWindow[window];
    if (uses === undefined || t.players[seat].powerless) continue;
    const zapped = t.encounter.zapped.includes(power);
    for (const use of uses) {
      if (zapped && use.passive !== true) continue;
      if ((ROLES[use.as] & roleOf(t, seat)) === 0) continue;
      if (use.when !== undefined && !use.when(g, seat, event as never)) continue;
      if (isOnce(use) && t.encounter.used.length > 0 && t.encounter.used.includes(usedKey(power, use, seat))) continue;
      const chance: Chance = { seat, use, ref: refOfUse(power, use), compiled, kind: "power", power, card: -1 };
      if (done.length > 0 && use.often !== "always" && done.includes(useKey(chance))) continue;
      chances.push(chance);
    }
  }
}

function collectLasting(g: Play, seat: Seat, { window, event, done, chances }: Collecting): void {
  for (const { effect, seat: owner } of g.s.table.encounter.lasting) {
    if (owner !== seat) continue;
    const compiled = effectNamed(effect);
    for (const use of compiled.lastingByWindow[window] ?? []) {
      const chance: Chance = {
        seat,
        use: { ...use, mandatory: true },
        ref: effect,
        compiled,
        kind: "lasting",
        power: "",
        card: -1,
      };
      if (done.includes(useKey(chance)) || (use.when !== undefined && !use.when(g, seat, event as never))) continue;
      chances.push(chance);
    }
  }
}

function collectOpen(g: Play, seat: Seat, { window, event, done, chances }: Collecting): void {
  for (const { ref, under, use, compiled } of openUses(window)) {
    if (!under(g.s.table.settings) || (ROLES[use.as] & roleOf(g.s.table, seat)) === 0) continue;
    const chance: Chance = { seat, use, ref, compiled, kind: "open", power: "", card: -1 };
    if (done.includes(useKey(chance)) || (use.when !== undefined && !use.when(g, seat, event as never))) continue;
    chances.push(chance);
  }
}

/** A face-down sheet may be turned up whenever its power could act, and at the start of every encounter (VHP-03). */
function collectSheet(g: Play, seat: Seat, { window, done, chances }: Collecting): void {
  if (g.s.table.encounter.loans.some((loan) => loan.to === seat)) return;
  for (const power of g.s.secret.hidden[seat]) {
    const compiled = powerOf(power);
    const fits = (compiled.byWindow[window] ?? []).some((use) => (ROLES[use.as] & roleOf(g.s.table, seat)) !== 0);
    if (!fits && window !== REGROUP) continue;
    const chance: Chance = { seat, use: SHOW_SHEET, ref: "word/show-sheet", compiled, kind: "sheet", power, card: -1 };
    if (!done.includes(useKey(chance))) chances.push(chance);
  }
}

const REGROUP = windowNumber("regroup.start");

const SHOW_SHEET: Use = { at: "regroup.start", as: "any", rule: "VHP-03", run: () => undefined };

function collectCards(g: Play, seat: Seat, { window, event, done, chances }: Collecting): void {
  const acting = cardsActing(window);
  const role = roleOf(g.s.table, seat);
  for (const card of usableCards(g.s, seat)) {
    if (acting[card] !== 1) continue;
    const ref = cardRef(card);
    if (g.s.table.encounter.used.includes(ref) || (done.length > 0 && done.includes(`${ref}@${seat}`))) continue;
    const compiled = playableSide(g, seat, card);
    const uses = compiled?.byWindow[window];
    if (compiled === undefined || uses === undefined) continue;
    for (const use of uses) {
      if ((ROLES[use.as] & role) === 0) continue;
      if (use.when !== undefined && !use.when(g, seat, event as never)) continue;
      chances.push({ seat, use, ref, compiled, kind: "card", power: "", card });
      break;
    }
  }
}

function collectTechs(g: Play, seat: Seat, { window, event, done, chances }: Collecting): void {
  const { table: t, secret: x } = g.s;
  const role = roleOf(t, seat);
  for (const [i, tech] of t.techs[seat].entries()) {
    const id = x.techs[seat][i];
    const compiled = techOf(id);
    const uses = compiled.byWindow[window];
    if (uses === undefined || (tech.id === "" && !mayBeTurnedUp(compiled.effect, tech.ships))) continue;
    for (const use of uses) {
      if ((ROLES[use.as] & role) === 0) continue;
      const chance: Chance = { seat, use, ref: `tech/${id}`, compiled, kind: "tech", power: "", card: -1 };
      if (use.often !== "always" && done.includes(useKey(chance))) continue;
      if (isOnce(use) && t.encounter.used.includes(techKey(id, use, seat))) continue;
      if (use.when !== undefined && !use.when(g, seat, event as never)) continue;
      chances.push(chance);
    }
  }
}

/** The side of a card a player could use: super for the named alien while its power works, wild otherwise (FLR-02 to 05). */
function playableSide(g: Play, seat: Seat, card: CardNumber): Compiled | undefined {
  const { type, flare } = CARDS[card];
  if (type === "reinforcement") return reinforcementEffect();
  if (flare === undefined) return artifactOf(card);
  if (!mayPlayFlare(g, seat, card)) return undefined;
  return active(g.s.table, seat, flare) ? superSide(card) : wildSide(card);
}

/** One flare per player and encounter, each flare once (FLR-06, FLR-07, VUF-01). */
export function mayPlayFlare(g: Play, seat: Seat, card: CardNumber): boolean {
  const { encounter: e, settings } = g.s.table;
  return !e.flares.includes(card) && (settings.unlimitedFlares || !e.flareUsers.includes(seat));
}

export function useKey(chance: Chance): string {
  return `${chance.ref}@${chance.seat}`;
}

/** Once per encounter. */
function isOnce(use: Use): boolean {
  return use.often === undefined || use.often === "encounter";
}

/** The key under which a use is remembered until the encounter is over. */
export function usedKey(power: string, use: Use, seat: Seat): string {
  return powerOf(power).names.get(use)?.once[seat] ?? `power/${power}/${use.at}@${seat}`;
}

function refOfUse(power: string, use: Use): Ref {
  return powerOf(power).names.get(use)?.ref ?? `power/${power}`;
}
