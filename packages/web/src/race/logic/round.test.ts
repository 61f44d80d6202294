import { DEVELOP, DEVELOP_2, EXPLORE_5, PRODUCE, TRADE } from "@hypergate/race/client";
import { expect, test } from "vitest";
import { bonusBit, endSigns, phaseCalls, phaseOf } from "./round.ts";
import { playerOf, tableOf } from "./testing.ts";

const told = (id: string, params: Record<string, string | number> = {}) => ({ n: 0, trail: "", id, params });

test("phases know who called them and which are played", () => {
  const actions = [EXPLORE_5, TRADE, PRODUCE];
  const table = tableOf(
    actions.map((one) => playerOf([], { actions: one })),
    { phase: "consume" },
  );
  expect(phaseCalls(table).map(({ phase, state, calls }) => [phase, state, calls.map(({ seat }) => seat)])).toEqual([
    ["explore", "done", [0]],
    ["develop", "skipped", []],
    ["settle", "skipped", []],
    ["consume", "now", [1]],
    ["produce", "coming", [2]],
  ]);
});

test("before the actions are shown every phase is open", () => {
  const table = tableOf([playerOf([]), playerOf([])]);
  expect(phaseCalls(table).every(({ state }) => state === "open")).toBe(true);
});

test("an action belongs to a phase", () => {
  expect((["explore+1+1", "develop-2", "settle", "trade", "consume-x2", "produce"] as const).map(phaseOf)).toEqual([
    "explore",
    "develop",
    "settle",
    "consume",
    "consume",
    "produce",
  ]);
});

test("the second Develop phase of a round has its own bonus", () => {
  const first = [
    told("phase.begins", { phase: "phase/develop" }),
    told("round.begins"),
    told("phase.begins", { phase: "phase/develop" }),
  ];
  expect(bonusBit(first, "develop")).toBe(DEVELOP);
  expect(bonusBit([...first, told("phase.begins", { phase: "phase/develop" })], "develop")).toBe(DEVELOP_2);
});

test("the end is announced by the pool and by full tableaus", () => {
  const eleven = Array.from({ length: 11 }, () => "gem-world");
  const far = endSigns(tableOf([playerOf(["gem-world"]), playerOf([])]));
  expect(far).toEqual({ seats: [], isPoolLow: false });
  const near = endSigns(tableOf([playerOf(eleven), playerOf([])], { pool: 2 }));
  expect(near).toEqual({ seats: [0], isPoolLow: true });
});
