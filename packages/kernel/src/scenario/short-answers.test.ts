import { expect, test } from "vitest";
import type { Question, Ref, Value } from "../question.ts";
import { deal, question } from "../testing/questions.ts";
import { fullAnswer } from "./short-answers.ts";

/** Cards are also called by their number in words; two may be called the same. */
const CALLED: Readonly<Record<Ref, readonly string[]>> = {
  "card/10-1": ["ten", "attack"],
  "card/10-2": ["ten", "attack"],
  "card/negotiate": ["negotiate", "n"],
  "player/1": ["blue"],
  "place/attack": ["assault"],
};
const called = (ref: Ref): readonly string[] => CALLED[ref] ?? [];

const CARDS = ["card/10-1", "card/10-2", "card/negotiate", "player/1"];
const one = question({ kind: "one", options: CARDS });
const some = question({ kind: "some", options: CARDS, min: 0, max: 4 });
const spread = question({
  kind: "spread",
  slots: [
    { ref: "card/10-1", max: 2 },
    { ref: "card/10-2", max: 2 },
  ],
  min: 0,
  max: 4,
});

test.each<[asked: Question, given: unknown, full: Value]>([
  [one, "card/10-2", "card/10-2"],
  [one, "10-2", "card/10-2"],
  [one, "ten", "card/10-1"],
  [one, "n", "card/negotiate"],
  [one, "blue", "player/1"],
  [one, "eleven", "eleven"],
  [one, "0-2", "0-2"],
  [one, "1", "player/1"],
  [one, 1, "player/1"],
  [one, 2, "2"],
  [one, true, true],
  [some, ["ten", "n"], ["card/10-1", "card/negotiate"]],
  [some, ["ten", "ten"], ["card/10-1", "card/10-2"]],
  [some, ["ten", "ten", "ten"], ["card/10-1", "card/10-2", "ten"]],
  [some, ["10-1", "ten"], ["card/10-1", "card/10-2"]],
  [some, [1], ["player/1"]],
  [some, [], []],
  [some, 1, 1],
  [spread, { ten: 1, "10-2": 2 }, { "card/10-1": 1, "card/10-2": 2 }],
  [spread, { elsewhere: 1 }, { elsewhere: 1 }],
  [spread, {}, {}],
  [question({ kind: "number", min: 0, max: 3 }), 1, 1],
  [question({ kind: "confirm" }), false, false],
  // What is called exactly so comes before what may be called so.
  [question({ kind: "one", options: ["card/10-1", "place/attack"] }), "attack", "place/attack"],
  [question({ kind: "one", options: ["plain", "card/10-1"] }), "plain", "plain"],
])("%# an answer is found among the options", (asked, given, full) => {
  expect(fullAnswer(asked, given, called)).toEqual(full);
});

test("both sides of an offer are found among what may be given and wanted", () => {
  const asked = deal({
    give: [{ ref: "card/10-1", max: 1 }],
    want: [
      { ref: "card/10-1", max: 1 },
      { ref: "card/10-2", max: 1 },
    ],
  });
  expect(fullAnswer(asked, { do: "offer", give: { ten: 1 }, want: { ten: 1, attack: 1 } }, called)).toEqual({
    do: "offer",
    give: { "card/10-1": 1 },
    want: { "card/10-1": 1, "card/10-2": 1 },
  });
  expect(fullAnswer(asked, { do: "offer", want: { ten: 1 } }, called)).toEqual({
    do: "offer",
    give: {},
    want: { "card/10-1": 1 },
  });
});

test("other answers to a deal, and offers where there is none, stay as they are", () => {
  expect(fullAnswer(deal(), { do: "accept" }, called)).toEqual({ do: "accept" });
  const offer = { do: "offer", give: { ten: 1 } };
  expect(fullAnswer(one, offer, called)).toEqual(offer);
});
