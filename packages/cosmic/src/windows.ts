/**
 * Response windows: the one way in which powers, flares, artifacts and reinforcements come to act.
 *
 * A step opens a window when something happens that could be answered (`openWindow(g, WINDOW["planning.before"])`). Then
 *
 *   1. Everything that may act there is collected: uses of active powers and playable cards whose role, frequency and
 *      own condition fit.
 *   2. Players are considered in timing order: offense, defense, then clockwise (TIM-02). If the first player with
 *      something to do has a mandatory use, or anybody has one that comes before all else, it happens. Otherwise all
 *      players with optional ones are asked at once, so that being asked tells nothing, and the first in timing order
 *      who wants to act does.
 *   3. Whatever was done may have changed the table, so it starts again at 1. The window closes when all pass (TIM-03).
 *
 * A use of a power (`usePower`) is declared with everything chosen for it (CLR-06) and opens the window `power.used`, in
 * which it may be zapped: then the power is off for the rest of the encounter (ZAP-03). A card (`playCard`) is laid down and
 * opens `card.played`, in which it may be cancelled, stopped or stolen. Zaps are cards like any other, so they answer
 * each other without further rules.
 */
import { enter, isHeard, leave, type Params, type Seat, tell } from "@hypergate/kernel";
import { type Offers, poll, rule } from "./asking.ts";
import { CARDS, type CardNumber, cardOf, cardRef, flareOf } from "./cards.ts";
import type { CardType } from "./catalogue.ts";
import { type Chance, collect, isOnFlareSheet, mayPlayFlare, usedKey } from "./chances.ts";
import { mayBeCardFor } from "./courtesy.ts";
import { at, type Play, type Technology, type Use } from "./effects.ts";
import type { CardPlayed, Events } from "./events.ts";
import { firstToAct } from "./first-to-act.ts";
import { type Compiled, openKey, powerOf, superSide, wildSide } from "./installed.ts";
import {
  discardFromPlay,
  isDiscarded,
  layDown,
  putInto,
  putOnSheet,
  sheetWith,
  takeFrom,
  takeOffSheet,
  toHand,
} from "./piles.ts";
import { isAnySheetHidden, isOver } from "./query.ts";
import { PASS, playerRef } from "./refs.ts";
import { usedAs } from "./subjects.ts";
import { techKey } from "./tech-chances.ts";
import { checkVictory } from "./victory.ts";
import { WINDOW, type Window, type WindowNumber } from "./vocabulary.ts";
import { type Known, knownNow, seatsToConsider } from "./who-acts.ts";
import { active, keepsPower, usableCards } from "./working.ts";

/**
 * Opens a window and lets everybody act who can and wants to. `stop` ends it early, when there is nothing left to
 * respond to. With `only`, it is opened ahead of time and only for the cards of one player (PLN-04). Returns whether
 * anybody has acted.
 */
export function openWindow<W extends Window>(
  g: Play,
  window: WindowNumber<W>,
  event: Events[W],
  stop?: (event: Events[W], g: Play) => boolean,
  only?: Seat,
): boolean {
  const asksAll = g.courtesy && (mayBeCardFor(g, window) || isAnySheetHidden(g.s));
  const known = knownNow(g);
  const seats = seatsToConsider(g, known, window);
  return (seats !== 0 || asksAll) && respond(g, known, window, event, asksAll, seats, stop as Stop | undefined, only);
}

type Stop = (event: unknown, g: Play) => boolean;

/** For windows that close once the encounter has its result. */
export function hasResult(_event: undefined, g: Play): boolean {
  return g.s.table.encounter.result !== "none";
}

/** Lets players act one after the other until all pass. Returns whether anybody has. */
function respond(
  g: Play,
  known: Known,
  window: number,
  event: unknown,
  asksAll: boolean,
  concerned: number,
  stop?: Stop,
  only?: Seat,
): boolean {
  let seats = concerned;
  let done: Chance[] | undefined;
  let reached: number[] | undefined;
  while (!isOver(g.s) && stop?.(event, g) !== true) {
    let chances = collect(g, known, window, event, done, seats) ?? NOTHING;
    if (chances.length === 0 && !g.courtesy) break;
    if (reached !== undefined) chances = notPassed(chances, reached);
    if (only !== undefined) chances = cardsOf(chances, only);
    if (chances.length === 0 && !g.courtesy) break;
    const late = hasLast(chances) ? chances.filter(isLast) : NOTHING;
    if (late.length > 0) chances = chances.filter(isNotLast);
    let next = firstToAct(g, window, event, chances, only);
    if (next === undefined && (late.length > 0 || g.courtesy)) next = firstToAct(g, window, event, late, only, true);
    if (next === undefined) break;
    if (done === undefined) done = [next];
    else done.push(next);
    if (next.use.order !== undefined) {
      reached ??= [];
      reached[next.seat] = next.use.order;
    }
    act(g, next, event);
    if (g.s.table.encounter.phase !== "resolution") checkVictory(g);
    seats = seatsToConsider(g, knownNow(g), window);
    if (seats === 0 && !asksAll) break;
  }
  return done !== undefined;
}

