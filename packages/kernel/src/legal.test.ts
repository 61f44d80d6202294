import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomAnswer } from "./chance.ts";
import { illegal, onlyAnswer, sum } from "./legal.ts";
import type { Question, Refusal, Value } from "./question.ts";
import { seeded } from "./rng.ts";
import { anyQuestion, deal, question } from "./testing/questions.ts";

const one = question({ kind: "one", options: ["word/red", "word/blue"] });
const some = question({ kind: "some", options: ["word/a", "word/b", "word/c"], min: 1, max: 2 });
const number = question({ kind: "number", min: -1, max: 3 });
const spread = question({
  kind: "spread",
  slots: [
    { ref: "place/a", max: 2 },
    { ref: "place/b", max: 1 },
  ],
  min: 1,
  max: 2,
});
const order = question({ kind: "order", options: ["word/a", "word/b", "word/c"] });
const confirm = question({ kind: "confirm" });

/** What no question takes as an answer. */
const NONSENSE: readonly unknown[] = [undefined, null, Number.NaN, "", "word/none", ["word/none"], { do: "dance" }, []];

describe.each<[name: string, asked: Question, legal: unknown[], wrong: unknown[], refusal: Refusal]>([
  [
    "one",
    one,
    ["word/red", "word/blue"],
    ["red", "word/green", ["word/red"], 0, true],
    { id: "refused.one", params: { options: "word/red, word/blue" } },
  ],
  [
    "some",
    some,
    [["word/a"], ["word/c", "word/a"]],
    ["word/a", ["word/a", "word/a"], ["word/a", "word/b", "word/c"], ["word/d"], { "word/a": 1 }],
    { id: "refused.some", params: { min: 1, max: 2, options: "word/a, word/b, word/c" } },
  ],
  [
    "number",
    number,
    [-1, 0, 3],
    [-2, 4, 1.5, "1", [1], Number.POSITIVE_INFINITY],
    { id: "refused.number", params: { min: -1, max: 3 } },
  ],
  [
    "spread",
    spread,
    [{ "place/a": 2 }, { "place/a": 1, "place/b": 1 }, { "place/b": 1, "place/a": 0 }],
    [{}, { "place/a": 3 }, { "place/a": 2, "place/b": 1 }, { "place/b": 2 }, { "place/c": 1 }, { "place/a": -1 }],
    { id: "refused.spread", params: { min: 1, max: 2, options: "place/a ≤ 2, place/b ≤ 1" } },
  ],
  [
    "order",
    order,
    [
      ["word/a", "word/b", "word/c"],
      ["word/c", "word/b", "word/a"],
    ],
    [["word/a", "word/b"], ["word/a", "word/b", "word/b"], "word/a"],
    { id: "refused.some", params: { min: 3, max: 3, options: "word/a, word/b, word/c" } },
  ],
  ["confirm", confirm, [true, false], [0, 1, "yes"], { id: "refused.confirm", params: {} }],
])("%s", (_name, asked, legal, wrong, refusal) => {
  test.each(legal.map((value) => [value]))("%j is legal", (value) => {
    expect(illegal(asked, value)).toBeUndefined();
  });
  test.each([...wrong, ...NONSENSE].map((value) => [value]))(
    "%j is refused, and the refusal says what is expected",
    (value) => {
      expect(illegal(asked, value)).toEqual(refusal);
    },
  );
});

test("fractions and words are no counts", () => {
  for (const n of [0.5, "1", null, true]) expect(illegal(spread, { "place/a": n })?.id).toBe("refused.spread");
  expect(illegal(spread, ["place/a"])?.id).toBe("refused.spread");
});

test("no count is below nothing or broken, even if the total is right", () => {
  for (const counts of [{ "place/a": 2, "place/b": -1 }, { "place/a": 0.5, "place/b": 0.5 }, { "place/a": 1.5 }])
    expect(illegal(spread, counts)?.id).toBe("refused.spread");
});

