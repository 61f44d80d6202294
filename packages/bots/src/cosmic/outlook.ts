/** How a fight will come out, as far as a player can know: ships, powers that change totals, cards lying open. */
import {
  ATTACKS,
  active,
  type CardChange,
  DEFENSE,
  INTIMIDATES,
  isAllyOf,
  isTurnedRound,
  MORPHS,
  mainPlayer,
  NEGOTIATES,
  otherSide,
  type Reckoning,
  type Side,
  shipsCounted,
  type Table,
} from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";
import { fighterOf, reckoningAt, TRAIT, traitsInAll, traitsOf } from "./fighters.ts";

/** What a side's total will be made of besides its card, and what becomes of the card. */
interface Prospect {
  /** What powers make of the value printed on the card. */
  value: ((value: number) => number) | undefined;
  /** The card counts so many times. */
  times: number;
  plus: number;
}

export interface Outlook {
  readonly t: Table;
  readonly side: Side;
  readonly mine: Prospect;
  readonly theirs: Prospect;
  readonly lowestWins: boolean;
  /** The other main player's negotiate beats an attack. */
  readonly isPeaceful: boolean;
  /** The other main player's card is an intimidate that lies face down. */
  readonly isThreatened: boolean;
  /** The traits of the own main player, as bits. */
  readonly traits: number;
}

/** People play their better cards, so what is likely is shifted up, or down where the lower total wins. */
const GUESSES = ATTACKS.map(([value]) => Math.round(value * 1.15 + 1));
const LOW_GUESSES = ATTACKS.map(([value]) => Math.round(value * 0.7));
/** How many copies there are of each. */
const COPIES = ATTACKS.map(([, copies]) => copies);
const ALL_ATTACKS = COPIES.reduce((n, copies) => n + copies, 0);
/** Share of encounter cards that are negotiates. */
const NEGOTIATE_SHARE = NEGOTIATES / (ALL_ATTACKS + NEGOTIATES + MORPHS);

export function outlookOf(t: Table, side: Side): Outlook {
  const other = mainPlayer(t, otherSide(side));
  const mine = blank();
  const theirs = blank();
  const traits = traitsOf(t, mainPlayer(t, side));
  const theirTraits = traitsOf(t, other);
  return {
    t,
    side,
    mine,
    theirs,
    lowestWins: weigh(t, side, mine, theirs, traits, theirTraits),
    isPeaceful: (theirTraits & TRAIT.winsInPeace) !== 0,
    isThreatened: hasLaid(t, other, "intimidate"),
    traits,
  };
}

/** Fills in what both sides have; true if the lower total wins. */
function weigh(t: Table, side: Side, mine: Prospect, theirs: Prospect, traits: number, theirTraits: number): boolean {
  const me = mainPlayer(t, side);
  const other = mainPlayer(t, otherSide(side));
  const negator = (traits & TRAIT.negates) !== 0 ? me : (theirTraits & TRAIT.negates) !== 0 ? other : -1;
  prepare(mine, t, side, negator);
  prepare(theirs, t, otherSide(side), negator);
  if (hasLaid(t, other, "kicker")) theirs.times *= LIKELY_KICK;
  const reckoning = reckoningAt(t);
  return (negator >= 0 || reckoning.lowestWins) !== isTurnedRound(reckoning);
}

/** What an unknown kicker is taken to multiply by. */
const LIKELY_KICK = 2;

/** A card of this type lies face down before a player. */
function hasLaid({ encounter: e }: Table, seat: Seat, type: "intimidate" | "kicker"): boolean {
  for (const one of e.laid) if (one.seat === seat && one.type === type && one.card < 0) return true;
  return false;
}

/** As things stand, the side with the lower total wins in the end. */
export function isLowBetter(t: Table): boolean {
  return isLowBy(reckoningAt(t));
}

export function isLowBy(reckoning: Reckoning): boolean {
  return reckoning.lowestWins !== isTurnedRound(reckoning);
}

/** The same as `active`, and false for nobody. */
export function hasPower(t: Table, seat: Seat, power: string): boolean {
  return seat >= 0 && active(t, seat, power);
}

/** Nothing yet. */
function blank(): Prospect {
  return { value: undefined, times: 1, plus: 0 };
}

