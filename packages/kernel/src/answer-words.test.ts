import { expect, test } from "vitest";
import { type AnswerVoice, answerInWords } from "./answer-words.ts";
import type { Question, Value } from "./question.ts";
import { phrase } from "./words.ts";

const voice: AnswerVoice = {
  t: (said, params = {}) => phrase("en", said.en, params, String),
  called: (ref) => ref.split("/")[1],
  listed: (words) => words.join("+"),
};
const BASE = { key: "k", who: 0, source: { by: "rule/x", rule: "X-01" } };
const OPTIONS = ["thing/a", "thing/b"];
const SLOTS = OPTIONS.map((ref) => ({ ref, max: 3 }));

const CASES: readonly (readonly [Question, Value, string])[] = [
  [{ ...BASE, kind: "one", options: OPTIONS }, "thing/b", "b"],
  [{ ...BASE, kind: "some", options: OPTIONS, min: 0, max: 2 }, ["thing/b", "thing/a"], "b+a"],
  [{ ...BASE, kind: "some", options: OPTIONS, min: 0, max: 2 }, [], "nothing"],
  [{ ...BASE, kind: "order", options: OPTIONS }, ["thing/b", "thing/a"], "b+a"],
  [{ ...BASE, kind: "number", min: 0, max: 9 }, 4, "4"],
  [{ ...BASE, kind: "confirm" }, true, "Yes"],
  [{ ...BASE, kind: "spread", slots: SLOTS, min: 0, max: 4 }, { "thing/a": 2, "thing/b": 0 }, "2 × a"],
];

test.each(CASES)("an answer of kind %o reads %j", (question, value, expected) => {
  expect(answerInWords(voice, question, value)).toBe(expected);
});

test("an offer names what is given and what is wanted", () => {
  const deal: Question = {
    ...BASE,
    kind: "deal",
    give: SLOTS,
    want: SLOTS,
    caps: [],
    needs: [],
    mayAccept: true,
    mayOffer: true,
  };
  const counting = { ...voice, called: (ref: string) => ref.replace("thing/", "") };
  expect(answerInWords(counting, deal, { do: "offer", give: { "thing/a": 1, "thing/b": 2 }, want: {} })).toBe(
    "gives a+2×b, wants nothing",
  );
  expect(answerInWords(voice, deal, { do: "accept" })).toBe("accepts the offer");
  expect(answerInWords(voice, deal, { do: "refuse" })).toBe("breaks off");
});
