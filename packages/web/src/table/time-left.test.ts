import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

test.each([
  [0, "0:00"],
  [-5000, "0:00"],
  [59_001, "1:00"],
  [61_000, "1:01"],
  [3_661_000, "1:01:01"],
])("%d ms before the end", (ms, text) => {
  expect(timeLeft(1_000_000 + ms, 1_000_000).text).toBe(text);
});
