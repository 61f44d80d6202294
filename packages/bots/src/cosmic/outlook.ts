/** How a fight will come out, as far as a player can know: ships, powers that change totals, cards lying open. */
import {
  ATTACKS,
  active,
  type CardChange,
  DEFENSE,
  FACTS,
  type Facts,
  INTIMIDATES,
  isAllyOf,
  isTurnedRound,
  MORPHS,
  mainPlayer,
  NEGOTIATES,
  otherSide,
  reckoningOf,
  type Side,
  shipsCounted,
  type Table,
} from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";

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
}

/** People play their better cards, so what is likely is shifted up, or down where the lower total wins. */
const GUESSES = ATTACKS.map(([value]) => Math.round(value * 1.15 + 1));
const LOW_GUESSES = ATTACKS.map(([value]) => Math.round(value * 0.7));
const ALL_ATTACKS = ATTACKS.reduce((n, [, copies]) => n + copies, 0);
/** Share of encounter cards that are negotiates. */
const NEGOTIATE_SHARE = NEGOTIATES / (ALL_ATTACKS + NEGOTIATES + MORPHS);

export function outlookOf(t: Table, side: Side): Outlook {
  const me = mainPlayer(t, side);
  const other = mainPlayer(t, otherSide(side));
  const negator = hasTrait(t, me, "negates") ? me : hasTrait(t, other, "negates") ? other : -1;
  const reckoning = reckoningOf(t);
  const theirs = prospectOf(t, otherSide(side), negator);
  if (hasLaid(t, other, "kicker")) theirs.times *= LIKELY_KICK;
  return {
    t,
    side,
    mine: prospectOf(t, side, negator),
    theirs,
    lowestWins: (negator >= 0 || reckoning.lowestWins) !== isTurnedRound(reckoning),
    isPeaceful: hasTrait(t, other, "winsInPeace"),
    isThreatened: hasLaid(t, other, "intimidate"),
  };
}

/** What an unknown kicker is taken to multiply by. */
const LIKELY_KICK = 2;

/** A card of this type lies face down before a player. */
function hasLaid({ encounter: e }: Table, seat: Seat, type: "intimidate" | "kicker"): boolean {
  return e.laid.some((one) => one.seat === seat && one.type === type && one.card < 0);
}

/** As things stand, the side with the lower total wins in the end. */
export function isLowBetter(t: Table): boolean {
  const reckoning = reckoningOf(t);
  return reckoning.lowestWins !== isTurnedRound(reckoning);
}

/** The same as `active`, and false for nobody. */
export function hasPower(t: Table, seat: Seat, power: string): boolean {
  return seat >= 0 && active(t, seat, power);
}

type Trait = keyof { [K in keyof Facts as true extends Facts[K] ? K : never]: true };

/** A power of this player that works has this trait; nobody's has. */
export function hasTrait(t: Table, seat: Seat, trait: Trait): boolean {
  if (seat < 0) return false;
  for (const power of t.players[seat].powers) if (FACTS[power][trait] === true && active(t, seat, power)) return true;
  return false;
}

/** What a side has without its card; `negator` is the player who turns ships against their own side. */
function prospectOf(t: Table, side: Side, negator: Seat): Prospect {
  const { encounter: e } = t;
  const main = mainPlayer(t, side);
  const prospect: Prospect = { value: undefined, times: 1, plus: 0 };
  for (const bonus of e.bonus) if (bonus.side === side) prospect.plus += bonus.n;
  for (let seat = 0; seat < t.seats; seat++) {
    if (seat !== main && !isAllyOf(t, seat, side)) continue;
    const sign = negator >= 0 && (seat === negator || seat !== main) ? -1 : 1;
    const ships = shipsCounted(t, seat, side);
    prospect.plus += sign * ships * e.weight[seat];
    if (t.players[seat].powerless) continue;
    for (const power of t.players[seat].powers)
      if (!e.zapped.includes(power)) strengthen(prospect, t, power, sign * ships, seat === main);
  }
  return prospect;
}

/** Adds what a power does, as a main player or as an ally with so many ships. */
function strengthen(prospect: Prospect, t: Table, power: string, ships: number, isMain: boolean): void {
  const strength = FACTS[power].strength?.(t, ships, isMain);
  if (strength === undefined) return;
  prospect.plus += strength.plus ?? 0;
  prospect.times = strength.times ?? prospect.times;
  prospect.value = strength.value ?? prospect.value;
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
  let n = 0;
  for (let i = 0; i < guesses.length; i++) if (beats(outlook, value, guesses[i], change)) n += ATTACKS[i][1];
  return (isPeaceful ? 0 : NEGOTIATE_SHARE) + (1 - NEGOTIATE_SHARE) * (n / ALL_ATTACKS);
}

function beats(outlook: Outlook, value: number, other: number, change?: CardChange): boolean {
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
