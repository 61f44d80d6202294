/** Whom to invite, which side to join, and with how many ships. */
import { DEFENSE, isAllyOf, OFFENSE, playerOf, type Side, spareShips, type Table, type View } from "@hypergate/cosmic";
import type { OneQuestion, Ref, Seat, SomeQuestion } from "@hypergate/kernel";
import { TRAIT, traitsOf } from "./fighters.ts";
import { isNewColony, missing, wouldWin } from "./judge.ts";
import { leadOf } from "./outlook.ts";

/** What one more point of lead adds to the chance of a side. */
const PER_POINT = 0.03;
const MOST_CHANCE = 0.95;
/** Ships of an ally. */
const FLEET = 4;
/** The share of a later victory that is left to somebody who just failed to win. */
const LATER = 0.25;
const WORTH_JOINING = 0.38;
const WORTH_DEFENDING = 0.45;
/** Who has fewer ships to spare stays at home. */
export const RESERVE = 2;

/** A rough chance that the offense wins, before any card is chosen. */
export function chanceOfOffense(t: Table): number {
  return Math.min(MOST_CHANCE, Math.max(0.05, 0.5 + PER_POINT * leadOf(t, OFFENSE)));
}

/** Who is about to win shares that only where it pays; others help nobody past themselves. */
export function inviteToOffense({ options, who }: SomeQuestion, { table: t }: View): Ref[] {
  return wouldWin(t, who) ? companions(options, t) : followers(options, t, who);
}

/** All who do not win along, and as many of the others as are welcome. */
function companions(options: readonly Ref[], t: Table): Ref[] {
  const sharers = options.filter((ref) => wouldWin(t, playerOf(ref)));
  const turnedAway = sharers.slice(sharersWelcome(chanceOfOffense(t), sharers.length));
  return options.filter((ref) => !turnedAway.includes(ref));
}

/** All who would neither win by it nor be ahead of the one who invites, with a colony for both. */
function followers(options: readonly Ref[], t: Table, who: Seat): Ref[] {
  const least = Math.max(2, missing(t, who));
  const invited: Ref[] = [];
  for (const ref of options) {
    const seat = playerOf(ref);
    if (!isNewColony(t, seat, t.encounter.planet) || missing(t, seat) >= least) invited.push(ref);
  }
  return invited;
}

/** As many of those who would win along as make the own share of the victory largest. */
function sharersWelcome(chance: number, sharers: number): number {
  let most = Number.NEGATIVE_INFINITY;
  let welcome = 0;
  for (let n = 0; n <= sharers; n++) {
    const helped = Math.min(MOST_CHANCE, chance + n * FLEET * PER_POINT);
    const share = helped / (1 + n) + (1 - helped) * LATER;
    if (share > most) {
      most = share;
      welcome = n;
    }
  }
  return welcome;
}

/** Somebody on the offense, or about to join it, would win the game by it. */
export function isDecisive(t: Table, who: Seat): boolean {
  const { offense } = t.encounter;
  for (let seat = 0; seat < t.seats; seat++)
    if ((seat === offense || isAllyOf(t, seat, OFFENSE)) && seat !== who && wouldWin(t, seat)) return true;
  return false;
}

/** Joins the offense for a colony if it looks like winning, the defense for a reward or to stop somebody else's win. */
export function sideToJoin(t: Table, who: Seat, mayAttack: boolean, mayDefend: boolean): Side | undefined {
  if (mayAttack && wouldWin(t, who)) return OFFENSE;
  if (isDecisive(t, who)) return mayDefend ? DEFENSE : undefined;
  if (spareShips(t, who) < RESERVE) return undefined;
  const mayGain = mayAttack && isNewColony(t, who, t.encounter.planet);
  if (!mayGain && !mayDefend) return undefined;
  const chance = chanceOfOffense(t);
  const isSafe = risksNothing(t, who);
  if (mayGain && chance >= (isSafe ? 0 : WORTH_JOINING)) return OFFENSE;
  return mayDefend && chance <= (isSafe ? 1 : WORTH_DEFENDING) ? DEFENSE : undefined;
}

/** Ships this player lends to others come back in any case. */
function risksNothing(t: Table, who: Seat): boolean {
  return (traitsOf(t, who) & TRAIT.risksNoShips) !== 0;
}

export function joinOrNot({ options, who }: OneQuestion, { table: t }: View): Ref {
  const side = sideToJoin(t, who, options.includes("word/offense"), options.includes("word/defense"));
  return side === undefined ? "word/decline" : side === OFFENSE ? "word/offense" : "word/defense";
}

/** One ship is enough for a colony; more only if they may decide the matter. */
export function helpers({ table: t }: View, who: Seat, max: number): number {
  if (max <= 1) return max;
  const most = Math.min(max, Math.max(1, spareShips(t, who)));
  if (most === 1 || wouldWin(t, who) || isDecisive(t, who) || risksNothing(t, who)) return most;
  const chance = chanceOfOffense(t);
  return Math.min(most, chance > 0.3 && chance < 0.7 ? 2 : 1);
}
