import type { JudgedDecision, Verdict } from "@hypergate/bots/verdict";
import { expect, test } from "vitest";
import { chancesCourse, pointsCourse } from "./course.ts";
import { isAnalysisAt, pathFor } from "./view-point.ts";

function decided(step: number, who: number, lead: number): JudgedDecision {
  const option = { error: 0.01, worlds: 8, leadError: 0.001 };
  const options = [
    { ...option, value: 1, chance: 0.5 + lead, lead },
    { ...option, value: 2, chance: 0.5, lead: 0 },
  ];
  return { step, who, part: 1, isQuiet: false, options, chosen: 1 };
}

test("the track shows points, and once the game is judged chances with the mistakes of the seat looked from", () => {
  const samples = [
    { part: 0, step: 0, values: [0, 0] },
    { part: 1, step: 9, values: [5, -1] },
  ];
  const turn = { kind: "jump", seat: 0, part: 1, step: 9, n: 5 } as const;
  expect(pointsCourse(samples, [turn])).toMatchObject({ least: -1, most: 5, marks: [{ step: 9, sign: "1" }] });
  const points = [
    { step: 0, part: 1, chances: [0.5, 0.5] },
    { step: 9, part: 1, chances: [0.9, 0.1] },
  ];
  const decisions = [decided(2, 0, 0.04), decided(4, 0, 0.2), decided(5, 0, 0.01), decided(6, 1, 0.2)];
  const verdict = { points, decisions } as unknown as Verdict;
  expect(chancesCourse(undefined, 0)).toBeUndefined();
  expect(chancesCourse({ ...verdict, points: points.slice(1) }, 0)).toBeUndefined();
  expect(chancesCourse(verdict, 0)).toMatchObject({
    least: 0,
    most: 1,
    samples: [{ values: [0.5, 0.5] }, { values: [0.9, 0.1] }],
    marks: [
      { step: 2, sign: "?" },
      { step: 4, sign: "??" },
    ],
  });
  expect(chancesCourse(verdict, undefined)?.marks).toHaveLength(3);
});

test("the analysis of a replay has an address of its own", () => {
  expect(isAnalysisAt("/games/replay/abc/analysis")).toBe(true);
  expect(isAnalysisAt("/replay/abc")).toBe(false);
  expect(pathFor("/replay/abc", true)).toBe("/replay/abc/analysis");
  expect(pathFor("/replay/abc/analysis", true)).toBe("/replay/abc/analysis");
  expect(pathFor("/replay/abc/analysis", false)).toBe("/replay/abc");
});
