/** What a sensible player thinks of a position, from its view alone. */
import {
  ALIEN_IDS,
  active,
  alliesOf,
  CARDS,
  type CardChange,
  type CardNumber,
  coloniesToWin,
  DEFENSE,
  DESTINY,
  FACTS,
  type Facts,
  foreignColonies,
  fromCards,
  mainPlayer,
  NOBODY,
  OFFENSE,
  otherSide,
  type Planet,
  type Reckoning,
  type Side,
  shipsForSide,
  shipsOn,
  sideOf,
  type Table,
  totalBy,
  type View,
} from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";
import { fighterOf, reckoningAt, TRAIT, traitsInAll } from "./fighters.ts";
import { kickedChance, laidCard } from "./laid.ts";
import { chanceToWin, isLowBy, type Outlook, outlookOf } from "./outlook.ts";

/** How close a player is to winning: foreign colonies still missing. */
export function missing(t: Table, seat: Seat): number {
  return coloniesToWin(t) - foreignColonies(t, seat);
}

/** One more colony would win the game for this player. */
export function isClose(t: Table, seat: Seat): boolean {
  return missing(t, seat) <= 1;
}

/** A colony on this planet would be one more towards winning. */
export function isNewColony(t: Table, seat: Seat, planet: Planet): boolean {
  return planet >= 0 && t.homeOf[planet] !== seat && shipsOn(t, planet, seat) === 0;
}

/** Winning the present encounter on the offense would win the game for this player. */
export function wouldWin(t: Table, seat: Seat): boolean {
  return isNewColony(t, seat, t.encounter.planet) && isClose(t, seat);
}

/** How much a player has to be feared, so that those ahead are hit first; among equals the nearest clockwise. */
export function threat(t: Table, me: Seat, seat: Seat): number {
  if (seat === me) return -100;
  return -missing(t, seat) - ((seat - me + t.seats) % t.seats) / 1000;
}

/** Is it better with such a change of both cards? Only an attack that is chosen can be changed. */
export function improvesChosen({ table: t, chosen }: View, who: Seat, change: CardChange): boolean {
  const card = CARDS[chosen];
  if (card?.type !== "attack") return false;
  const outlook = outlookOf(t, sideOf(t, who) as Side);
  const value = valueNow(t, chosen);
  return chanceToWin(outlook, value, change) > chanceToWin(outlook, value);
}

/** The change of both cards that a player has to offer. */
function changeOf(t: Table, seat: Seat): CardChange | undefined {
  if ((traitsInAll(t, seat) & TRAIT.changesCards) === 0) return undefined;
  for (const power of t.players[seat].powers) {
    const change = fighterOf(power)?.change;
    if (change !== undefined && active(t, seat, power)) return change;
  }
  return undefined;
}

/** Is it better to turn the outcome round and play low? */
export function prefersUpset(t: Table, side: Side, cards: readonly CardNumber[]): boolean {
  const outlook = outlookOf(t, side);
  const upset = { ...outlook, lowestWins: !outlook.lowestWins };
  const values = attacksIn(cards).map((card) => valueNow(t, card));
  const now = Math.max(...values.map((value) => chanceToWin(outlook, value)));
  const then = Math.max(...values.map((value) => chanceToWin(upset, value)));
  return then > now;
}

/** What somebody thinks more or less of than a sensible player does. */
export interface Leaning {
  /** More worth of a negotiate. */
  readonly negotiate: number;
  /** How much it hurts to spend a good card: 1 as usual. */
  readonly thrift: number;
}

const EVEN: Leaning = { negotiate: 0, thrift: 1 };

/** The card to play: the one with the best balance of winning now and having something left. */
export function bestCard(view: View, side: Side, cards: readonly CardNumber[], leaning = EVEN): CardNumber {
  const t = view.table;
  const me = mainPlayer(t, side);
  const outlook = outlookOf(t, side);
  const urgent = wouldWin(t, mainPlayer(t, OFFENSE)) || isClose(t, me);
  const change = changeOf(t, me);
  const kicker = laidCard(view, me, "kicker");
  let best = cards[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const card of cards) {
    const worth = worthOfPlaying(outlook, card, urgent, leaning, change, kicker);
    if (worth > most) {
      most = worth;
      best = card;
    }
  }
  return best;
}

function worthOfPlaying(
  outlook: Outlook,
  card: CardNumber,
  urgent: boolean,
  { negotiate, thrift }: Leaning,
  change?: CardChange,
  kicker?: CardNumber,
): number {
  const { t, side } = outlook;
  const { type, text } = CARDS[card];
  const value = valueNow(t, card);
  const seen = t.encounter.shown[otherSide(side)];
  if (type === "negotiate") {
    // One with a text is better, and the first to go.
    const more = text === undefined ? 0 : 0.02;
    if ((outlook.traits & TRAIT.winsInPeace) !== 0) return (seen.type === "negotiate" ? 0.5 : 0.8) + more;
    const hoped = outlook.isThreatened ? DEAL_WITH_THREAT : 0.34 + negotiate;
    return more + (urgent ? 0.05 : seen.type === "negotiate" ? 0.8 : hoped);
  }
  if (type === "morph") return 0.5;
  if (type === "retreat") return urgent ? 0.04 : RETREAT;
  const chance = kickedChance(outlook, value, kicker);
  const spent = thrift * ((outlook.traits & TRAIT.keepsCard) !== 0 ? 0.001 : urgent ? 0.002 : 0.009);
  return Math.max(chance, change === undefined ? 0 : chanceToWin(outlook, value, change)) - spent * value;
}

/** An intimidate that meets a negotiate is one as well. */
const DEAL_WITH_THREAT = 0.55;
/** A defeat without losses. */
const RETREAT = 0.3;