const NOTHING: readonly never[] = [];

/** Without those after which their player has used an effect that comes later at this window (CLR-09). */
function notPassed(chances: readonly Chance[], reached: readonly number[]): Chance[] {
  return chances.filter(({ seat, use }) => use.order === undefined || use.order >= (reached[seat] ?? 0));
}

function cardsOf(chances: readonly Chance[], seat: Seat): Chance[] {
  return chances.filter((chance) => chance.seat === seat && chance.kind === "card");
}

/** Comes after all other effects at its window (TIM-05). No card does. */
function isLast(chance: Chance): boolean {
  return chance.use.last === true;
}

function isNotLast(chance: Chance): boolean {
  return chance.use.last !== true;
}

function hasLast(chances: readonly Chance[]): boolean {
  for (let i = 0; i < chances.length; i++) if (chances[i].use.last === true) return true;
  return false;
}

function act(g: Play, chance: Chance, event: unknown): void {
  const { seat, use } = chance;
  switch (chance.kind) {
    case "card":
      playCard(g, seat, chance.card, chance.compiled, use, event);
      return;
    case "power":
      usePower(g, seat, chance.power, use, event);
      return;
    case "tech":
      useTech(g, chance, event);
      return;
    case "sheet":
      showSheet(g, seat);
      return;
    case "lasting":
    case "open": {
      const choice = use.declare?.(g, seat, event as never);
      if (use.declare !== undefined && choice === undefined) return;
      if (use.once !== undefined) g.s.table.encounter.used.push(openKey(chance.ref, use.once, seat));
      use.run(g, seat, event as never, choice as never);
      return;
    }
  }
}

/** Declares a use of a technology. Its own run lets others answer and does what follows. */
function useTech(g: Play, { seat, use, compiled }: Chance, event: unknown): void {
  const choice = use.declare?.(g, seat, event as never);
  if (use.declare !== undefined && choice === undefined) return;
  g.s.table.encounter.used.push(techKey((compiled.effect as Technology).id, use, seat));
  use.run(g, seat, event as never, choice as never);
}

/** Declares and, unless it is zapped, carries out a use of a power. True if it was carried out. */
export function usePower(g: Play, seat: Seat, power: string, use: Use, event: unknown): boolean {
  const flare = flareOf(power);
  const inPlay = g.s.table.inPlay.includes(flare);
  const done = declareUse(g, seat, power, use, event);
  if (!inPlay && g.s.table.inPlay.includes(flare)) cardUsed(g, seat, flare, superSide(flare), "flare");
  return done;
}

function declareUse(g: Play, seat: Seat, power: string, use: Use, event: unknown): boolean {
  const e = g.s.table.encounter;
  if (use.unless?.(g, seat, event as never) === true) return false;
  const choice = use.declare?.(g, seat, event as never);
  if (use.declare !== undefined && choice === undefined) return false;
  e.used.push(usedKey(power, use, seat));
  if (use.passive === true) {
    use.run(g, seat, event as never, choice as never);
    return true;
  }
  if (g.events !== undefined) enter(g, `use ${power}`);
  const on = saidOf(use, seat, choice);
  if (isHeard(g)) tell(g, "power.used", usedAs({ player: playerRef(seat), power: `power/${power}` }, on));
  const used = { seat, power, zapped: false, on };
  openWindow(g, WINDOW["power.used"], used, isZapped);
  if (used.zapped) {
    if (!e.zapped.includes(power)) e.zapped.push(power);
    tell(g, "power.zapped", { player: playerRef(seat), power: `power/${power}` });
    use.zapped?.(g, seat, event as never, choice as never);
  } else use.run(g, seat, event as never, choice as never);
  leave(g);
  return !used.zapped;
}

