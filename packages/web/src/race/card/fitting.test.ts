import { expect, test } from "vitest";
import { fitting } from "./fitting.ts";

test("everything fits, or there is room to say that there is more", () => {
  expect(fitting([30, 30], 70, 7)).toBe(2);
  expect(fitting([30, 30, 30], 100, 7)).toBe(2);
  expect(fitting([30, 30, 30], 90, 7)).toBe(1);
});

test("the first is always shown", () => {
  expect(fitting([200, 30], 90, 7)).toBe(1);
});
