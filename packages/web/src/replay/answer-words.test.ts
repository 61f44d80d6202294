import type { Question, Value } from "@hypergate/kernel";
import { expect, test } from "vitest";
import type { Voice } from "../table/meter.ts";
import { answerInWords } from "./answer-words.ts";

const voice: Voice = {
  t: (id, params = {}) => [id, ...Object.values(params)].join(" "),
  called: (ref) => ref.split("/")[1],
  listed: (words) => words.join("+"),
};
const BASE = { key: "k", who: 0, source: { by: "rule/x", rule: "X-01" } };
const OPTIONS = ["card/a", "card/b"];
const SLOTS = OPTIONS.map((ref) => ({ ref, max: 3 }));

const CASES: readonly (readonly [Question, Value, string])[] = [
  [{ ...BASE, kind: "one", options: OPTIONS }, "card/b", "b"],
  [{ ...BASE, kind: "some", options: OPTIONS, min: 0, max: 2 }, ["card/b", "card/a"], "b+a"],
  [{ ...BASE, kind: "some", options: OPTIONS, min: 0, max: 2 }, [], "replay.nothing"],
  [{ ...BASE, kind: "order", options: OPTIONS }, ["card/b", "card/a"], "b+a"],
  [{ ...BASE, kind: "number", min: 0, max: 9 }, 4, "4"],
  [{ ...BASE, kind: "confirm" }, true, "prompt.yes"],
  [{ ...BASE, kind: "spread", slots: SLOTS, min: 0, max: 4 }, { "card/a": 2, "card/b": 0 }, "replay.times 2 a"],
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
  expect(answerInWords(voice, deal, { do: "offer", give: { "card/a": 1 }, want: {} })).toBe(
    "replay.offers replay.times 1 a replay.nothing",
  );
  expect(answerInWords(voice, deal, { do: "accept" })).toBe("replay.accepts");
  expect(answerInWords(voice, deal, { do: "refuse" })).toBe("replay.refuses");
});
