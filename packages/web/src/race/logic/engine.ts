/** What a tableau does in each phase, added up: the line of figures of every seat. */
import {
  DESIGN,
  DEVELOP_DISCOUNT,
  DEVELOP_DRAW_AFTER,
  DEVELOP_DRAW_AT_START,
  EXPLORE_DRAW,
  EXPLORE_KEEP,
  GOODS,
  GOODS_POWER,
  type GoodsPower,
  generalMilitary,
  type Player,
  type Power,
  PRODUCE_DRAW,
  playerWith,
  SETTLE_DISCOUNT,
  TRADE_BONUS,
} from "@hypergate/race/client";
import type { SignIcon } from "../card/signs.ts";
import type { PlayedPhase } from "./round.ts";

/** What is counted: each fact has a sign, a figure and words of its own. */
export const FACTS = {
  draw: "card",
  keep: "keep",
  discount: "development",
  developed: "card",
  military: "military",
  cheaper: "world",
  bonus: "coin",
  consumes: "anyGood",
  produces: "thisWorld",
  fills: "anyGood",
  produced: "card",
} as const satisfies Readonly<Record<string, SignIcon>>;
export type FactName = keyof typeof FACTS;

export interface Fact {
  readonly fact: FactName;
  readonly n: number;
}

export type Engine = Readonly<Record<PlayedPhase, readonly Fact[]>>;

/** More facts than these do not fit a cell. */
const MOST = 2;

/** The tableau as it lies there now, with what was placed in this phase. */
export function engineOf(p: Player): Engine {
  const { figures } = playerWith(p.tableau);
  const powers = p.tableau.flatMap((card) => DESIGN[card].powers ?? []);
  const facts: Readonly<Record<PlayedPhase, readonly Fact[]>> = {
    explore: [
      { fact: "draw", n: figures[EXPLORE_DRAW] },
      { fact: "keep", n: figures[EXPLORE_KEEP] },
    ],
    develop: [
      { fact: "discount", n: figures[DEVELOP_DISCOUNT] },
      { fact: "developed", n: figures[DEVELOP_DRAW_AT_START] + figures[DEVELOP_DRAW_AFTER] },
    ],
    settle: [
      { fact: "military", n: generalMilitary(figures) },
      { fact: "cheaper", n: bestOfKinds(figures, SETTLE_DISCOUNT) },
    ],
    consume: [
      { fact: "bonus", n: bestOfKinds(figures, TRADE_BONUS) },
      { fact: "consumes", n: consumed(p) },
    ],
    produce: [
      { fact: "produces", n: count(powers, "produce") + count(powers, "produceDiscardHand") },
      { fact: "fills", n: count(powers, "produceWindfall") },
      { fact: "produced", n: figures[PRODUCE_DRAW] },
    ],
  };
  const shown = (phase: PlayedPhase) => facts[phase].filter(({ n }) => n !== 0).slice(0, MOST);
  return {
    explore: shown("explore"),
    develop: shown("develop"),
    settle: shown("settle"),
    consume: shown("consume"),
    produce: shown("produce"),
  };
}

/** The largest of a figure that is kept for every kind of world. */
function bestOfKinds(figures: readonly number[], place: number): number {
  return Math.max(...figures.slice(place, place + GOODS.length + 1));
}

function count(powers: readonly Power[], does: Power["does"]): number {
  return powers.filter((power) => power.does === does).length;
}

/** How many goods its powers could take in one Consume phase; all that it could hold where a power takes everything. */
function consumed(p: Player): number {
  const worlds = p.tableau.filter((card) => DESIGN[card].good !== undefined).length;
  return p.tableau.reduce((sum, card) => sum + takenBy(GOODS_POWER[card], worlds), 0);
}

function takenBy(power: GoodsPower | undefined, worlds: number): number {
  if (power === undefined) return 0;
  return power.takes === "all" ? worlds : power.goods * power.times;
}
