/**
 * What each player could do at a window: every use whose role, frequency and condition fit. Nothing here changes the
 * game.
 */
import type { Ref, Seat } from "@hypergate/kernel";
import { CARDS, type CardNumber, cardRef } from "./cards.ts";
import { at, type Play, type Use } from "./effects.ts";
import {
  type Compiled,
  type CompiledPower,
  cardsActing,
  effectNamed,
  plainSide,
  powerOf,
  superSide,
  supersActing,
  techOf,
  wildSide,
} from "./installed.ts";
import { sheetWith } from "./piles.ts";
import { alienPool, hasSetUp } from "./pool.ts";
import { ownerOf, roleOf, timingOrder } from "./query.ts";
import { NOBODY } from "./state.ts";
import { mayBeUsedUnseen, techKey } from "./tech-chances.ts";
import { ROLES, WINDOW } from "./vocabulary.ts";
import type { Known, OpenHere } from "./who-acts.ts";
import { active, usableCards } from "./working.ts";

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
 * Everything these seats, found by `seatsToConsider` just before, could do at a window, but for what was done there.
 * Nothing if that is nothing.
 */
export function collect(
  g: Play,
  known: Known,
  window: number,
  event: unknown,
  done: readonly Chance[] | undefined,
  seats: number,
): Chance[] | undefined {
  const collecting: Collecting = { window, event, done, role: 0, chances: undefined };
  const { acting } = known;
  const open = known.open[window];
  const { table: t, secret: x } = g.s;
  const order = timingOrder(t);
  for (let i = 0; i < order.length; i++) {
    const seat = order[i];
    if ((seats & (1 << seat)) === 0) continue;
    collecting.role = roleOf(t, seat);
    if (t.encounter.lasting.length > 0) collectLasting(g, seat, collecting);
    if ((acting & (1 << seat)) !== 0) {
      collectPowers(g, seat, known.powersOf[seat], collecting);
      if (x.hidden[seat].length > 0) collectSheet(g, seat, collecting);
      collectCards(g, seat, collecting);
    }
    if (t.techs.length > 0) collectTechs(g, seat, collecting);
    if (open.length > 0) collectOpen(g, seat, open, known.openTo, collecting);
  }
  return collecting.chances;
}

/** What is searched for, what was already done in this window, and what was found so far. */
interface Collecting {
  readonly window: number;
  readonly event: unknown;
  readonly done: readonly Chance[] | undefined;
  /** The role of the seat whose chances are collected. */
  role: number;
  chances: Chance[] | undefined;
}

function add(collecting: Collecting, chance: Chance): void {
  if (collecting.chances === undefined) collecting.chances = [chance];
  else collecting.chances.push(chance);
}

/** This was done already since the window has been opened. */
function isDone({ done }: Collecting, ref: Ref, seat: Seat): boolean {
  if (done === undefined) return false;
  for (let i = 0; i < done.length; i++) if (done[i].ref === ref && done[i].seat === seat) return true;
  return false;
}

/** Sheets that lack of home colonies silences are not among these (`powersOf` of what a run knows). */
function collectPowers(g: Play, seat: Seat, powers: readonly CompiledPower[], collecting: Collecting): void {
  const { window, event, role } = collecting;
  const t = g.s.table;
  for (let n = 0; n < powers.length; n++) {
    const compiled = powers[n];
    const uses = compiled.byWindow[window];
    if (uses === undefined) continue;
    const power = compiled.id;
    const { used } = t.encounter;
    const zapped = t.encounter.zapped.includes(power);
    for (let i = 0; i < uses.length; i++) {
      const use = uses[i];
      if (zapped && use.passive !== true) continue;
      if ((use.roles & role) === 0) continue;
      const { ref, once } = compiled.namesByWindow[window][i];
      if (isOnce(use) && used.length > 0 && used.includes(once[seat])) continue;
      if (use.often !== "always" && isDone(collecting, ref, seat)) continue;
      if (use.when !== undefined && !use.when(g, seat, event as never)) continue;
      add(collecting, { seat, use, ref, compiled, kind: "power", power, card: -1 });
    }
  }
}

function collectLasting(g: Play, seat: Seat, collecting: Collecting): void {
  const { window, event } = collecting;
  for (const { effect, seat: owner } of g.s.table.encounter.lasting) {
    if (owner !== seat) continue;
    const compiled = effectNamed(effect);
    for (const use of compiled.lastingByWindow[window] ?? []) {
      if (isDone(collecting, effect, seat)) continue;
      if (use.when !== undefined && !use.when(g, seat, event as never)) continue;
      add(collecting, { seat, use, ref: effect, compiled, kind: "lasting", power: "", card: -1 });
    }
  }
}

function collectOpen(g: Play, seat: Seat, open: OpenHere, openTo: readonly number[], collecting: Collecting): void {
  const { event, role } = collecting;
  const { used } = g.s.table.encounter;
  for (let i = 0; i < open.length; i++) {
    if ((openTo[i] & (1 << seat)) === 0) continue;
    const { ref, use, compiled, keys } = open[i];
    if ((use.roles & role) === 0) continue;
    if (use.once !== undefined && used.length > 0 && used.includes(keys[seat])) continue;
    if (isDone(collecting, ref, seat) || (use.when !== undefined && !use.when(g, seat, event as never))) continue;
    add(collecting, { seat, use, ref, compiled, kind: "open", power: "", card: -1 });
  }
}

