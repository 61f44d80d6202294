/**
 * What each player could do at a window: every use whose role, frequency and condition fit. Nothing here changes the
 * game.
 */
import type { Ref, Seat } from "@hypergate/kernel";
import { CARDS, type CardNumber, cardRef } from "./cards.ts";
import type { Play, Use } from "./effects.ts";
import {
  type Compiled,
  cardsActing,
  effectNamed,
  openUses,
  ownEffect,
  powerOf,
  reinforcementEffect,
  superSide,
  techOf,
  techsActing,
  wildSide,
  windowNumber,
  windowsOfCard,
  windowsOfSuper,
} from "./installed.ts";
import { sheetWith } from "./piles.ts";
import { alienPool, hasSetUp } from "./pool.ts";
import { active, isSilent, ownerOf, roleOf, stashOf, timingOrder, usableCards } from "./query.ts";
import { NO_SHEETS, NOBODY, type Secret, type State } from "./state.ts";
import { mayBeUsedUnseen, techKey } from "./tech-chances.ts";
import { ROLES } from "./vocabulary.ts";
import { addAny, addWindow, hasWindow, isInAny, joinWindows, noneInAny, noWindows, ROLE_COUNT } from "./window-sets.ts";

/** Something a player could do now. */
export interface Chance {
  readonly seat: Seat;
  readonly use: Use;
  /** The ref by which the player picks it. */
  readonly ref: Ref;
  readonly compiled: Compiled;
  /**
   * What it is: a use of a power, a card, a technology, turning up the own sheet, a lasting effect, or a use open to
   * all.
   */
  readonly kind: "power" | "card" | "tech" | "sheet" | "lasting" | "open";
  readonly power: string;
  readonly card: CardNumber;
}

/**
 * A quick check before anything is collected: the seats, as bits, that have something for this window in their current
 * role. Usually none.
 */
export function seatsToConsider(g: Play, window: number): number {
  const { table: t } = g.s;
  let seats = seatsForOpen(g.s, window);
  if (t.techs.length > 0 && techsActing(window).length > 0) return ALL_SEATS;
  const known = knownWindows(g);
  if (isInAny(known.all, window))
    for (let seat = 0; seat < t.seats; seat++)
      if (mayActIn(known.windows[seat], roleOf(t, seat), window)) seats |= 1 << seat;
  for (const { effect, seat } of t.encounter.lasting)
    if (effectNamed(effect).lastingByWindow[window] !== undefined) seats |= 1 << seat;
  return seats;
}

const ALL_SEATS = -1;

/** The seats, as bits, that have something open to all. */
function seatsForOpen(s: State, window: number): number {
  const { table: t } = s;
  let seats = 0;
  for (const { under, may } of openUses(window)) {
    if (!under(t.settings, t)) continue;
    if (may === undefined) return ALL_SEATS;
    for (let seat = 0; seat < t.seats; seat++) if (may(s, seat)) seats |= 1 << seat;
  }
  return seats;
}

/** Roles are bits; who helps both sides has two of them. */
function mayActIn(windows: readonly number[], role: number, window: number): boolean {
  if (hasWindow(windows, 31 - Math.clz32(role), window)) return true;
  const rest = role & (role - 1) ? role & -role : 0;
  return rest !== 0 && hasWindow(windows, 31 - Math.clz32(rest), window);
}

/** What a run has found out about who can act, and the lists that this was read from, by seat. */
interface Known {
  readonly hands: (readonly CardNumber[])[];
  readonly powers: (readonly string[])[];
  readonly hidden: (readonly string[])[];
  stash: Secret["stash"];
  /** The windows at which a player has something, by role. */
  readonly windows: readonly number[][];
  /** The windows at which anybody has something in any role. */
  readonly all: number[];
}

/** Updates what the run knows. Lists are replaced when they change, so comparing references is enough. */
function knownWindows(g: Play): Known {
  const { table: t, secret: x } = g.s;
  g.scratch ??= nothingKnown(t.seats);
  const known = g.scratch as Known;
  const isStashed = known.stash !== x.stash;
  let news = isStashed;
  for (let seat = 0; seat < t.seats; seat++)
    if (
      isStashed ||
      known.hands[seat] !== x.hands[seat] ||
      known.powers[seat] !== t.players[seat].powers ||
      known.hidden[seat] !== x.hidden[seat]
    ) {
      learn(g, known, seat);
      news = true;
    }
  if (news) gather(known);
  return known;
}

function gather({ windows, all }: Known): void {
  for (let word = 0; word < all.length; word++) all[word] = 0;
  for (const own of windows) addAny(all, own);
}

function nothingKnown(seats: number): Known {
  const lists = () => Array.from({ length: seats }, () => NOTHING);
  const windows = Array.from({ length: seats }, () => noWindows());
  return { hands: lists(), powers: lists(), hidden: lists(), stash: NO_SHEETS, windows, all: noneInAny() };
}

const NOTHING: readonly never[] = [];

function learn({ s }: Play, known: Known, seat: Seat): void {
  const windows = known.windows[seat];
  const hand = s.secret.hands[seat];
  const hidden = s.secret.hidden[seat];
  const { powers } = s.table.players[seat];
  known.hands[seat] = hand;
  known.powers[seat] = powers;
  known.hidden[seat] = hidden;
  known.stash = s.secret.stash;
  for (let word = 0; word < windows.length; word++) windows[word] = 0;
  for (const power of powers) joinWindows(windows, powerOf(power).windows);
  for (const card of hand) joinCard(windows, card, powers);
  for (const card of stashOf(s, seat)) joinCard(windows, card, powers);
  for (const power of hidden) joinWindows(windows, powerOf(power).windows);
  if (hidden.length === 0) return;
  for (let role = 0; role < ROLE_COUNT; role++)
    for (const window of [REGROUP, REVEAL, OUTCOME]) addWindow(windows, role, window);
}

