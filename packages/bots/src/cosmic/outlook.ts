/** How a fight will come out, as far as a player can know: ships, powers that change totals, cards lying open. */
import {
  ATTACKS,
  active,
  alliesOf,
  DEFENSE,
  mainPlayer,
  otherSide,
  type Side,
  shipsInEncounter,
  type Table,
} from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";

/** What a side's total will be made of besides its card, and what becomes of the card. */
interface Strength {
  readonly isTripled: boolean;
  /** The card counts so many times. */
  readonly times: number;
  readonly plus: number;
}

/** A change of both cards that a player may make: [own, theirs] becomes another pair. */
export type Change = (mine: number, theirs: number) => readonly [number, number];

export interface Outlook {
  readonly t: Table;
  readonly side: Side;
  readonly mine: Strength;
  readonly theirs: Strength;
  readonly lowestWins: boolean;
  /** The other main player's negotiate beats an attack. */
  readonly isPeaceful: boolean;
}

const MACRON_WEIGHT = 4;
const HUMAN_BONUS = 4;
const TRIPLED_UP_TO = 10;
/** Share of encounter cards that are negotiates. */
const NEGOTIATE_SHARE = 15 / 55;
const ALL_ATTACKS = ATTACKS.reduce((n, [, copies]) => n + copies, 0);

export function outlookOf(t: Table, side: Side): Outlook {
  const me = mainPlayer(t, side);
  const other = mainPlayer(t, otherSide(side));
  const negator = hasPower(t, me, "anti-matter") ? me : hasPower(t, other, "anti-matter") ? other : -1;
  return {
    t,
    side,
    mine: strengthOf(t, side, negator),
    theirs: strengthOf(t, otherSide(side), negator),
    lowestWins: (negator >= 0 || t.encounter.lowestWins) !== t.encounter.upset,
    isPeaceful: hasPower(t, other, "pacifist"),
  };
}

export function hasPower(t: Table, seat: Seat, power: string): boolean {
  return seat >= 0 && active(t, seat, power);
}

/** What a side has without its card; `negator` is the player who turns ships against their own side. */
function strengthOf(t: Table, side: Side, negator: Seat): Strength {
  const { encounter: e } = t;
  const main = mainPlayer(t, side);
  const own = shipsInEncounter(t, main);
  const multiplies = hasPower(t, main, "virus");
  const sign = (seat: Seat) => (negator >= 0 && (seat === negator || seat !== mainPlayer(t, side)) ? -1 : 1);
  let plus = multiplies ? 0 : sign(main) * own * weightOf(t, main);
  if (hasPower(t, main, "human")) plus += HUMAN_BONUS;
  for (const ally of alliesOf(t, side)) {
    plus += sign(ally) * shipsInEncounter(t, ally) * weightOf(t, ally);
    if (hasPower(t, ally, "human")) plus += HUMAN_BONUS;
  }
  if (hasPower(t, main, "warrior")) plus += Number(t.memo.warrior?.tokens ?? 0);
  if (hasPower(t, main, "warpish")) for (const n of t.warp) plus += n;
  for (const bonus of e.bonus) if (bonus.side === side) plus += bonus.n;
  return { isTripled: hasPower(t, main, "tripler"), times: multiplies ? own : 1, plus };
}

function weightOf(t: Table, seat: Seat): number {
  return hasPower(t, seat, "macron") ? MACRON_WEIGHT : t.encounter.weight[seat];
}

function total({ isTripled, times, plus }: Strength, value: number): number {
  if (!isTripled) return value * times + plus;
  return (value <= TRIPLED_UP_TO ? value * 3 : Math.ceil(value / 3)) * times + plus;
}

/** Chance that this side wins with an attack of this value. */
export function chanceToWin(outlook: Outlook, value: number, change?: Change): number {
  const { t, side, isPeaceful } = outlook;
  const seen = t.encounter.shown[otherSide(side)];
  if (seen.type === "negotiate") return isPeaceful ? 0 : 1;
  if (seen.type === "attack") return beats(outlook, value, seen.value, change) ? 1 : 0;
  let n = 0;
  for (const [theirs, copies] of ATTACKS) if (beats(outlook, value, guessed(outlook, theirs), change)) n += copies;
  return (isPeaceful ? 0 : NEGOTIATE_SHARE) + (1 - NEGOTIATE_SHARE) * (n / ALL_ATTACKS);
}

/** People play their better cards, so what is likely is shifted up, or down where the lower total wins. */
function guessed({ lowestWins }: Outlook, value: number): number {
  return Math.round(lowestWins ? value * 0.7 : value * 1.15 + 1);
}

function beats({ side, mine, theirs, lowestWins }: Outlook, value: number, other: number, change?: Change): boolean {
  const [own, their] = change === undefined ? [value, other] : change(value, other);
  const lead = total(mine, own) - total(theirs, their);
  if (lead === 0) return side === DEFENSE;
  return lead > 0 !== lowestWins;
}

/** Ships and powers of one side against the other's as points of lead. */
export function leadOf(t: Table, side: Side): number {
  const { mine, theirs, lowestWins } = outlookOf(t, side);
  const typical = 10;
  const lead = total(mine, typical) - total(theirs, typical);
  return lowestWins ? -lead : lead;
}
