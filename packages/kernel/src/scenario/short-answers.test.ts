import { expect, test } from "vitest";
import type { Question, Ref, Value } from "../question.ts";
import { deal, question } from "../testing/questions.ts";
import { fullAnswer } from "./short-answers.ts";

/** Pieces are also called by their number in words; two may be called the same. */
const CALLED: Readonly<Record<Ref, readonly string[]>> = {
  "piece/10-1": ["ten", "attack"],
  "piece/10-2": ["ten", "attack"],
  "piece/negotiate": ["negotiate", "n"],
  "player/1": ["blue"],
  "place/attack": ["assault"],
};
const called = (ref: Ref): readonly string[] => CALLED[ref] ?? [];

const PIECES = ["piece/10-1", "piece/10-2", "piece/negotiate", "player/1"];
const one = question({ kind: "one", options: PIECES });
const some = question({ kind: "some", options: PIECES, min: 0, max: 4 });
const spread = question({
  kind: "spread",
  slots: [
    { ref: "piece/10-1", max: 2 },
    { ref: "piece/10-2", max: 2 },
  ],
  min: 0,
  max: 4,
});

test.each<[asked: Question, given: unknown, full: Value]>([
  [one, "piece/10-2", "piece/10-2"],
  [one, "10-2", "piece/10-2"],
  [one, "ten", "piece/10-1"],
  [one, "n", "piece/negotiate"],
  [one, "blue", "player/1"],
  [one, "eleven", "eleven"],
  [one, "0-2", "0-2"],
  [one, "1", "player/1"],
  [one, 1, "player/1"],
  [one, 2, "2"],
  [one, true, true],
  [some, ["ten", "n"], ["piece/10-1", "piece/negotiate"]],
  [some, ["ten", "ten"], ["piece/10-1", "piece/10-2"]],
  [some, ["ten", "ten", "ten"], ["piece/10-1", "piece/10-2", "ten"]],
  [some, ["10-1", "ten"], ["piece/10-1", "piece/10-2"]],
  [some, [1], ["player/1"]],
  [some, [], []],
  [some, 1, 1],
  [spread, { ten: 1, "10-2": 2 }, { "piece/10-1": 1, "piece/10-2": 2 }],
  [spread, { elsewhere: 1 }, { elsewhere: 1 }],
  [spread, {}, {}],
  [question({ kind: "number", min: 0, max: 3 }), 1, 1],
  [question({ kind: "confirm" }), false, false],
  // What is called exactly so comes before what may be called so.
  [question({ kind: "one", options: ["piece/10-1", "place/attack"] }), "attack", "place/attack"],
  [question({ kind: "one", options: ["plain", "piece/10-1"] }), "plain", "plain"],
])("%# an answer is found among the options", (asked, given, full) => {
  expect(fullAnswer(asked, given, called)).toEqual(full);
});

test("both sides of an offer are found among what may be given and wanted", () => {
  const asked = deal({
    give: [{ ref: "piece/10-1", max: 1 }],
    want: [
      { ref: "piece/10-1", max: 1 },
      { ref: "piece/10-2", max: 1 },
    ],
  });
  expect(fullAnswer(asked, { do: "offer", give: { ten: 1 }, want: { ten: 1, attack: 1 } }, called)).toEqual({
    do: "offer",
    give: { "piece/10-1": 1 },
    want: { "piece/10-1": 1, "piece/10-2": 1 },
  });
  expect(fullAnswer(asked, { do: "offer", want: { ten: 1 } }, called)).toEqual({
    do: "offer",
    give: {},
    want: { "piece/10-1": 1 },
  });
});

test("other answers to a deal, and offers where there is none, stay as they are", () => {
  expect(fullAnswer(deal(), { do: "accept" }, called)).toEqual({ do: "accept" });
  const offer = { do: "offer", give: { ten: 1 } };
  expect(fullAnswer(one, offer, called)).toEqual(offer);
});