function isZapped({ zapped }: Events["power.used"]): boolean {
  return zapped;
}

/** What all hear of the choice that a use is declared with, as refs (CLR-06); empty if that is nothing. */
export function saidOf(use: Use, seat: Seat, choice: unknown): string {
  return use.said === undefined ? "" : use.said(choice as never, seat).join(" ");
}

/** Cancels a use of a power, which is off from this very moment (ZAP-03). */
export function zap(g: Play, used: Events["power.used"]): void {
  used.zapped = true;
  g.s.table.encounter.zapped.push(used.power);
}

/**
 * Plays a card from hand. Its effect happens unless the card is cancelled, stopped or stolen on the way. `as` is what it
 * counts as, if that is not what is printed on it.
 */
export function playCard(
  g: Play,
  seat: Seat,
  card: CardNumber,
  compiled: Compiled,
  use: Use,
  event: unknown,
  as: CardType = CARDS[card].type,
): boolean {
  const t = g.s.table;
  const choice = use.declare?.(g, seat, event as never);
  if (use.declare !== undefined && choice === undefined) return false;
  const isFree = isOnFlareSheet(g, card);
  if (use.secretly !== true && !borrow(g, seat, card)) return false;
  if (RUNS_BY_ITSELF.has(as)) {
    use.run(g, seat, event as never, { ...(choice as object), card } as never);
    return true;
  }
  if (use.secretly === true) {
    use.run(g, seat, event as never, choice as never);
    return true;
  }
  if (g.events !== undefined) enter(g, `play ${CARDS[card].name}`);
  layDown(g, seat, card);
  if (as === "flare") {
    t.encounter.flares.push(card);
    if (!isFree) t.encounter.flareUsers.push(seat);
  }
  const on = saidOf(use, seat, choice);
  if (isHeard(g)) tell(g, "card.played", usedAs(playParams(seat, card, compiled, use), on));
  const against = (event as { seat?: Seat } | undefined)?.seat ?? -1;
  const { effect } = compiled;
  const played: CardPlayed = { seat, card, as, effect, at: use.at, against, fate: "works", thief: -1, on };
  openWindow(g, WINDOW["card.played"], played, isStopped);
  if (played.fate === "works") {
    use.run(g, seat, event as never, choice as never);
    if (use !== BOOST) cardUsed(g, seat, card, compiled, as);
  } else {
    tell(g, `card.${played.fate}`, playParams(seat, card, compiled, use));
    if (played.fate === "discarded") discardPlayed(g, seat, card);
    else returnPlayed(g, seat, played.fate === "stolen" ? played.thief : seat, card);
  }
  leave(g);
  return played.fate === "works";
}

function isStopped({ fate }: CardPlayed): boolean {
  return fate !== "works";
}

function playParams(seat: Seat, card: CardNumber, compiled: Compiled, use: Use): Params {
  return { player: playerRef(seat), card: cardRef(card), side: sideWord(card, compiled), rule: use.rule };
}

/** Cards that are not announced before they do something: their own run says what all hear. */
const RUNS_BY_ITSELF: ReadonlySet<CardType> = new Set(["reinforcement", "kicker", "intimidate"]);

/** A card has done what it does. */
function cardUsed(g: Play, seat: Seat, card: CardNumber, compiled: Compiled, as: CardType): void {
  putAway(g, seat, card, compiled, as);
  if (as === "flare") openWindow(g, WINDOW["flare.used"], { seat, card, isSuper: compiled === superSide(card) });
}

/** Which side of a flare is played; nothing for an artifact. */
function sideWord(card: CardNumber, compiled: Compiled): string {
  if (compiled === superSide(card)) return "super";
  return compiled === wildSide(card) ? "wild" : "";
}

/**
 * For a card on the own sheet: makes the use that is needed to play it, if any, and remembers where the card belongs.
 * False if that use was zapped. Cards in hand need nothing.
 */
export function borrow(g: Play, seat: Seat, card: CardNumber): boolean {
  const { secret: x } = g.s;
  const power = sheetWith(x, card);
  if (power === undefined) return true;
  const { stash } = powerOf(power).effect;
  if (stash === undefined) return false;
  const works = stash.playing === undefined || useFor(g, seat, power, stash.playing, card);
  if (works) x.borrowed.push({ card, seat, power, back: stash.back(g, seat) });
  return works;
}