/** A face-down sheet may be turned up whenever its power could act or be of use, and at the start of every encounter (VHP-03). */
function collectSheet(g: Play, seat: Seat, collecting: Collecting): void {
  const { window, role } = collecting;
  if (g.s.table.encounter.loans.some((loan) => loan.to === seat)) return;
  for (const power of g.s.secret.hidden[seat]) {
    const compiled = powerOf(power);
    if (window !== REGROUP && !isOfUse(compiled, window, role)) continue;
    if (isDone(collecting, SHEET, seat)) continue;
    add(collecting, { seat, use: SHOW_SHEET, ref: SHEET, compiled, kind: "sheet", power, card: -1 });
  }
}

/**
 * True if the power acts here in this role. Also if it acts at a moment that comes only for powers already seen, as
 * when a card may be held back, or if its folds may change the result.
 */
function isOfUse({ byWindow, effect }: Compiled, window: number, role: number): boolean {
  if (window === OUTCOME && effect.folds !== undefined && role !== ROLES.uninvolved) return true;
  const uses = byWindow[window] ?? (window === REVEAL ? byWindow[TURN] : undefined);
  return uses?.some((use) => (use.roles & role) !== 0) === true;
}

/** As far as others know, a face-down sheet could be any alien without set-up text (VHP-01, VHP-04). */
export function mayHaveSheetFor(g: Play, window: number, seat: Seat): boolean {
  const { table: t, secret: x } = g.s;
  if (x.hidden[seat].length === 0) return false;
  return alienPool(t.settings).some(
    (alien) => !hasSetUp(alien) && isOfUse(powerOf(alien), window, roleOf(t, seat)) && ownerOf(t, alien) === NOBODY,
  );
}

const REGROUP = WINDOW["regroup.start"];
const REVEAL = WINDOW["reveal.before"];
const TURN = WINDOW["reveal.turn"];
const OUTCOME = WINDOW["reveal.outcome"];

const SHEET: Ref = "word/show-sheet";
const SHOW_SHEET: Use = at("regroup.start", { as: "any", rule: "VHP-03", run: () => undefined });

function collectCards(g: Play, seat: Seat, collecting: Collecting): void {
  const { window, event, role } = collecting;
  const acting = cardsActing(window);
  const supers = supersActing(window);
  const { used } = g.s.table.encounter;
  const cards = usableCards(g.s, seat);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (((acting[card] | supers[card]) & role) === 0) continue;
    const compiled = playableSide(g, seat, card);
    const uses = compiled?.byWindow[window];
    if (compiled === undefined || uses === undefined) continue;
    const ref = cardRef(card);
    if ((used.length > 0 && used.includes(ref)) || isDone(collecting, ref, seat)) continue;
    for (let n = 0; n < uses.length; n++) {
      const use = uses[n];
      if ((use.roles & role) === 0) continue;
      if (use.when !== undefined && !use.when(g, seat, event as never)) continue;
      add(collecting, { seat, use, ref, compiled, kind: "card", power: "", card });
      break;
    }
  }
}

function collectTechs(g: Play, seat: Seat, collecting: Collecting): void {
  const { window, event, role } = collecting;
  const { table: t, secret: x } = g.s;
  for (const [i, tech] of t.techs[seat].entries()) {
    const id = x.techs[seat][i];
    const compiled = techOf(id);
    const uses = compiled.byWindow[window];
    if (uses === undefined || (tech.id === "" && !mayBeUsedUnseen(t, seat, tech, compiled.effect))) continue;
    for (const use of uses) {
      if ((use.roles & role) === 0) continue;
      const ref = compiled.source.by;
      if (use.often !== "always" && isDone(collecting, ref, seat)) continue;
      if (isOnce(use) && t.encounter.used.includes(techKey(id, use, seat))) continue;
      if (use.when !== undefined && !use.when(g, seat, event as never)) continue;
      add(collecting, { seat, use, ref, compiled, kind: "tech", power: "", card: -1 });
    }
  }
}

/** The side of a card a player could use: super for the named alien while its power works, wild otherwise (FLR-02 to 05). */
function playableSide(g: Play, seat: Seat, card: CardNumber): Compiled | undefined {
  const plain = plainSide(card);
  if (plain !== undefined) return plain;
  const { flare } = CARDS[card];
  if (flare === undefined || !mayPlayFlare(g, seat, card)) return undefined;
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

/** Once per encounter. */
function isOnce(use: Use): boolean {
  return use.often === undefined || use.often === "encounter";
}

/** The key under which a use is remembered until the encounter is over. */
export function usedKey(power: string, use: Use, seat: Seat): string {
  return powerOf(power).names.get(use)?.once[seat] ?? `power/${power}/${use.at}@${seat}`;
}
