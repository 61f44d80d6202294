import { expect, test } from "vitest";
import type { Pixels } from "./palette-png.ts";
import { squaresThatDiffer } from "./pictures.ts";

const WIDTH = 32;
const HEIGHT = 24;

/** A dark picture with some dots of another brightness. */
function picture(dots: readonly (readonly [x: number, y: number])[], brightness: number): Pixels {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(20);
  for (const [x, y] of dots) rgb.fill(brightness, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
  return { width: WIDTH, height: HEIGHT, rgb };
}

const STROKE = Array.from({ length: 8 }, (_, y) => [12, y + 8] as const);

test("a stroke that is missing is noticed", () => {
  expect(squaresThatDiffer(picture(STROKE, 240), picture([], 240))).toBe(1);
});

test("a dot at an edge that is a little brighter is not", () => {
  expect(squaresThatDiffer(picture([[12, 8]], 120), picture([[12, 8]], 20))).toBe(0);
});
