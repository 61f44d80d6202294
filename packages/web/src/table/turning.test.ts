import { illegal, type Question } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { keepsFewer, turned, turnedBack } from "./turning.ts";

function discarding(n: number, of: number): Extract<Question, { kind: "some" }> {
  const options = Array.from({ length: of }, (_, i) => `card/${i}`);
  return { kind: "some", key: "x", who: 0, source: { by: "rule/x", rule: "1" }, options, min: n, max: n };
}

test("a question is turned round where fewer are kept than given away", () => {
  expect(keepsFewer(discarding(5, 7))).toBe(true);
  expect(keepsFewer(discarding(3, 7))).toBe(false);
  expect(keepsFewer(discarding(3, 6))).toBe(false);
  expect(keepsFewer(discarding(7, 7))).toBe(false);
  expect(keepsFewer({ ...discarding(5, 7), min: 0 })).toBe(false);
});

test("what is sent is what is given away, and it is legal", () => {
  const question = discarding(5, 7);
  expect(turned(question)).toMatchObject({ min: 2, max: 2 });
  const value = turnedBack(question, ["card/1", "card/4"]);
  expect(value).toEqual(["card/0", "card/2", "card/3", "card/5", "card/6"]);
  expect(illegal(question, value)).toBeUndefined();
});
