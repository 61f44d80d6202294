import { DESIGNS } from "@hypergate/race/client";
import { expect, test } from "vitest";
import { seedOf } from "./seed.ts";
import { marksOf } from "./surfaces.ts";
import { SURFACES, worldPlanOf } from "./world-plan.ts";

const worlds = DESIGNS.filter(({ type }) => type === "world");

test("worlds have varied surfaces and bodies", () => {
  const plans = worlds.map(worldPlanOf);
  expect(new Set(plans.map(({ surface }) => surface)).size).toBe(SURFACES.length);
  expect(new Set(plans.map(({ body }) => body))).toEqual(
    new Set(["planet", "rocks", "comet", "station", "wreck", "monolith"]),
  );
});

test("the marks on the face of a world are all different", () => {
  for (const design of worlds) {
    const marks = marksOf(worldPlanOf(design).surface, seedOf(`${design.id} face`));
    expect(marks.length, design.id).toBeGreaterThan(2);
    expect(new Set(marks.map(({ d }) => d)).size, design.id).toBe(marks.length);
    for (const { d } of marks) expect(d).not.toMatch(/NaN|undefined/);
  }
});
