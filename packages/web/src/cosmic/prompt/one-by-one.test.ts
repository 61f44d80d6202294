import type { Question } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { setAmount } from "./amount.ts";
import { atOnce, fromTheSame, momentOf } from "./one-by-one.ts";

const asked = (n: number): Question => ({
  kind: "one",
  key: "mutant/source",
  who: 0,
  source: { by: "power/mutant", rule: "mutant 2" },
  options: ["word/deck", "player/1"],
  params: { n },
});

test("all cards come from the place that is chosen, unless fewer are wanted", () => {
  expect(atOnce(asked(5))).toBe(5);
  const all = fromTheSame(asked(5), "player/1");
  expect([4, 3, 2, 1].map((n) => all.answer(asked(n)))).toEqual(["player/1", "player/1", "player/1", "player/1"]);
  setAmount(momentOf(asked(5)), 2);
  expect(atOnce(asked(5))).toBe(2);
  const two = fromTheSame(asked(5), "word/deck");
  expect([4, 3].map((n) => two.answer(asked(n)))).toEqual(["word/deck", undefined]);
});

test("what was set holds for that moment only", () => {
  setAmount(momentOf(asked(5)), 2);
  expect(atOnce(asked(3))).toBe(3);
});