/** The super side of a flare is for the owner of the alien alone (FLR-03). */
function joinCard(windows: number[], card: CardNumber, powers: readonly string[]): void {
  const own = windowsOfCard(card);
  if (own !== undefined) joinWindows(windows, own);
  const asSuper = windowsOfSuper(card);
  if (asSuper !== undefined && powers.includes(CARDS[card].flare as string)) joinWindows(windows, asSuper);
}

export function collect(g: Play, window: number, event: unknown, done: readonly string[], seats: number): Chance[] {
  const collecting: Collecting = { window, event, done, chances: [] };
  const { table: t, secret: x } = g.s;
  for (const seat of timingOrder(t)) {
    if ((seats & (1 << seat)) === 0) continue;
    if (t.encounter.lasting.length > 0) collectLasting(g, seat, collecting);
    collectPowers(g, seat, collecting);
    if (x.hidden[seat].length > 0) collectSheet(g, seat, collecting);
    collectCards(g, seat, collecting);
    if (t.techs.length > 0) collectTechs(g, seat, collecting);
    collectOpen(g, seat, collecting);
  }
  return collecting.chances;
}

/** What is searched for, what was already done in this window, and what was found so far. */
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
    if (uses === undefined || isSilent(t, seat, power)) continue;
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
  for (const { ref, under, may, use, compiled } of openUses(window)) {
    if (!under(g.s.table.settings, g.s.table) || may?.(g.s, seat) === false) continue;
    if ((ROLES[use.as] & roleOf(g.s.table, seat)) === 0) continue;
    if (use.once !== undefined && g.s.table.encounter.used.includes(openKey(ref, use.once, seat))) continue;
    const chance: Chance = { seat, use, ref, compiled, kind: "open", power: "", card: -1 };
    if (done.includes(useKey(chance)) || (use.when !== undefined && !use.when(g, seat, event as never))) continue;
    chances.push(chance);
  }
}

/** A face-down sheet may be turned up whenever its power could act or be of use, and at the start of every encounter (VHP-03). */
function collectSheet(g: Play, seat: Seat, { window, done, chances }: Collecting): void {
  if (g.s.table.encounter.loans.some((loan) => loan.to === seat)) return;
  for (const power of g.s.secret.hidden[seat]) {
    const compiled = powerOf(power);
    if (window !== REGROUP && !isOfUse(compiled, window, roleOf(g.s.table, seat))) continue;
    const chance: Chance = { seat, use: SHOW_SHEET, ref: "word/show-sheet", compiled, kind: "sheet", power, card: -1 };
    if (!done.includes(useKey(chance))) chances.push(chance);
  }
}

/**
 * True if the power acts here in this role. Also if it acts at a moment that comes only for powers already seen, as
 * when a card may be held back, or if its folds may change the result.
 */
function isOfUse({ byWindow, effect }: Compiled, window: number, role: number): boolean {
  if (window === OUTCOME && effect.folds !== undefined && role !== ROLES.uninvolved) return true;
  const uses = byWindow[window] ?? (window === REVEAL ? byWindow[TURN] : undefined);
  return uses?.some((use) => (ROLES[use.as] & role) !== 0) === true;
}

/** As far as others know, a face-down sheet could be any alien without set-up text (VHP-01, VHP-04). */
export function mayHaveSheetFor(g: Play, window: number, seat: Seat): boolean {
  const { table: t, secret: x } = g.s;
  if (x.hidden[seat].length === 0) return false;
  return alienPool(t.settings).some(
    (alien) => !hasSetUp(alien) && isOfUse(powerOf(alien), window, roleOf(t, seat)) && ownerOf(t, alien) === NOBODY,
  );
}

const REGROUP = windowNumber("regroup.start");
const REVEAL = windowNumber("reveal.before");
const TURN = windowNumber("reveal.turn");
const OUTCOME = windowNumber("reveal.outcome");

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
    if (uses === undefined || (tech.id === "" && !mayBeUsedUnseen(t, seat, tech, compiled.effect))) continue;
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
  if (flare === undefined) return ownEffect(card);
  if (!mayPlayFlare(g, seat, card)) return undefined;
  return active(g.s.table, seat, flare) && !isOnFlareSheet(g, card) ? superSide(card) : wildSide(card);
}

/** Lies on a sheet from which as many flares may be played as the owner likes. */
export function isOnFlareSheet(g: Play, card: CardNumber): boolean {
  const power = sheetWith(g.s.secret, card);
  return power !== undefined && powerOf(power).effect.stash?.flaresOnly === true;
}

/** One flare per player and encounter, each flare once (FLR-06, FLR-07, VUF-01). */
export function mayPlayFlare(g: Play, seat: Seat, card: CardNumber): boolean {
  const { encounter: e, settings } = g.s.table;
  if (e.flares.includes(card)) return false;
  return settings.unlimitedFlares || !e.flareUsers.includes(seat) || isOnFlareSheet(g, card);
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

/** The same for something that is open to all and that a player may do once. */
export function openKey(ref: Ref, once: string, seat: Seat): string {
  return `${ref}/${once}@${seat}`;
}

function refOfUse(power: string, use: Use): Ref {
  return powerOf(power).names.get(use)?.ref ?? `power/${power}`;
}
