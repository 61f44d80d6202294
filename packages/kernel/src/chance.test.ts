import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomAnswer } from "./chance.ts";
import { digest } from "./hash.ts";
import { illegal, sum } from "./legal.ts";
import type { DealAnswer, Question } from "./question.ts";
import { seeded } from "./rng.ts";
import { anyQuestion, deal, question } from "./testing/questions.ts";

test("a random answer is always legal", () => {
  fc.assert(
    fc.property(anyQuestion, fc.string(), (asked, seed) => {
      const rng = seeded(seed);
      for (let i = 0; i < 5; i++) expect(illegal(asked, randomAnswer(asked, rng))).toBeUndefined();
    }),
    { numRuns: 3000 },
  );
});

test("equal seeds give equal answers", () => {
  fc.assert(
    fc.property(anyQuestion, fc.string(), (asked, seed) => {
      expect(randomAnswer(asked, seeded(seed))).toEqual(randomAnswer(asked, seeded(seed)));
    }),
  );
});

const slot = (name: string, max: number) => ({ ref: `place/${name}`, max });

describe.each<[name: string, asked: Question, ways: number]>([
  ["one of four", question({ kind: "one", options: ["a", "b", "c", "d"] }), 4],
  ["any of three", question({ kind: "some", options: ["a", "b", "c"], min: 0, max: 3 }), 8],
  ["one or two of four", question({ kind: "some", options: ["a", "b", "c", "d"], min: 1, max: 2 }), 10],
  ["three or four of four", question({ kind: "some", options: ["a", "b", "c", "d"], min: 3, max: 4 }), 5],
  ["a number", question({ kind: "number", min: 2, max: 6 }), 5],
  [
    "exactly two over three",
    question({ kind: "spread", slots: [slot("a", 2), slot("b", 1), slot("c", 2)], min: 2, max: 2 }),
    5,
  ],
  ["up to three over two", question({ kind: "spread", slots: [slot("a", 3), slot("b", 3)], min: 0, max: 3 }), 10],
  ["an order of three", question({ kind: "order", options: ["a", "b", "c"] }), 6],
  ["yes or no", question({ kind: "confirm" }), 2],
])("%s", (_name, asked, ways) => {
  test("all answers come up about equally often", () => {
    const rng = seeded("uniform");
    const each = 2000;
    const counts: Record<string, number> = {};
    for (let i = 0; i < each * ways; i++) {
      const value = randomAnswer(asked, rng);
      const name = JSON.stringify(asked.kind === "some" ? (value as string[]).toSorted() : value);
      counts[name] = (counts[name] ?? 0) + 1;
    }
    expect(Object.keys(counts)).toHaveLength(ways);
    for (const n of Object.values(counts)) expect(Math.abs(n - each)).toBeLessThan(250);
  });
});

test("a random haggler offers, accepts and refuses", () => {
  const rng = seeded("haggle");
  const asked = deal({ mayAccept: true });
  const done = new Set(Array.from({ length: 200 }, () => (randomAnswer(asked, rng) as { do: string }).do));
  expect([...done].toSorted()).toEqual(["accept", "offer", "refuse"]);
});

test("the same questions and seed give the same answers in every version, so that games can be played again", () => {
  const rng = seeded("again");
  const letters = ["a", "b", "c", "d", "e"];
  const asked: Question[] = [
    question({ kind: "one", options: letters }),
    question({ kind: "some", options: letters, min: 1, max: 4 }),
    question({ kind: "number", min: -2, max: 7 }),
    question({ kind: "spread", slots: [slot("a", 2), slot("b", 0), slot("c", 3)], min: 1, max: 4 }),
    question({ kind: "spread", slots: [slot("a", 1), slot("b", 2)], min: 1, max: 1 }),
    question({ kind: "order", options: letters }),
    question({ kind: "confirm" }),
    deal({ mayAccept: true }),
    deal({ give: [] }),
    deal({ mayOffer: false }),
  ];
  const answers = Array.from({ length: 300 }, (_, i) => randomAnswer(asked[i % asked.length], rng));
  expect(digest(JSON.stringify(answers))).toBe("0249d29615e95c");
});

test("a random offer has one to three pieces in all, drawn from both sides", () => {
  const rng = seeded("pieces");
  const pieces = [
    { ref: "piece/red", max: 3 },
    { ref: "piece/blue", max: 3 },
  ];
  const asked = deal({ give: pieces, want: pieces, caps: [] });
  const sizes = new Map<string, number>();
  for (let i = 0; i < 900; i++) {
    const answer = randomAnswer(asked, rng) as DealAnswer;
    if (answer.do !== "offer") continue;
    const size = [answer.give, answer.want].map((side) => sum(side, ["piece/red", "piece/blue"])).join(" for ");
    sizes.set(size, (sizes.get(size) ?? 0) + 1);
  }
  const expected = ["0 for 1", "0 for 2", "0 for 3", "1 for 0", "1 for 1", "1 for 2", "2 for 0", "2 for 1", "3 for 0"];
  expect([...sizes.keys()].toSorted()).toEqual(expected);
});
