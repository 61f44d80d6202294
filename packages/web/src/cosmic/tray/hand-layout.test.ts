import { expect, test } from "vitest";
import { overlapFor, stripOf, widthFor } from "./hand-layout.ts";

test("cards lie apart while there is room, and overlap by as much as is missing", () => {
  expect(overlapFor(1, 90, 50)).toBe(0);
  expect(overlapFor(5, 90, 800)).toBe(-10);
  expect(overlapFor(10, 90, 540)).toBe(40);
  expect(widthFor(0)).toBe(77);
  expect(widthFor(1000)).toBe(134);
});

test("the picture of a card moves to what is seen of it once others cover its middle", () => {
  expect(stripOf(90, 20)).toBeUndefined();
  expect(stripOf(90, 30)).toEqual({ strip: 60, scale: 1 });
  expect(stripOf(90, 45)).toEqual({ strip: 45, scale: 0.85 });
});
