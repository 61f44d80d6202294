/** Cards that players lay before them besides their encounter cards: intimidates and kickers. */
import { type Seat, tell } from "@hypergate/kernel";
import { CARDS, type CardNumber, cardRef, NONE } from "./cards.ts";
import type { KickerText, Play } from "./effects.ts";
import { laidBy } from "./encounter-cards.ts";
import { ownEffect } from "./installed.ts";
import { lastOn } from "./lasting.ts";
import { takeFromPlayer, toHand } from "./piles.ts";
import { mainPlayer, otherSide } from "./query.ts";
import { playerRef } from "./refs.ts";
import { multiplyCards } from "./showing.ts";
import { DEFENSE, type LaidCard, NOBODY, OFFENSE, type Side, type Table } from "./state.ts";

const SIDES = [OFFENSE, DEFENSE] as const;

/** A player announces a card of this type and lays it face down; it is no longer part of the hand (IN-3). */
export function layBefore(g: Play, seat: Seat, card: CardNumber, type: LaidCard["type"]): void {
  takeFromPlayer(g, seat, card);
  g.s.table.encounter.laid.push({ seat, type, card: NONE, off: false });
  g.s.secret.laid.push(card);
  tell(g, `laid.${type}`, { player: playerRef(seat) }, { [seat]: { card: cardRef(card) } });
}

/** Takes a card that was laid down off the table. */
export function takeUp(g: Play, i: number): CardNumber {
  g.s.table.encounter.laid.splice(i, 1);
  return g.s.secret.laid.splice(i, 1)[0];
}

/** Cards still face down go back to the hands they came from, unseen (IN-10, KI-11); one from a sheet goes where its power says. */
export function returnLaid(g: Play, which: (laid: LaidCard) => boolean): void {
  const { laid } = g.s.table.encounter;
  const { borrowed } = g.s.secret;
  for (let i = laid.length - 1; i >= 0; i--) {
    const { seat, type, card: shown } = laid[i];
    if (shown !== NONE || !which(laid[i])) continue;
    const card = takeUp(g, i);
    const back = borrowed.find((one) => one.card === card)?.back ?? seat;
    toHand(g, seat, card);
    tell(g, "laid.returned", { player: playerRef(back < 0 ? seat : back), type: `type/${type}` });
  }
}

/** KI-1: kickers are turned up together with the encounter cards. */
export function turnUpKickers(g: Play): void {
  const { table: t, secret: x } = g.s;
  if (t.encounter.laid.length === 0) return;
  t.encounter.laid.forEach((one, i) => {
    if (one.type !== "kicker" || one.card !== NONE) return;
    one.card = x.laid[i];
    x.laid[i] = NONE;
    t.inPlay.push(one.card);
    g.fence = g.used;
    tell(g, "reveal.kicker", { player: playerRef(one.seat), card: cardRef(one.card) });
  });
}

/** The kicker of a side, if it is face up and nothing has cancelled it. */
function kickerOf(t: Table, side: Side): LaidCard | undefined {
  const i = laidBy(t, mainPlayer(t, side), "kicker");
  const laid = i === NOBODY ? undefined : t.encounter.laid[i];
  return laid === undefined || laid.card === NONE || laid.off ? undefined : laid;
}

function textOf({ card }: LaidCard): KickerText {
  return ownEffect(card)?.effect.kicker ?? NO_TEXT;
}

const NO_TEXT: KickerText = {};

/** Kickers begin to count: first those that cancel the others, then what each of the rest says (step 6 of section 1.9). */
export function startKickers(g: Play): void {
  const t = g.s.table;
  if (t.encounter.laid.length === 0) return;
  for (const side of SIDES) {
    const mine = kickerOf(t, side);
    const other = kickerOf(t, otherSide(side));
    if (mine === undefined || other === undefined || textOf(mine).cancelsOthers !== true) continue;
    cancelKicker(g, other);
  }
  for (const side of SIDES) startKicker(g, side);
}

function cancelKicker(g: Play, laid: LaidCard): void {
  laid.off = true;
  tell(g, "kicker.cancelled", { player: playerRef(laid.seat), card: cardRef(laid.card) });
}

/** A kicker is laid down and turned up after the reveal: it counts at once, as if it had been there. */
export function addKicker(g: Play, side: Side, card: CardNumber): void {
  const t = g.s.table;
  layBefore(g, mainPlayer(t, side), card, "kicker");
  turnUpKickers(g);
  const mine = kickerOf(t, side);
  const other = kickerOf(t, otherSide(side));
  if (mine !== undefined && other !== undefined && textOf(other).cancelsOthers === true) cancelKicker(g, mine);
  else if (mine !== undefined && other !== undefined && textOf(mine).cancelsOthers === true)
    stopKicker(g, otherSide(side), other);
  startKicker(g, side);
}

/** A kicker that counted is cancelled. */
function stopKicker(g: Play, side: Side, laid: LaidCard): void {
  const { encounter: e } = g.s.table;
  const { name } = CARDS[laid.card];
  const { bothSides } = textOf(laid);
  cancelKicker(g, laid);
  e.lasting = e.lasting.filter(({ effect, seat }) => effect !== `card/${name}` || seat !== laid.seat);
  for (const one of SIDES) if (one === side || bothSides === true) e.times[one] /= numberOf(laid);
  multiplyCards(g);
}

/** The kicker of one side begins to count: it multiplies attacks, and its text works until the encounter is over. */
export function startKicker(g: Play, side: Side): void {
  const t = g.s.table;
  const mine = kickerOf(t, side);
  if (mine === undefined) return;
  const { bothSides, act } = textOf(mine);
  const { value, name } = CARDS[mine.card];
  lastOn(g, `card/${name}`, mine.seat, side);
  act?.(g, mine.seat);
  for (const one of SIDES) if (one === side || bothSides === true) t.encounter.times[one] *= value;
  multiplyCards(g);
}

/** The kicker of a side multiplies attacks, so that it could multiply them once more (DR-11). */
export function canRaiseKicker(t: Table, side: Side): boolean {
  const mine = kickerOf(t, side);
  return mine !== undefined && CARDS[mine.card].value > 1;
}

/** The kicker of a side multiplies by one more than it says. */
export function raiseKicker(g: Play, side: Side): void {
  const t = g.s.table;
  const mine = kickerOf(t, side);
  if (mine === undefined) return;
  const before = numberOf(mine);
  mine.raised = true;
  for (const one of SIDES)
    if (one === side || textOf(mine).bothSides === true)
      t.encounter.times[one] = (t.encounter.times[one] / before) * numberOf(mine);
  multiplyCards(g);
}

/** What a kicker multiplies by. */
function numberOf({ card, raised }: LaidCard): number {
  return CARDS[card].value + (raised === true ? 1 : 0);
}

/** By how much the kicker of a side multiplies what is not a card: compensation, and ships lost after a failed deal (KI-5, KI-6). */
export function kickedBy(t: Table, side: Side): number {
  if (t.encounter.laid.length === 0) return 1;
  const mine = kickerOf(t, side);
  return mine === undefined || textOf(mine).attacksOnly === true ? 1 : numberOf(mine);
}
