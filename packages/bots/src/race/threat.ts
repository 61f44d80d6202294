/** Takeovers by others: who could attack, and what that puts at risk. */
import {
  attackStrength,
  type Card,
  DESIGN,
  defenseStrength,
  IS_MILITARY,
  isVulnerable,
  mostTemporary,
  type Player,
  TAKEOVER,
  type View,
} from "@hypergate/race";
import { PRINTED } from "./printed.ts";

/** Cards with a power to take over worlds. */
export const IS_ATTACKER: readonly boolean[] = DESIGN.map(
  (it) => it.powers?.some(({ does }) => does === "takeover") === true,
);

/** Another player with a takeover power, and the temporary military that its hand may stand for. */
export interface Attacker {
  readonly p: Player;
  readonly power: Card;
  readonly reserve: number;
}

export function attackersOf({ table, viewer, handCounts }: View): Attacker[] {
  const attackers: Attacker[] = [];
  if (!table.takeovers) return attackers;
  for (let seat = 0; seat < table.players.length; seat++) {
    const p = table.players[seat];
    if (seat === viewer || p.figures[TAKEOVER] === 0) continue;
    const reserve = mostTemporary(p, handCounts[seat], false);
    for (const power of p.tableau) if (IS_ATTACKER[power]) attackers.push({ p, power, reserve });
  }
  return attackers;
}

/** Points of the dearest world that an attacker could take; what the hand may add to the defense is not counted. */
export function atRisk(attackers: readonly Attacker[], p: Player): number {
  let most = 0;
  for (const world of p.tableau) {
    if (!IS_MILITARY[world] || PRINTED[world] + 1 <= most) continue;
    for (const { p: attacker, power, reserve } of attackers) {
      if (!isVulnerable(p, world, power)) continue;
      if (attackStrength(attacker, world, power) + reserve < defenseStrength(p, world)) continue;
      most = PRINTED[world] + 1;
      break;
    }
  }
  return most;
}
