import { expect, test } from "vitest";
import { isName } from "./name.ts";

test.each([
  ["Ann", true],
  ["  Анна-Мария 2 ", true],
  ["🚀", true],
  ["", false],
  ["   ", false],
  ["a\tb", false],
  ["x".repeat(31), false],
])("%j", (name, isFine) => {
  expect(isName(name)).toBe(isFine);
});
