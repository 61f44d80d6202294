import { CONSUME_X2, GOODS_POWER } from "@hypergate/race/client";
import { expect, test } from "vitest";
import { bestPlan, unusedPowers } from "./consume.ts";
import { cardOfId, playerOf, tableOf, withGoods } from "./testing.ts";

const IDS = ["old-earth", "gem-world", "comet-zone", "spice-world", "tourist-world", "consumer-markets"];
const GOODS = ["gem-world", "comet-zone", "spice-world"];

function tableWith(actions = 0) {
  return withGoods(tableOf([playerOf(IDS, { actions })]), 0, GOODS);
}

function refOf(id: string): string {
  return GOODS_POWER[cardOfId(id)]?.ref ?? "";
}

const ALL = ["old-earth", "tourist-world", "consumer-markets"].map(refOf);

test("the plan uses every good once and changes nothing on the table", () => {
  const table = tableWith();
  const plan = bestPlan(table, 0, unusedPowers(table.players[0], ALL));
  const taken = plan.steps.flatMap(({ worlds }) => worlds);
  expect(new Set(taken).size).toBe(taken.length);
  expect(plan.left).toBe(0);
  expect(plan.vp).toBe(4);
  expect(table.players[0].goods).toBe(3);
  expect(GOODS.every((id) => table.good[cardOfId(id)] === 1)).toBe(true);
});

test("who chose Consume x2 gets twice the VPs", () => {
  const plan = bestPlan(tableWith(CONSUME_X2), 0, unusedPowers(tableWith().players[0], ALL));
  expect(plan.vp).toBe(8);
});

test("powers that are no longer offered are used up", () => {
  const [p] = tableWith().players;
  expect(unusedPowers(p, [refOf("tourist-world"), "word/plan"]).map(({ ref }) => ref)).toEqual([
    refOf("tourist-world"),
  ]);
  expect(unusedPowers(p, ["word/plan"])).toEqual([]);
});
