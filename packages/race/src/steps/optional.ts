/** The optional powers of the Consume phase: discarding hand cards, and the two Gambling Worlds (8.13, 8.17, 8.18). */
import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { CARD_REF, type Card, COST, knownCard, NONE } from "../cards.ts";
import {
  asking,
  askOne,
  askSome,
  awaitTurn,
  cardsAmong,
  discard,
  drawApart,
  type Game,
  gainChips,
  listed,
  NOTHING,
  quiet,
  refsOf,
  remove,
  takeTop,
} from "../play.ts";
import { OPTIONAL_POWER, OPTIONAL_REF, type OptionalPower } from "../powers/consume.ts";

const DISCARD = asking("consume.discard", "rule/consume", "8.13");
const NAME = asking("gamble.name", "rule/consume", "8.18");
const ANTE = asking("gamble.ante", "rule/consume", "8.17", "always");
const TAKE = asking("gamble.take", "rule/consume", "8.17");

/**
 * Whether there may be anything to do with the power, as far as all can see: which cards a hand holds must not show.
 * Earned cards that are not taken yet count as hand cards.
 */
export function isPossible(g: Game, seat: Seat, card: Card): boolean {
  const { hands, due, deck, discard: pile } = g.s.secret;
  const power = OPTIONAL_POWER[card];
  if (power === undefined) return false;
  if (power.does === "gambleName") return deck.length + pile.length > 0;
  return due[seat] > 0 || hands[seat].length > 0;
}

/** Uses the power or declines it. False if the hand holds nothing for it: then it is still there to be used later (8.13). */
export function useOptional(g: Game, seat: Seat, card: Card): boolean {
  const power = OPTIONAL_POWER[card];
  if (power === undefined) return true;
  switch (power.does) {
    case "consumeDiscardHand":
      discardHand(g, seat, card, power);
      return true;
    case "gambleName":
      name(g, seat, card, power);
      return true;
    case "gambleAnte":
      return ante(g, seat, card, power);
  }
}

/** VPs for discarded cards are never doubled (8.14). */
function discardHand(
  g: Game,
  seat: Seat,
  card: Card,
  power: Extract<OptionalPower, { does: "consumeDiscardHand" }>,
): void {
  const { hands, due } = g.s.secret;
  const most = Math.min(power.upTo, hands[seat].length);
  const params = { max: most, power: OPTIONAL_REF[card] };
  const cards = cardsAmong(hands[seat], askSome(g, seat, DISCARD, refsOf(hands[seat]), 0, most, params));
  const n = cards.length;
  if (n === 0) return;
  discard(g, seat, cards);
  const vp = n * (power.vp ?? 0);
  const drawn = n * (power.cards ?? 0);
  gainChips(g, seat, vp);
  due[seat] += drawn;
  if (!quiet(g))
    tell(
      g,
      "consume.discarded",
      { who: seat, card: CARD_REF[card], n, vp, drawn },
      { [seat]: { cards: listed(cards) } },
    );
}

/** 8.18: name a number and flip the top card. */
function name(g: Game, seat: Seat, card: Card, power: Extract<OptionalPower, { does: "gambleName" }>): void {
  const options: Ref[] = [NOTHING];
  for (let n = power.from; n <= power.to; n++) options.push(`number/${n}`);
  const answer = askOne(g, seat, NAME, options, { power: OPTIONAL_REF[card] });
  if (answer === NOTHING) return;
  awaitTurn(g, seat);
  g.fence = g.used;
  const flipped = takeTop(g);
  if (flipped === NONE) return;
  const isHit = answer === `number/${COST[flipped]}`;
  const { hands, discard: pile } = g.s.secret;
  if (isHit) hands[seat].push(flipped);
  else pile.push(flipped);
  if (!quiet(g)) tell(g, isHit ? "gamble.hit" : "gamble.missed", { who: seat, card: CARD_REF[flipped], n: answer });
}

/** 8.17: show a hand card, reveal as many cards as it costs; a higher one among them wins one of them. */
function ante(g: Game, seat: Seat, card: Card, power: Extract<OptionalPower, { does: "gambleAnte" }>): boolean {
  const { secret } = g.s;
  const { hands, drawn } = secret;
  const options: Ref[] = [NOTHING];
  for (const one of hands[seat]) if (COST[one] >= power.from && COST[one] <= power.to) options.push(CARD_REF[one]);
  const answer = askOne(g, seat, ANTE, options, { power: OPTIONAL_REF[card] });
  if (answer === NOTHING) return options.length > 1;
  awaitTurn(g, seat);
  const wager = knownCard(answer);
  const revealed = drawApart(g, COST[wager]);
  drawn[seat] = revealed;
  const isWon = revealed.some((one) => COST[one] > COST[wager]);
  if (!quiet(g)) tell(g, isWon ? "gamble.won" : "gamble.lost", { who: seat, card: answer, cards: listed(revealed) });
  if (isWon) {
    const taken = knownCard(askOne(g, seat, TAKE, refsOf(revealed)));
    remove(revealed, taken);
    hands[seat].push(taken);
    if (!quiet(g)) tell(g, "gamble.taken", { who: seat, card: CARD_REF[taken] });
  } else discard(g, seat, [wager]);
  // The pile of now: it may have become the deck in between (11.4).
  for (const one of revealed) secret.discard.push(one);
  drawn[seat] = [];
  return true;
}