describe("deal", () => {
  const offer = (give: object, want: object) => ({ do: "offer", give, want });

  test.each([
    offer({ "piece/red": 1 }, {}),
    offer({}, { "piece/blue": 1 }),
    offer({ "piece/red": 1, "piece/blue": 1 }, { "piece/red": 2, "piece/blue": 1 }),
    offer({ "piece/red": 1, "extra/smile": 1 }, {}),
    { do: "refuse" },
  ])("%j is legal", (value) => {
    expect(illegal(deal(), value)).toBeUndefined();
  });

  test.each<[value: unknown, refusal: Refusal]>([
    [offer({ "piece/green": 1 }, {}), { id: "refused.terms", params: { options: terms() } }],
    [offer({ "piece/red": 3 }, {}), { id: "refused.terms", params: { options: terms() } }],
    [offer({}, { "extra/smile": 1 }), { id: "refused.terms", params: { options: terms() } }],
    [offer({ "piece/red": 1 }, { "piece/red": -1 }), { id: "refused.terms", params: { options: terms() } }],
    [offer({ "piece/red": 0.5 }, {}), { id: "refused.terms", params: { options: terms() } }],
    [{ do: "offer" }, { id: "refused.terms", params: { options: terms() } }],
    [
      { do: "offer", give: [], want: {} },
      { id: "refused.terms", params: { options: terms() } },
    ],
    [offer({ "piece/red": 2, "piece/blue": 1 }, {}), { id: "refused.cap", params: { max: 2 } }],
    [offer({}, {}), { id: "refused.empty", params: {} }],
    [offer({ "piece/red": 0 }, {}), { id: "refused.empty", params: {} }],
    [offer({ "extra/smile": 1 }, {}), { id: "refused.empty", params: {} }],
    [{ do: "accept" }, { id: "refused.accept", params: {} }],
    [{ do: "shout" }, { id: "refused.deal", params: {} }],
    ["refuse", { id: "refused.deal", params: {} }],
    [undefined, { id: "refused.deal", params: {} }],
  ])("%j is refused", (value, refusal) => {
    expect(illegal(deal(), value)).toEqual(refusal);
  });

  test("accepting needs leave, and so does offering", () => {
    expect(illegal(deal({ mayAccept: true }), { do: "accept" })).toBeUndefined();
    const last = deal({ mayOffer: false });
    expect(illegal(last, offer({ "piece/red": 1 }, {}))).toEqual({ id: "refused.deal", params: {} });
    expect(illegal(last, { do: "refuse" })).toBeUndefined();
  });

  function terms(): string {
    return "piece/red, piece/blue, extra/smile, piece/red, piece/blue";
  }
});

test("a sum counts only the pieces named", () => {
  expect(sum({ "piece/red": 2, "piece/blue": 1 }, ["piece/red", "piece/green"])).toBe(2);
});

test.each<[asked: Question, only: Value | undefined]>([
  [question({ kind: "one", options: ["word/a"] }), "word/a"],
  [one, undefined],
  [question({ kind: "some", options: ["word/a", "word/b"], min: 2, max: 2 }), ["word/a", "word/b"]],
  [question({ kind: "some", options: ["word/a"], min: 0, max: 0 }), []],
  [question({ kind: "some", options: [], min: 0, max: 0 }), []],
  [question({ kind: "some", options: ["word/a"], min: 0, max: 1 }), undefined],
  [question({ kind: "number", min: 2, max: 2 }), 2],
  [question({ kind: "number", min: 2, max: 3 }), undefined],
  [question({ kind: "spread", slots: [{ ref: "place/a", max: 5 }], min: 3, max: 3 }), { "place/a": 3 }],
  [question({ kind: "spread", slots: [{ ref: "place/a", max: 5 }], min: 3, max: 4 }), undefined],
  [question({ kind: "spread", slots: [{ ref: "place/a", max: 5 }], min: 0, max: 0 }), {}],
  [
    question({
      kind: "spread",
      slots: [
        { ref: "place/a", max: 1 },
        { ref: "place/b", max: 2 },
      ],
      min: 3,
      max: 3,
    }),
    { "place/a": 1, "place/b": 2 },
  ],
  [question({ kind: "order", options: ["word/a"] }), ["word/a"]],
  [order, undefined],
  [confirm, undefined],
  [deal({ mayOffer: false }), undefined],
])("question %# has its only answer or none", (asked, only) => {
  expect(onlyAnswer(asked)).toEqual(only);
});

test("an only answer is legal, and no other answer is", () => {
  fc.assert(
    fc.property(anyQuestion, fc.string(), (asked, seed) => {
      const only = onlyAnswer(asked);
      if (only === undefined) return;
      expect(illegal(asked, only)).toBeUndefined();
      const rng = seeded(seed);
      for (let i = 0; i < 5; i++) expect(plain(randomAnswer(asked, rng))).toEqual(plain(only));
    }),
    { numRuns: 2000 },
  );
});

/** Without counts of zero, and without the order in which things were chosen. */
function plain(value: Value): unknown {
  if (Array.isArray(value)) return value.toSorted();
  if (typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).filter(([, n]) => n !== 0));
}
