import { expect, test } from "vitest";
import { illegal } from "./legal.ts";
import type { Question } from "./question.ts";
import { quietAnswer } from "./quiet.ts";

const asked = { key: "k", who: 0, source: { by: "rule/R-1", rule: "R-1" } };
const questions: readonly [Question, unknown][] = [
  [{ ...asked, kind: "one", options: ["thing/1", "word/pass"] }, "word/pass"],
  [{ ...asked, kind: "one", options: ["thing/2", "thing/1"] }, "thing/2"],
  [{ ...asked, kind: "some", options: ["a", "b", "c"], min: 2, max: 3 }, ["a", "b"]],
  [{ ...asked, kind: "number", min: 3, max: 9 }, 3],
  [{ ...asked, kind: "order", options: ["b", "a"] }, ["b", "a"]],
  [{ ...asked, kind: "confirm" }, false],
  [
    {
      ...asked,
      kind: "spread",
      slots: [
        { ref: "a", max: 1 },
        { ref: "b", max: 4 },
      ],
      min: 3,
      max: 5,
    },
    { a: 1, b: 2 },
  ],
  [
    {
      ...asked,
      kind: "spread",
      slots: [
        { ref: "a", max: 0 },
        { ref: "b", max: 2 },
        { ref: "c", max: 2 },
      ],
      min: 1,
      max: 4,
    },
    { b: 1 },
  ],
  [
    { ...asked, kind: "deal", give: [], want: [], caps: [], needs: [], mayAccept: false, mayOffer: true },
    { do: "refuse" },
  ],
];

test("a seat that says nothing takes the quietest word there is", () => {
  const words = ["keep", "redraw", "done", "none", "decline", "pass"].map((word) => `word/${word}`);
  const quietest = words.map((_, i) =>
    quietAnswer({ ...asked, kind: "one", options: ["thing/1", ...words.slice(0, i + 1)] }),
  );
  expect(quietest).toEqual(words);
});

test.each(questions)("the quietest answer is legal and does as little as it can: %o", (question, expected) => {
  expect(quietAnswer(question)).toEqual(expected);
  expect(illegal(question, quietAnswer(question))).toBeUndefined();
});