/**
 * Declares the use with the card that lies on the sheet; until that is done, the card cannot be used for anything else.
 */
function useFor(g: Play, seat: Seat, power: string, playing: Use, card: CardNumber): boolean {
  const { secret: x } = g.s;
  takeOffSheet(x, power, card);
  putInto(x.aside, seat, [card]);
  const works = usePower(g, seat, power, playing, undefined);
  takeFrom(x.aside, seat, card);
  putOnSheet(x, power, [card]);
  return works;
}

/** An artifact is discarded (ART-01); a flare returns to hand unless its text says otherwise (FLR-08). */
function putAway(g: Play, seat: Seat, card: CardNumber, compiled: Compiled, as: CardType): void {
  if (!g.s.table.inPlay.includes(card)) return;
  if (as !== "flare") {
    const spent = { seat, card, kept: false };
    if (as === "artifact") openWindow(g, WINDOW["card.spent"], spent, (now) => now.kept);
    if (spent.kept) returnPlayed(g, seat, seat, card);
    else discardPlayed(g, seat, card);
    return;
  }
  const side = compiled.effect as { after?: (g: Play, me: Seat, card: CardNumber) => Seat | "discard" };
  const destination = side.after?.(g, seat, card) ?? seat;
  if (destination === "discard") discardPlayed(g, seat, card);
  else returnPlayed(g, seat, destination, card);
}

/** A card goes to a hand; one from a sheet may have to be discarded instead. */
function returnPlayed(g: Play, seat: Seat, to: Seat, card: CardNumber): void {
  toHand(g, to, card);
  if (isDiscarded(g.s.table, card)) openWindow(g, WINDOW["cards.discarded"], { seat, cards: [card] });
}

function discardPlayed(g: Play, seat: Seat, card: CardNumber): void {
  discardFromPlay(g, card);
  openWindow(g, WINDOW["cards.discarded"], { seat, cards: [card] });
}

/**
 * For a power that its own super flare changes during use: lets the owner play that flare now. True if the flare takes
 * effect. With `effect` that is all it does; otherwise it stays on the table until the use is over (FLR-09). Whether it is of
 * use may hang on what only the owner sees, so with courtesy it is asked all the same.
 */
export function boosted(g: Play, seat: Seat, power: string, effect?: () => void, isOfUse = true): boolean {
  const card = flareOf(power);
  const holds = isOfUse && mayBoost(g, seat, power);
  if (!holds && !(g.courtesy && g.s.table.settings.useFlares)) return false;
  const offers: Offers = [];
  if (holds) offers[seat] = [PASS, cardRef(card)];
  const chosen = poll(g, "boost", rule(`${power} super`), [seat], offers, { power: `power/${power}` })?.[seat];
  if (chosen === undefined) return false;
  const use = effect === undefined ? BOOST : { ...BOOST, run: effect };
  return playCard(g, seat, cardOf(chosen), superSide(card), use, undefined);
}

/**
 * Does a player hold the flare that changes this power, and may it be played? Only that player may know. On a sheet of flares it is
 * a wild one (host 2).
 */
export function mayBoost(g: Play, seat: Seat, power: string): boolean {
  const card = flareOf(power);
  if (!usableCards(g.s, seat).includes(card) || isOnFlareSheet(g, card)) return false;
  return mayPlayFlare(g, seat, card) && active(g.s.table, seat, power);
}

const BOOST: Use = at("power.used", { as: "any", rule: "FLR-03", run: () => undefined });

const TURN = WINDOW["reveal.turn"];

/** Could this player keep a card face down? Then the other card is turned up first. */
export function mayHoldBack(g: Play, seat: Seat): boolean {
  for (const power of g.s.table.players[seat].powers)
    if (powerOf(power).byWindow[TURN] !== undefined && active(g.s.table, seat, power)) return true;
  return false;
}

/** A face-down sheet is turned up for good (VHP-03); a power that is always kept works at once (PWR-07). */
function showSheet(g: Play, seat: Seat): void {
  const { table: t, secret: x } = g.s;
  const powers = x.hidden[seat];
  x.hidden[seat] = [];
  t.players[seat].powers = t.players[seat].powers.concat(powers);
  if (keepsPower(t, seat)) t.players[seat].powerless = false;
  g.fence = g.used;
  tell(g, "sheet.shown", { player: playerRef(seat), power: `power/${powers[0]}` });
}
