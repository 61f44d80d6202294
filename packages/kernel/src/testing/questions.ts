/** Questions of every kind: written out for examples, and at random for properties. */
import fc from "fast-check";
import type { Cap, DealQuestion, Question, Ref, Slot } from "../question.ts";

const ASKED = { key: "asked", who: 0, source: { by: "rule/TOY-01", rule: "TOY-01" } } as const;

/** A question without its wrapping: `question({ kind: "number", min: 1, max: 3 })`. */
export function question(inner: Inner): Question {
  return { ...ASKED, ...inner } as Question;
}

type Inner = Question extends infer Q ? (Q extends Question ? Omit<Q, "key" | "who" | "source"> : never) : never;

/** A deal about red and blue pieces: up to two red and one blue each way, at most two in all to give. */
export function deal(more: Partial<DealQuestion> = {}): Question {
  return question({
    kind: "deal",
    give: [
      { ref: "piece/red", max: 2 },
      { ref: "piece/blue", max: 1 },
      { ref: "extra/smile", max: 1 },
    ],
    want: [
      { ref: "piece/red", max: 2 },
      { ref: "piece/blue", max: 1 },
    ],
    caps: [{ side: "give", refs: ["piece/red", "piece/blue"], max: 2 }],
    needs: ["piece/red", "piece/blue"],
    mayAccept: false,
    mayOffer: true,
    ...more,
  });
}

const refs = (max: number): fc.Arbitrary<Ref[]> =>
  fc.integer({ min: 1, max }).map((n) => Array.from({ length: n }, (_, i) => `word/${i}`));

const slots = (max: number): fc.Arbitrary<Slot[]> =>
  fc
    .array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: max })
    .map((all) => all.map((most, i) => ({ ref: `place/${i}`, max: most })));

/** Two whole numbers from 0 to `most`, the smaller first. */
function range(most: number): fc.Arbitrary<[number, number]> {
  return fc
    .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: most }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);
}

function room(list: readonly Slot[]): number {
  return list.reduce((sum, slot) => sum + slot.max, 0);
}

const cap = (side: "give" | "want", list: readonly Slot[]): fc.Arbitrary<Cap> =>
  fc.record({
    side: fc.constant(side),
    refs: fc.subarray(list.map((slot) => slot.ref)),
    max: fc.integer({ min: 0, max: 4 }),
  });

const anyDeal: fc.Arbitrary<Question> = fc.tuple(slots(4), slots(4)).chain(([give, want]) =>
  fc
    .record({
      caps: fc.tuple(cap("give", give), cap("want", want)),
      needs: fc.subarray([...new Set([...give, ...want].map((slot) => slot.ref))]),
      mayAccept: fc.boolean(),
      mayOffer: fc.boolean(),
    })
    .map((rest) => question({ kind: "deal", give, want, ...rest })),
);

/** Any question that has a legal answer. */
export const anyQuestion: fc.Arbitrary<Question> = fc.oneof(
  refs(6).map((options) => question({ kind: "one", options })),
  refs(6).chain((options) => range(options.length).map(([min, max]) => question({ kind: "some", options, min, max }))),
  range(9).map(([min, max]) => question({ kind: "number", min: min - 3, max: max - 3 })),
  slots(4).chain((list) => range(room(list)).map(([min, max]) => question({ kind: "spread", slots: list, min, max }))),
  refs(5).map((options) => question({ kind: "order", options })),
  fc.constant(question({ kind: "confirm" })),
  anyDeal,
);
