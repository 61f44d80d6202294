import { expect, test } from "vitest";
import { Failing } from "./failing.ts";

/** Rounds in which something that always fails is tried. */
function tried(failing: Failing, rounds: number): number[] {
  const found: number[] = [];
  for (let round = 0; round < rounds; round++)
    if (failing.mayTry("a")) {
      found.push(round);
      failing.failed("a");
    }
  return found;
}

test("what fails is tried again after longer and longer pauses, up to a longest one", () => {
  expect(tried(new Failing(), 300)).toEqual([0, 2, 5, 10, 19, 36, 69, 134, 199, 264]);
});

test("what has succeeded, and everything else, is tried at once", () => {
  const failing = new Failing();
  tried(failing, 100);
  expect(failing.mayTry("b")).toBe(true);
  failing.succeeded("a");
  expect(tried(failing, 3)).toEqual([0, 2]);
});