/** Fills in what a side has without its card; `negator` is the player who turns ships against their own side. */
function prepare(prospect: Prospect, t: Table, side: Side, negator: Seat): void {
  const { encounter: e } = t;
  const main = mainPlayer(t, side);
  prospect.value = undefined;
  prospect.times = 1;
  prospect.plus = 0;
  for (const bonus of e.bonus) if (bonus.side === side) prospect.plus += bonus.n;
  for (let seat = 0; seat < t.seats; seat++) {
    if (seat !== main && !isAllyOf(t, seat, side)) continue;
    const ships = shipsCounted(t, seat, side);
    const counted = negator >= 0 && (seat === negator || seat !== main) ? 0 - ships : ships;
    prospect.plus += counted * e.weight[seat];
    if ((traitsInAll(t, seat) & TRAIT.strengthens) !== 0) strengthen(prospect, t, seat, counted, seat === main);
  }
}

/** Adds what the powers of a player do, as a main player or as an ally with so many ships. */
function strengthen(prospect: Prospect, t: Table, seat: Seat, ships: number, isMain: boolean): void {
  const { powers, powerless } = t.players[seat];
  if (powerless) return;
  for (const power of powers) {
    const strength = fighterOf(power)?.strength;
    if (strength === undefined || t.encounter.zapped.includes(power)) continue;
    const { plus, times, value } = strength(t, ships, isMain);
    prospect.plus += plus ?? 0;
    prospect.times = times ?? prospect.times;
    prospect.value = value ?? prospect.value;
  }
}

function total({ value: changed, times, plus }: Prospect, value: number): number {
  return (changed === undefined ? value : changed(value)) * times + plus;
}

/** Chance that this side wins with an attack of this value. */
export function chanceToWin(outlook: Outlook, value: number, change?: CardChange): number {
  const { t, side, isPeaceful } = outlook;
  const seen = t.encounter.shown[otherSide(side)];
  if (seen.type === "negotiate") return isPeaceful ? 0 : 1;
  if (seen.type === "attack") return beats(outlook, value, seen.value, change) ? 1 : 0;
  if (outlook.isThreatened)
    return INTIMIDATES.filter((threat) => beats(outlook, value, threat, change)).length / INTIMIDATES.length;
  const guesses = outlook.lowestWins ? LOW_GUESSES : GUESSES;
  const n = change === undefined ? beaten(outlook, value, guesses) : beatenChanged(outlook, value, guesses, change);
  return (isPeaceful ? 0 : NEGOTIATE_SHARE) + (1 - NEGOTIATE_SHARE) * (n / ALL_ATTACKS);
}

/** How many of the attacks there are it would beat. */
function beaten({ side, mine, theirs, lowestWins }: Outlook, value: number, guesses: readonly number[]): number {
  const own = total(mine, value);
  let n = 0;
  for (let i = 0; i < guesses.length; i++) if (isWon(own - total(theirs, guesses[i]), side, lowestWins)) n += COPIES[i];
  return n;
}

/** The same where both cards are changed. */
function beatenChanged(outlook: Outlook, value: number, guesses: readonly number[], change: CardChange): number {
  let n = 0;
  for (let i = 0; i < guesses.length; i++) if (beats(outlook, value, guesses[i], change)) n += COPIES[i];
  return n;
}

function beats(outlook: Outlook, value: number, other: number, change?: CardChange): boolean {
  if (change === undefined) return isAhead(outlook, value, other);
  const [own, theirs] = change(value, other);
  return isAhead(outlook, own, theirs);
}

function isAhead({ side, mine, theirs, lowestWins }: Outlook, own: number, other: number): boolean {
  return isWon(total(mine, own) - total(theirs, other), side, lowestWins);
}

function isWon(lead: number, side: Side, lowestWins: boolean): boolean {
  return lead === 0 ? side === DEFENSE : lead > 0 !== lowestWins;
}

const MINE = blank();
const THEIRS = blank();
const TYPICAL = 10;

/** Ships and powers of one side against the other's as points of lead. */
export function leadOf(t: Table, side: Side): number {
  const traits = traitsOf(t, mainPlayer(t, side));
  const lowestWins = weigh(t, side, MINE, THEIRS, traits, traitsOf(t, mainPlayer(t, otherSide(side))));
  const lead = total(MINE, TYPICAL) - total(THEIRS, TYPICAL);
  return lowestWins ? -lead : lead;
}
