import { expect, test } from "vitest";
import { beforeQuestion, bothTold, cutIntoBeats, LONGEST_BEFORE_QUESTION_MS, NOTHING_TO_TELL } from "./telling.ts";

test("two tellings take as long as one after the other, at every speed", () => {
  const one = { calm: 100, short: 20, kept: 3, still: 4000 };
  const other = { calm: 500, short: 60, kept: 7, still: 8000 };
  expect(bothTold(one, other)).toEqual({ calm: 600, short: 80, kept: 10, still: 12_000 });
  expect(bothTold(one, NOTHING_TO_TELL)).toEqual(one);
});

test.each([
  ["what is short enough is told whole", { short: 1500, kept: 400, still: 0 }, 1500],
  ["beats are left out to ask soon", { short: 3000, kept: 400, still: 0 }, 2000],
  ["but for those that everybody is shown", { short: 3000, kept: 2600, still: 0 }, 2600],
  ["where nothing moves they stand longer", { short: 1000, kept: 400, still: 2500 }, 2500],
  ["nobody waits for ever", { short: 9000, kept: 9000, still: 0 }, LONGEST_BEFORE_QUESTION_MS],
])("before a question: %s", (_, time, wanted) => {
  expect(beforeQuestion({ calm: 0, ...time })).toBe(wanted);
});

test("events are cut into beats: some kinds in a row are one, and what belongs to none goes with the beat before", () => {
  const events = ["aside", "join", "join", "aside", "power", "power", "join"].map((id) => ({ id }));
  const cuts = cutIntoBeats(events, { join: "joins", power: "powers" }, (kind) => kind === "joins");
  expect(cuts.map(({ kind, events: told }) => [kind, told.length])).toEqual([
    ["joins", 3],
    ["powers", 1],
    ["powers", 1],
    ["joins", 1],
  ]);
});
