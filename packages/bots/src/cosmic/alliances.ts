/** Whom to invite, which side to join, and with how many ships. */
import { DEFENSE, isAllyOf, OFFENSE, playerOf, type Side, spareShips, type Table, type View } from "@hypergate/cosmic";
import type { OneQuestion, Ref, Seat, SomeQuestion } from "@hypergate/kernel";
import { isNewColony, wouldWin } from "./judge.ts";
import { hasTrait, leadOf } from "./outlook.ts";

/** What one more point of lead adds to the chance of a side. */
const PER_POINT = 0.03;
/** From here on a main player about to win does without allies who would win along. */
const SURE = 0.7;
const WORTH_JOINING = 0.38;
const WORTH_DEFENDING = 0.45;
/** Who has fewer ships to spare stays at home. */
export const RESERVE = 2;

/** A rough chance that the offense wins, before any card is chosen. */
export function chanceOfOffense(t: Table): number {
  return Math.min(0.95, Math.max(0.05, 0.5 + PER_POINT * leadOf(t, OFFENSE)));
}

/** Nobody is invited to a win one does not share, nor to share one that is all but certain. */
export function inviteToOffense({ options, who }: SomeQuestion, { table: t }: View): Ref[] {
  const needsHelp = wouldWin(t, who) && chanceOfOffense(t) < SURE;
  return options.filter((ref) => needsHelp || !wouldWin(t, playerOf(ref)));
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
  const chance = chanceOfOffense(t);
  const isSafe = risksNothing(t, who);
  const mayGain = mayAttack && isNewColony(t, who, t.encounter.planet);
  if (mayGain && chance >= (isSafe ? 0 : WORTH_JOINING)) return OFFENSE;
  return mayDefend && chance <= (isSafe ? 1 : WORTH_DEFENDING) ? DEFENSE : undefined;
}

/** Ships this player lends to others come back in any case. */
function risksNothing(t: Table, who: Seat): boolean {
  return hasTrait(t, who, "risksNoShips");
}

export function joinOrNot({ options, who }: OneQuestion, { table: t }: View): Ref {
  const side = sideToJoin(t, who, options.includes("word/offense"), options.includes("word/defense"));
  return side === undefined ? "word/decline" : side === OFFENSE ? "word/offense" : "word/defense";
}

/** One ship is enough for a colony; more only if they may decide the matter. */
export function helpers({ table: t }: View, who: Seat, max: number): number {
  if (max <= 1) return max;
  const most = Math.min(max, Math.max(1, spareShips(t, who)));
  if (wouldWin(t, who) || isDecisive(t, who) || risksNothing(t, who)) return most;
  const chance = chanceOfOffense(t);
  return Math.min(most, chance > 0.3 && chance < 0.7 ? 2 : 1);
}
