/** Buying temporary military: for conquering, for declaring a takeover and for defending (7.11 to 7.13, 14.23). */
import type { Seat } from "@hypergate/kernel";
import { type Asking, asking, askSome, cardsAmong, discard, discardFromTableau, type Game, refsOf } from "../play.ts";
import { charge, handCapacity, TACTICS, tacticsCards } from "./settle.ts";

const BOOST_SELF = asking("settle.tactics", "rule/settle", "7.11");
const BOOST_HAND = asking("settle.mercenaries", "rule/settle", "7.12");
const ATTACK_SELF = asking("takeover.tactics", "rule/takeover", "14.11");
const ATTACK_HAND = asking("takeover.mercenaries", "rule/takeover", "14.11");
const DEFEND_SELF = asking("defense.tactics", "rule/takeover", "14.23");
const DEFEND_HAND = asking("defense.mercenaries", "rule/takeover", "14.23");

/**
 * Chooses what to discard so that strength rises by at least `need`; `plan.lost` and `plan.boost` hold it. Cards of the
 * tableau may be discarded though nothing is missing (16.19).
 */
export function boostToConquer(g: Game, seat: Seat, need: number): void {
  const capacity = Math.min(handCapacity(g.s.table.players[seat], false), g.s.secret.hands[seat].length);
  const missing = need - chooseTactics(g, seat, BOOST_SELF, need - capacity, need);
  if (missing > 0) chooseMercenaries(g, seat, BOOST_HAND, missing, capacity);
}

/** As much or as little as the attacker likes (14.11). */
export function boostToAttack(g: Game, seat: Seat): void {
  chooseTactics(g, seat, ATTACK_SELF, 0, 0);
  chooseMercenaries(g, seat, ATTACK_HAND, 0, handCapacity(g.s.table.players[seat], false));
}

/** As much or as little as the owner likes (14.23). */
export function boostToDefend(g: Game, seat: Seat): void {
  chooseTactics(g, seat, DEFEND_SELF, 0, 0);
  chooseMercenaries(g, seat, DEFEND_HAND, 0, handCapacity(g.s.table.players[seat], true));
}

/** Cards of the tableau, enough for at least `least`; returns the strength they give. */
function chooseTactics(g: Game, seat: Seat, it: Asking, least: number, need: number): number {
  const tactics = tacticsCards(g.s.table.players[seat]);
  if (tactics.length === 0) return 0;
  const plus = TACTICS[tactics[0]]?.plus ?? 0;
  const min = Math.max(0, Math.ceil(least / plus));
  const params = { n: Math.max(0, need), plus };
  const used = cardsAmong(tactics, askSome(g, seat, it, refsOf(tactics), min, tactics.length, params));
  g.s.secret.plans[seat].lost.push(...used);
  return used.length * plus;
}

/** Hand cards for +1 each, as many as the powers can take. */
function chooseMercenaries(g: Game, seat: Seat, it: Asking, min: number, capacity: number): void {
  const { hands, plans } = g.s.secret;
  const max = Math.min(capacity, hands[seat].length);
  plans[seat].boost = cardsAmong(hands[seat], askSome(g, seat, it, refsOf(hands[seat]), min, max, { min, max }));
}

/** Pays for the temporary military of the plan. */
export function applyBoost(g: Game, seat: Seat, defending: boolean): void {
  const p = g.s.table.players[seat];
  const plan = g.s.secret.plans[seat];
  if (plan.boost.length > 0) {
    discard(g, seat, plan.boost);
    charge(p, plan.boost.length, defending);
    p.temporary += plan.boost.length;
    plan.boost = [];
  }
  for (const card of plan.lost) {
    p.temporary += TACTICS[card]?.plus ?? 0;
    discardFromTableau(g, seat, card);
  }
  plan.lost = [];
}
