/** How a fight will come out, as far as a player can know: ships, powers that change totals, cards lying open. */
import {
  ATTACKS,
  active,
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

type Mutable = { -readonly [K in keyof Strength]: Strength[K] };

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
/** People play their better cards, so what is likely is shifted up, or down where the lower total wins. */
const GUESSES = ATTACKS.map(([value]) => Math.round(value * 1.15 + 1));
const LOW_GUESSES = ATTACKS.map(([value]) => Math.round(value * 0.7));
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

/** The same as `active`, and false for nobody. */
export function hasPower(t: Table, seat: Seat, power: string): boolean {
  return seat >= 0 && active(t, seat, power);
}

/** What a side has without its card; `negator` is the player who turns ships against their own side. */
function strengthOf(t: Table, side: Side, negator: Seat): Strength {
  const { encounter: e } = t;
  const main = mainPlayer(t, side);
  const strength = { isTripled: false, times: 1, plus: 0 };
  for (const bonus of e.bonus) if (bonus.side === side) strength.plus += bonus.n;
  for (let seat = 0; seat < t.seats; seat++) {
    if (seat !== main && e.ally[seat] !== side) continue;
    const sign = negator >= 0 && (seat === negator || seat !== main) ? -1 : 1;
    const ships = shipsInEncounter(t, seat);
    strength.plus += sign * ships * e.weight[seat];
    if (t.players[seat].powerless) continue;
    for (const power of t.players[seat].powers)
      if (!e.zapped.includes(power)) STRENGTHS[power]?.(strength, t, sign * ships, seat === main);
  }
  return strength;
}

/** What powers add to the strength of a side, as a main player or as an ally with so many ships. */
const STRENGTHS: Readonly<Record<string, (strength: Mutable, t: Table, ships: number, isMain: boolean) => void>> = {
  human: (strength) => {
    strength.plus += HUMAN_BONUS;
  },
  macron: (strength, _t, ships) => {
    strength.plus += ships * (MACRON_WEIGHT - 1);
  },
  tripler: (strength, _t, _ships, isMain) => {
    strength.isTripled = isMain;
  },
  virus: (strength, _t, ships, isMain) => {
    if (!isMain) return;
    strength.plus -= ships;
    strength.times = Math.abs(ships);
  },
  warpish: (strength, t, _ships, isMain) => {
    if (isMain) for (const n of t.warp) strength.plus += n;
  },
  warrior: (strength, t, _ships, isMain) => {
    if (isMain) strength.plus += Number(t.memo.warrior?.tokens ?? 0);
  },
};

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
  const guesses = outlook.lowestWins ? LOW_GUESSES : GUESSES;
  let n = 0;
  for (let i = 0; i < guesses.length; i++) if (beats(outlook, value, guesses[i], change)) n += ATTACKS[i][1];
  return (isPeaceful ? 0 : NEGOTIATE_SHARE) + (1 - NEGOTIATE_SHARE) * (n / ALL_ATTACKS);
}

function beats(outlook: Outlook, value: number, other: number, change?: Change): boolean {
  if (change === undefined) return isAhead(outlook, value, other);
  const [own, theirs] = change(value, other);
  return isAhead(outlook, own, theirs);
}

function isAhead({ side, mine, theirs, lowestWins }: Outlook, own: number, other: number): boolean {
  const lead = total(mine, own) - total(theirs, other);
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
