import { cardNamed, DESIGNS, NONE } from "@hypergate/race";
import { expect, test } from "vitest";
import { strategyOf } from "./race-strategy.ts";

/** The first `n` cards that `fits` and that have no other theme. */
function some(n: number, fits: (design: (typeof DESIGNS)[number]) => boolean): number[] {
  return DESIGNS.filter(fits)
    .slice(0, n)
    .map(({ id }) => cardNamed(id) ?? NONE);
}

const military = some(4, ({ military: is, good }) => is === true && good === undefined);
const peaceful = (kind: string) => (n: number) => some(n, ({ military: is, good }) => is !== true && good === kind);
const [novelty, rare, genes, alien] = ["novelty", "rare", "genes", "alien"].map(peaceful);
const developments = some(6, ({ type }) => type === "development");

test.each([
  ["military", [...military, ...novelty(2), ...developments], 5],
  ["novelty", [...novelty(4), ...rare(3), ...developments], 5],
  ["genes", [...genes(3), ...rare(2)], 5],
  ["alien", [...alien(3), ...military.slice(0, 2)], 5],
  ["mixed", [...genes(2), ...novelty(2), ...rare(2), ...alien(2), ...developments], 5],
  ["mixed", [...genes(2)], 5],
  ["mixed", [...novelty(3), ...rare(5)], 5],
  ["mixed", developments, 5],
  ["produce-consume", [...military, ...novelty(2)], 12],
] as const)("%s", (strategy, tableau, chips) => {
  expect(strategyOf(tableau, chips, 30)).toBe(strategy);
});

test("a tableau without points is judged by its worlds", () => {
  expect(strategyOf(military, 0, 0)).toBe("military");
});
