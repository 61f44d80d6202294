/** What the best way to consume comes to, step by step, before it is done. */
import type { Ref, Seat } from "@hypergate/kernel";
import {
  bestUse,
  type Card,
  CONSUME_X2,
  chose,
  GOODS_POWER,
  type GoodsPower,
  goodsCounts,
  isUsable,
  type Player,
  rewardOf,
  type Table,
} from "@hypergate/race/client";

export interface ConsumeStep {
  readonly power: GoodsPower;
  readonly worlds: readonly Card[];
  readonly vp: number;
  readonly cards: number;
}

export interface ConsumePlan {
  readonly steps: readonly ConsumeStep[];
  readonly vp: number;
  readonly cards: number;
  /** Goods that stay. */
  readonly left: number;
}

/** The plan behind "do the best for me", over the powers that are not used yet. */
export function bestPlan(table: Table, seat: Seat, unused: readonly GoodsPower[]): ConsumePlan {
  const p: Player = { ...table.players[seat] };
  const copy: Table = { ...table, good: table.good.slice() };
  const double = chose(p, CONSUME_X2) ? 2 : 1;
  const powers = [...unused];
  const steps: ConsumeStep[] = [];
  for (;;) {
    const usable = powers.filter((power) => isUsable(copy, p, goodsCounts(copy, p), power));
    if (usable.length === 0) break;
    const { power, worlds } = bestUse(copy, p, usable, double);
    powers.splice(powers.indexOf(power), 1);
    for (const world of worlds) copy.good[world] = 0;
    p.goods -= worlds.length;
    steps.push({ power, worlds, ...rewardOf(p, power, worlds, double) });
  }
  return {
    steps,
    vp: steps.reduce((sum, step) => sum + step.vp, 0),
    cards: steps.reduce((sum, step) => sum + step.cards, 0),
    left: p.goods,
  };
}

/**
 * The powers of a player that take goods and have not been used in this phase. Of several alike the first that is left is
 * offered, so those behind it are left as well.
 */
export function unusedPowers(p: Player, options: readonly Ref[]): readonly GoodsPower[] {
  const offered = new Set(options);
  const alike = new Set<number>();
  return p.tableau.flatMap((card): GoodsPower[] => {
    const power = GOODS_POWER[card];
    if (power === undefined) return [];
    if (offered.has(power.ref)) alike.add(power.alike);
    return alike.has(power.alike) ? [power] : [];
  });
}
