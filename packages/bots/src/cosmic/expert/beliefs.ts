/**
 * What a player believes of hidden cards beyond what the rules of dealing say: others choose their encounter cards with
 * care, have a reason to go on with their turn, still hold the flares that they have just used, and have what they offer. An
 * imagined table is dealt without any of this; here its hidden cards change places until it fits. Only the imagined table and the view are
 * looked at, so nothing of the real cards is learnt.
 */
import {
  CARDS,
  type CardNumber,
  cardOf,
  cosmic,
  DEFENSE,
  IS_ENCOUNTER,
  IS_REWARD,
  OFFENSE,
  playerOf,
  type State,
  type View,
} from "@hypergate/cosmic";
import { below, type Question, type Rng, type Seat } from "@hypergate/kernel";
import { bestAttack, bestCard, POOR } from "../judge.ts";

/** Of ten players, so many choose the card that a sensible one would. */
const CHOOSE_WELL = 7;
/** Of ten who go on with their turn, so many have an attack to do it with. */
const GO_ON_WELL = 8;

type Hands = State["secret"]["hands"];

/** Moves hidden cards of an imagined table to where this viewer believes them to be. */
export function believing(view: View, rng: Rng, question?: Question): (before: State) => void {
  const seen = seenBy(view);
  const held = [...usedFlares(view), ...offered(question)].filter(([, seat]) => seat !== view.viewer);
  return (before) => {
    for (const [card, seat] of held) if (!seen.has(card)) hold(view, before, card, seat, seen, rng);
    goOnForAReason(view, before, seen, rng);
    chooseWithCare(view, before, seen, rng);
  };
}

/** Cards that the viewer has seen by now: they stay where they are, and may have been hidden when the step began. */
function seenBy(view: View): ReadonlySet<CardNumber> {
  const { table: t, hand, aside, stash, under, chosen } = view;
  const shown = t.encounter.shown.flatMap(({ card, extra }) => [card, ...extra]);
  const played = t.encounter.reinforcements.map(({ card }) => card);
  const piles = [t.discard, t.rewardDiscard, t.gone, t.inPlay, hand, aside, stash, under, shown, played];
  return new Set([chosen, ...piles.flat()]);
}

/** A card and the seat that is known to hold it. */
type Held = readonly [card: CardNumber, seat: Seat];

/** A flare goes back to the hand of its user, and everybody has seen whose it is. */
function usedFlares({ table }: View): readonly Held[] {
  const { flares, flareUsers } = table.encounter;
  // Flares that come from sheets name no user; then it is not clear which of them is whose.
  return flares.length === flareUsers.length ? flares.map((card, i) => [card, flareUsers[i]] as const) : [];
}

/** Who offers a card by its name has it. */
function offered(question: Question | undefined): readonly Held[] {
  if (question?.kind !== "deal" || question.standing === undefined) return [];
  const other = playerOf(String(question.params?.player));
  const refs = Object.keys(question.standing.want).filter((ref) => ref.startsWith("card/"));
  return refs.map((ref) => [cardOf(ref), other] as const);
}

/** Puts a card into a hand, and one of that hand into its place. */
function hold(
  { viewer, table }: View,
  { secret: x }: State,
  card: CardNumber,
  seat: Seat,
  seen: ReadonlySet<CardNumber>,
  rng: Rng,
): void {
  if (x.hands[seat].includes(card)) return;
  const { flares } = table.encounter;
  const free = x.hands[seat].filter(
    (one) => IS_REWARD[one] === IS_REWARD[card] && !flares.includes(one) && !seen.has(one),
  );
  if (free.length === 0) return;
  const other = free[below(rng, free.length)];
  const holder = x.hands.findIndex((hand, one) => one !== viewer && hand.includes(card));
  const deck = IS_REWARD[card] ? x.rewardDeck : x.deck;
  const at = deck.indexOf(card);
  if (holder >= 0) exchange(x.hands, holder, card, other);
  else if (at >= 0) deck[at] = other;
  else return;
  exchange(x.hands, seat, other, card);
}

/** Nobody begins another encounter of a turn without something to fight with, as a rule. */
function goOnForAReason(view: View, { secret: x, table: t }: State, seen: ReadonlySet<CardNumber>, rng: Rng): void {
  const { seat, encounters } = t.turn;
  if (seat === view.viewer || seat !== t.encounter.offense || encounters < 2 || x.chosen[OFFENSE] >= 0) return;
  const hand = x.hands[seat];
  const poor = hand.filter((card) => IS_ENCOUNTER[card] && !IS_REWARD[card] && !seen.has(card));
  if (poor.length === 0 || bestAttack(hand) >= POOR || below(rng, 10) >= GO_ON_WELL) return;
  const isGood = (card: CardNumber) => CARDS[card].type === "attack" && CARDS[card].value >= POOR && !seen.has(card);
  const good = x.deck.flatMap((card, i) => (isGood(card) ? [i] : []));
  if (good.length === 0) return;
  const at = good[below(rng, good.length)];
  const given = poor[below(rng, poor.length)];
  exchange(x.hands, seat, given, x.deck[at]);
  x.deck[at] = given;
}

/** A card that lies face down was the best of several. */
function chooseWithCare(view: View, before: State, seen: ReadonlySet<CardNumber>, rng: Rng): void {
  const { secret: x, table: t } = before;
  for (const side of [OFFENSE, DEFENSE] as const) {
    const seat: Seat = t.encounter.chosenBy[side];
    const chosen: CardNumber = x.chosen[side];
    if (chosen < 0 || seat < 0 || seat === view.viewer || !view.faceDown[side] || seen.has(chosen)) continue;
    if (chosen === view.chosen) continue;
    if (below(rng, 10) >= CHOOSE_WELL) continue;
    const isAlike = (card: CardNumber) =>
      IS_ENCOUNTER[card] && IS_REWARD[card] === IS_REWARD[chosen] && !seen.has(card);
    const card = bestCard(cosmic.view(before, seat), side, [chosen, ...x.hands[seat].filter(isAlike)]);
    if (card === chosen) continue;
    exchange(x.hands, seat, card, chosen);
    x.chosen[side] = card;
  }
}

/** Puts one card in the place of another. Lists of hands are replaced and never changed. */
function exchange(hands: Hands, seat: Seat, from: CardNumber, to: CardNumber): void {
  hands[seat] = hands[seat].map((card) => (card === from ? to : card));
}
