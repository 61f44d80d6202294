import { DESIGNS } from "@hypergate/race/client";
import { expect, test } from "vitest";
import { blueprintOf } from "./blueprint-plan.ts";
import { PARTS } from "./parts.ts";

const developments = DESIGNS.filter(({ type }) => type === "development");

test("no two developments look alike", () => {
  const looks = developments.map((design) => {
    const { paper, placed, frame, goods } = blueprintOf(design);
    return JSON.stringify([paper, placed.map(({ part, x, y, ink }) => [part, x, y, ink]), frame, goods]);
  });
  expect(new Set(looks).size).toBe(developments.length);
});

test("the main part alone tells most of them apart", () => {
  const mains = new Set(developments.map((design) => blueprintOf(design).placed[0].part));
  expect(mains.size).toBeGreaterThan(30);
  expect(Object.keys(PARTS).length).toBeGreaterThan(50);
});

test("a picture shows each part once, all of them inside it", () => {
  for (const design of developments) {
    const { placed } = blueprintOf(design);
    expect(placed.length, design.id).toBe(design.cost === 6 ? 5 : 3);
    expect(new Set(placed.map(({ part }) => part)).size, design.id).toBe(placed.length);
    for (const { x, y } of placed) {
      expect(x).toBeGreaterThan(15);
      expect(x).toBeLessThan(125);
      expect(y).toBeGreaterThan(15);
      expect(y).toBeLessThan(78);
    }
  }
});

test("a drawing is the same every time", () => {
  for (const design of developments) expect(blueprintOf(design)).toEqual(blueprintOf(design));
});
