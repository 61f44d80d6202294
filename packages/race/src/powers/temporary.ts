/** Buying temporary military: for conquering, for declaring a takeover and for defending (7.11 to 7.13, 14.23). */
import type { Seat } from "@hypergate/kernel";
import { type Card, NONE } from "../cards.ts";
import { type Asking, asking, askSome, cardsFrom, discard, discardFromTableau, type Game, refsOf } from "../play.ts";
import { charge, handCapacity, TACTICS, tacticsCards } from "./settle.ts";

const BOOST_SELF = asking("settle.tactics", "rule/settle", "7.11");
const BOOST_HAND = asking("settle.mercenaries", "rule/settle", "7.12");
const ATTACK_SELF = asking("takeover.tactics", "rule/takeover", "14.11");
const ATTACK_HAND = asking("takeover.mercenaries", "rule/takeover", "14.11");
const DEFEND_SELF = asking("defense.tactics", "rule/takeover", "14.23");
const DEFEND_HAND = asking("defense.mercenaries", "rule/takeover", "14.23");

/** Chooses what to discard so that strength rises by at least `need`; `plan.lost` and `plan.boost` hold it. */
export function boostToConquer(g: Game, seat: Seat, need: number, world: Card): void {
  if (need <= 0) return;
  chooseBoost(g, seat, need, world, false, BOOST_SELF, BOOST_HAND);
}

export function boostToAttack(g: Game, seat: Seat): void {
  chooseBoost(g, seat, 0, NONE, false, ATTACK_SELF, ATTACK_HAND);
}

export function boostToDefend(g: Game, seat: Seat): void {
  chooseBoost(g, seat, 0, NONE, true, DEFEND_SELF, DEFEND_HAND);
}

function chooseBoost(
  g: Game,
  seat: Seat,
  need: number,
  world: Card,
  defending: boolean,
  bySelf: Asking,
  byHand: Asking,
): void {
  const { table, secret } = g.s;
  const p = table.players[seat];
  const plan = secret.plans[seat];
  const others = refsOf(secret.hands[seat], world);
  const capacity = Math.min(handCapacity(p, defending), others.length);
  const tactics = tacticsCards(p);
  let missing = need;
  if (tactics.length > 0) {
    const plus = TACTICS[tactics[0]]?.plus ?? 0;
    const least = Math.max(0, Math.ceil((need - capacity) / plus));
    const used = cardsFrom(askSome(g, seat, bySelf, refsOf(tactics), least, tactics.length, { n: need, plus }));
    for (const card of used) plan.lost.push(card);
    missing -= used.length * plus;
    if (need > 0 && missing <= 0) return;
  }
  if (capacity === 0) return;
  const least = Math.max(0, missing);
  plan.boost = cardsFrom(askSome(g, seat, byHand, others, least, capacity, { min: least, max: capacity }));
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