/** What an attack counts in this encounter: those with a second value take it after a hazard warning (VA-2). */
export function valueNow({ encounter }: Table, card: CardNumber): number {
  const { value, hazard } = CARDS[card];
  return encounter.hazard && hazard !== undefined ? hazard : value;
}

/** The attack a main player has chosen; 0 if it is none. */
export function chosenValue({ table: t, chosen }: View): number {
  return CARDS[chosen]?.type === "attack" ? valueNow(t, chosen) : 0;
}

/** The player whose colour has just been drawn. */
export function namedByDestiny(t: Table): Seat {
  return DESTINY[t.destinyDiscard.at(-1) ?? NOBODY]?.seat ?? NOBODY;
}

/** Chance that a seat wins its fight as a main player with the card it has chosen. */
export function chanceWithChosen(view: View, seat: Seat): number {
  const t = view.table;
  const side = sideOf(t, seat) as Side;
  const { type } = CARDS[view.chosen] ?? { type: "negotiate" };
  if (type === "attack" || type === "intimidate")
    return kickedChance(outlookOf(t, side), valueNow(t, view.chosen), laidCard(view, seat, "kicker"));
  return type === "morph" ? 0.5 : 0;
}

/** Is this seat's side behind right now, with both cards open? */
export function isBehind(t: Table, seat: Seat): boolean {
  const side = sideOf(t, seat);
  if (side === -1) return false;
  const [one, two] = t.encounter.shown;
  if (one.type !== "attack" || two.type !== "attack") return t.encounter.shown[side].type === "negotiate";
  return !leads(t, side);
}

/** By how much a side is behind what it needs; below zero it wins as things stand. */
export function gapOf(t: Table, side: Side): number {
  return gapBy(reckoningAt(t), t, side);
}

function gapBy({ combinations }: Reckoning, t: Table, side: Side): number {
  const other = otherSide(side);
  const lead = totalBy(combinations[other], t, other).sum - totalBy(combinations[side], t, side).sum;
  return side === DEFENSE ? lead : lead + 1;
}

export function leads(t: Table, side: Side): boolean {
  const reckoning = reckoningAt(t);
  const gap = gapBy(reckoning, t, side);
  if (!isLowBy(reckoning)) return gap <= 0;
  return side === DEFENSE ? gap >= 0 : gap >= 2;
}

/** So much more, and not less, wins the encounter for the own side. */
export function turns(t: Table, who: Seat, more: number): boolean {
  const reckoning = reckoningAt(t);
  if (isLowBy(reckoning)) return false;
  const gap = gapBy(reckoning, t, sideOf(t, who) as Side);
  return gap > 0 && more >= gap;
}

/** Ships of a side's allies. */
export function alliedShips(t: Table, side: Side): number {
  let n = 0;
  for (const seat of alliesOf(t, side)) n += shipsForSide(t, seat, side);
  return n;
}

/** How good a planet is as a target: no own colony there, few defenders, no walls. */
export function targetWorth(t: Table, me: Seat, planet: Planet, defense: Seat): number {
  const own = shipsOn(t, planet, me) > 0 ? -8 : 0;
  return own - shipsOn(t, planet, defense) - wallsOf(t, planet) + (t.homeOf[planet] === me ? -2 : 0);
}

/** Powers that lay something beside planets. */
const WALLS: NonNullable<Facts["walls"]>[] = [];
fromCards(() => {
  WALLS.splice(0, WALLS.length, ...ALIEN_IDS.flatMap((id) => FACTS[id].walls ?? []));
});

/** What lies beside a planet for its defense, in points. */
export function wallsOf(t: Table, planet: Planet): number {
  let sum = 0;
  for (const walls of WALLS) sum += walls(t, planet, printedValue);
  return sum;
}

function printedValue(card: CardNumber): number {
  return CARDS[card].value;
}

/** What a card is worth to keep. */
export function worthOfCard(card: CardNumber): number {
  const { type, value, hazard } = CARDS[card];
  switch (type) {
    case "attack":
      return hazard === undefined ? value : (2 * value + hazard) / 3;
    case "negotiate":
      return 5;
    case "retreat":
      return 4;
    case "reinforcement":
      return 4 + value;
    case "intimidate":
      return value < 0 ? 3 : value;
    case "rift":
      return RIFT;
    default:
      return 9;
  }
}

/** What a rift does for its owner is worth a little; for who takes it, it is a loss (RF-2). */
const RIFT = 7;

/** Attack cards up to this value are no loss. */
export const POOR = 6;

/** A card one likes to get or to keep. */
export function isKeeper(card: CardNumber): boolean {
  return card >= 0 && (CARDS[card].type !== "attack" || CARDS[card].value > POOR);
}

/** Who takes it out of another hand has only harm of it (RF-2). */
export function isRift(card: CardNumber): boolean {
  return CARDS[card].type === "rift";
}

/** A card one likes to take out of another hand. */
export function isLoot(card: CardNumber): boolean {
  return isKeeper(card) && !isRift(card);
}

/** The attacks among some cards, if it is said up to a value. */
export function attacksIn(cards: readonly CardNumber[], highest = Number.POSITIVE_INFINITY): CardNumber[] {
  return cards.filter((card) => CARDS[card].type === "attack" && CARDS[card].value <= highest);
}

/** The highest attack among some cards; -1 if there is none. */
export function bestAttack(cards: readonly CardNumber[]): number {
  let most = -1;
  for (const card of cards) if (CARDS[card].type === "attack") most = Math.max(most, CARDS[card].value);
  return most;
}

/** The lowest attack among some cards; infinite if there is none. */
export function lowestAttack(cards: readonly CardNumber[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const card of cards) if (CARDS[card].type === "attack") least = Math.min(least, CARDS[card].value);
  return least;
}
