/** What a sensible player thinks of a position, from its view alone. */
import {
  alliesOf,
  CARDS,
  type CardNumber,
  coloniesToWin,
  DEFENSE,
  foreignColonies,
  mainPlayer,
  OFFENSE,
  otherSide,
  type Planet,
  type Side,
  shipsInEncounter,
  shipsOn,
  sideOf,
  type Table,
  totalOf,
  type View,
} from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";

/** How close a player is to winning: foreign colonies still missing. */
export function missing(t: Table, seat: Seat): number {
  return coloniesToWin(t) - foreignColonies(t, seat);
}

/** One more colony would win the game for this player. */
export function isClose(t: Table, seat: Seat): boolean {
  return missing(t, seat) <= 1;
}

/** Ships of a side as they will count, without cards. */
export function shipTotal(t: Table, side: Side): number {
  const { encounter: e } = t;
  const main = mainPlayer(t, side);
  let n = shipsInEncounter(t, main) * e.weight[main];
  for (const ally of alliesOf(t, side)) n += shipsInEncounter(t, ally) * e.weight[ally];
  return n;
}

/** Attack values of the whole deck, sorted, for guessing what the other has. */
const ATTACK_VALUES: readonly number[] = CARDS.filter((card) => card.type === "attack")
  .map((card) => card.value)
  .sort((a, b) => a - b);
/** Share of encounter cards that are negotiates. */
const NEGOTIATE_SHARE = 15 / 55;

/** Chance that a random attack card is below `value`; people play their better cards, so it is shifted up. */
function below(value: number): number {
  let n = 0;
  for (const one of ATTACK_VALUES) if (one * 1.15 + 1 < value) n++;
  return n / ATTACK_VALUES.length;
}

/** Chance that this side wins with an attack of this value against a card not seen. */
export function chanceToWin(t: Table, side: Side, value: number): number {
  const lead = shipTotal(t, side) - shipTotal(t, otherSide(side));
  const seen = t.encounter.shown[otherSide(side)];
  if (seen.type === "negotiate") return 1;
  if (seen.type === "attack")
    return value + lead > seen.value || (side === DEFENSE && value + lead === seen.value) ? 1 : 0;
  const shown = value + lead + (side === DEFENSE ? 1 : 0);
  return NEGOTIATE_SHARE + (1 - NEGOTIATE_SHARE) * below(shown);
}

/** The card to play: the one with the best balance of winning now and having something left. */
export function bestCard(view: View, side: Side, cards: readonly CardNumber[]): CardNumber {
  const t = view.table;
  const me = mainPlayer(t, side);
  const urgent = isClose(t, mainPlayer(t, OFFENSE)) || isClose(t, me);
  let best = cards[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const card of cards) {
    const worth = worthOfPlaying(t, side, card, urgent);
    if (worth > most) {
      most = worth;
      best = card;
    }
  }
  return best;
}

function worthOfPlaying(t: Table, side: Side, card: CardNumber, urgent: boolean): number {
  const { type, value } = CARDS[card];
  const seen = t.encounter.shown[otherSide(side)];
  if (type === "negotiate") return urgent ? 0.05 : seen.type === "negotiate" ? 0.8 : 0.34;
  if (type === "morph") return 0.5;
  return chanceToWin(t, side, value) - (urgent ? 0.002 : 0.009) * value;
}

/** Is this seat's side behind right now, with both cards open? */
export function isBehind(t: Table, seat: Seat): boolean {
  const side = sideOf(t, seat);
  if (side === -1) return false;
  const [one, two] = t.encounter.shown;
  if (one.type !== "attack" || two.type !== "attack") return t.encounter.shown[side].type === "negotiate";
  return !leads(t, side);
}

export function leads(t: Table, side: Side): boolean {
  const mine = totalOf(t, side).sum;
  const theirs = totalOf(t, otherSide(side)).sum;
  return mine > theirs || (mine === theirs && side === DEFENSE);
}

/** How good a planet is as a target: no own colony there, few defenders. */
export function targetWorth(t: Table, me: Seat, planet: Planet, defense: Seat): number {
  const own = shipsOn(t, planet, me) > 0 ? -8 : 0;
  return own - shipsOn(t, planet, defense) + (t.homeOf[planet] === me ? -2 : 0);
}
