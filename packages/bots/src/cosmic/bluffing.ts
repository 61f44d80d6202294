/** Saying what a card is, and doubting it. */
import {
  CARDS,
  type CardNumber,
  fromCards,
  otherSide,
  type Side,
  sideOf,
  type Table,
  type View,
} from "@hypergate/cosmic";
import { below, type OneQuestion, type Question, type Ref, type Rng } from "@hypergate/kernel";
import { valueNow } from "./judge.ts";
import { chanceToWin, type Outlook, outlookOf } from "./outlook.ts";

/** The truth if it wins, since it cannot be punished; otherwise the smallest lie that would and that the back allows. */
export function stated({ options, who }: OneQuestion, view: View): Ref | undefined {
  const said = view.chosen >= 0 ? nameOf(view.chosen) : undefined;
  const truth = options.find((ref) => ref === said);
  const side = sideOf(view.table, who) as Side;
  const outlook = outlookOf(view.table, side);
  const wins = (ref: Ref) => winsWith(outlook, ref);
  if (truth !== undefined && wins(truth)) return truth;
  const possible = options.filter((ref) => hasBack(view, side, ref));
  const lies = possible.filter((ref) => wins(ref) && unseen(view, ref) > 0);
  return lies.sort((a, b) => countsAs(view.table, a) - countsAs(view.table, b))[0] ?? truth ?? possible[0];
}

/** What costs nothing is believed, what cannot be is doubted, and in between one cannot know. Backs are seen (RD-13). */
export function doubts({ who, params }: Question, view: View, rng: Rng): boolean {
  const claim = String(params?.card);
  const t = view.table;
  const bluffer = who === t.encounter.offense ? t.encounter.defense : t.encounter.offense;
  const side = sideOf(t, bluffer) as Side;
  if (!winsWith(outlookOf(t, side), claim)) return false;
  return !hasBack(view, side, claim) || unseen(view, claim) === 0 || below(rng, 2) === 0;
}

function nameOf(card: CardNumber): Ref {
  return `name/${CARDS[card].name}`;
}

/** A card of this name. */
function cardCalled(name: Ref): CardNumber | undefined {
  return NAMED.get(name)?.[0];
}

/** The card of a side that lies face down has the back of cards of this name. */
function hasBack({ rewardFaceDown }: View, side: Side, name: Ref): boolean {
  const card = cardCalled(name);
  return card === undefined || (CARDS[card].back === "reward") === (rewardFaceDown[side] === true);
}

/** What a card of this name counts in this encounter. */
function countsAs(t: Table, name: Ref): number {
  const card = cardCalled(name);
  return card === undefined ? 0 : valueNow(t, card);
}

/** Would this card, lying open, win against the other card that is shown? An intimidate is an attack against one. */
function winsWith(outlook: Outlook, name: Ref): boolean {
  const { t, side } = outlook;
  const card = cardCalled(name);
  if (card === undefined) return false;
  const { type } = CARDS[card];
  const facesAttack = t.encounter.shown[otherSide(side)].type === "attack";
  if (type !== "attack" && !(type === "intimidate" && facesAttack)) return false;
  return chanceToWin(outlook, valueNow(t, card)) === 1;
}

/** Copies of a card that the viewer does not know to be elsewhere. */
function unseen({ table: t, hand }: View, name: Ref): number {
  const piles = [hand, t.discard, t.rewardDiscard];
  let n = 0;
  for (const card of NAMED.get(name) ?? [])
    if (!piles.some((pile) => pile.includes(card)) && !t.encounter.shown.some((shown) => shown.card === card)) n++;
  return n;
}

/** The cards of every name. */
const NAMED = new Map<Ref, CardNumber[]>();
fromCards(() => {
  NAMED.clear();
  for (const { n } of CARDS) NAMED.set(nameOf(n), [...(NAMED.get(nameOf(n)) ?? []), n]);
});
