import { existsSync, readlinkSync } from "node:fs";
import { expect, test } from "vitest";
import { checkOut } from "./checkout.ts";
import { type Comparison, inLines, settingsInLines } from "./index.ts";
import { middleOf } from "./ratios.ts";

test("the interval of a median leaves out as many values at each end as chance allows", () => {
  const values = (n: number) => Array.from({ length: n }, (_, i) => i + 1).reverse();
  expect(middleOf(values(1))).toEqual({ median: 1, low: 1, high: 1 });
  expect(middleOf(values(5))).toEqual({ median: 3, low: 1, high: 5 });
  // Of 6 values all are above or all below the true median in 1 of 32 samples, of 9 at most one in 20 of 512.
  expect(middleOf(values(6))).toEqual({ median: 3.5, low: 1, high: 6 });
  expect(middleOf(values(9))).toEqual({ median: 5, low: 2, high: 8 });
  expect(middleOf(values(15))).toEqual({ median: 8, low: 4, high: 12 });
});

test("a commit is checked out with packages of its own, and removed again", () => {
  const { root, commit, remove } = checkOut("HEAD");
  expect(commit).toMatch(/^[0-9a-f]{7,}$/);
  expect(existsSync(`${root}/packages/cli/src/sim.ts`)).toBe(true);
  expect(readlinkSync(`${root}/node_modules/@hypergate/kernel`)).toBe(`${root}/packages/kernel`);
  remove();
  expect(existsSync(root)).toBe(false);
});

test("a commit that does not exist is refused in words", () => {
  expect(() => checkOut("no-such-commit")).toThrow(/git rev-parse failed, so there is nothing to measure against/);
});

test("the lines say how many times as fast, how much is allocated, and whether the games are the same", () => {
  const pace = { games: 100, units: 7000, decisions: 90000, kB: 43.21 };
  const ratio = { median: 1.5, low: 1.4, high: 1.6 };
  const comparison: Comparison = {
    game: "cosmic",
    players: 5,
    bot: "random",
    unit: "encounters",
    before: pace,
    now: { ...pace, kB: 12 },
    ratio: { games: ratio, units: ratio, decisions: ratio },
    same: { games: 40, byState: 0, byAnswers: 40, byOutcome: 40 },
  };
  const lines = inLines("abc1234", [comparison]);
  expect(lines[1]).toContain("cosmic: 5 random players: 1.50 times (1.40 to 1.60) the encounters/s");
  expect(lines[2]).toContain("7,000 encounters/s, 100 games/s, 90,000 decisions/s, 43.2 kB per encounter");
  expect(lines[4]).toContain("the same games: 40 of 40 by every answer; final states are written differently");
  const changed = { ...comparison, same: { games: 40, byState: 0, byAnswers: 34, byOutcome: 35 } };
  expect(inLines("abc1234", [changed])[4]).toContain("not the same games: of 40, 34 by every answer, 35 by length");
});

test("the lines say how fast games with some settings are beside usual ones", () => {
  const middle = (median: number) => ({ median, low: median - 0.1, high: median + 0.1 });
  const about = { game: "cosmic", players: 5, bot: "random", unit: "encounters" };
  const lines = settingsInLines({ boxes: ["base", "dominion"], rewardDeck: true }, [
    { ...about, units: middle(0.7), decisions: middle(1.1) },
  ]);
  expect(lines[0]).toContain("games with boxes=base,dominion rewardDeck=true, in turns with usual ones");
  expect(lines[1]).toBe(
    "cosmic: 5 random players: 0.70 times (0.60 to 0.80) the encounters/s, 1.10 times (1.00 to 1.20) the decisions/s",
  );
});
