import { expect, test } from "vitest";
import { difference, isHarmful, worthBatch } from "./powers.ts";

const even = { alien: "oracle", games: 1000, with: 400, without: 400, gained: 100, lost: 100 };

test("the difference of paired games and its standard error", () => {
  expect(difference(even)).toEqual({ mean: 0, error: Math.sqrt(0.2 / 1000) });
  const { mean, error } = difference({ ...even, with: 500, gained: 200 });
  expect([mean, error]).toEqual([0.1, Math.sqrt((0.3 - 0.01) / 1000)]);
});

test("a power is harmful only beyond what chance explains", () => {
  expect(isHarmful(even)).toBe(false);
  expect(isHarmful({ ...even, lost: 130 })).toBe(false);
  expect(isHarmful({ ...even, lost: 150 })).toBe(true);
});

test("games are the same for any split into batches, with the power and without", () => {
  const options = { games: 6, seed: "test", bot: "sensible", aliens: ["human", "masochist"] };
  const [human, masochist] = worthBatch(options, { from: 0, to: 12 });
  expect([human, masochist]).toEqual([
    ...worthBatch(options, { from: 0, to: 6 }),
    ...worthBatch(options, { from: 6, to: 12 }),
  ]);
  expect([human.alien, human.games, masochist.alien, masochist.games]).toEqual(["human", 6, "masochist", 6]);
  expect(human.with - human.without).toBe(human.gained - human.lost);
});

test("a player without a power is not the same as one with it", () => {
  const options = { games: 40, seed: "test", bot: "sensible", aliens: ["human"] };
  const [{ gained, lost }] = worthBatch(options, { from: 0, to: 40 });
  expect(gained + lost).toBeGreaterThan(0);
});
