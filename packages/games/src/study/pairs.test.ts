import { expect, test } from "vitest";
import { neighboursOf, pairRows } from "./pairs.ts";

function game(kinds: readonly string[], winners: readonly number[]) {
  return { kinds, winners };
}

const rows = pairRows([
  game(["a", "b", "c"], [0, 1]),
  game(["b", "a", "d"], [1]),
  game(["a", "c", "d"], [1]),
  game(["a", "d", "c"], [2]),
]);

test("pairs are counted from both sides", () => {
  expect(rows.find((row) => row.item === "a" && row.beside === "b")).toMatchObject({ games: 2, wins: 2, together: 1 });
  expect(rows.find((row) => row.item === "b" && row.beside === "a")).toMatchObject({ games: 2, wins: 1, together: 1 });
  for (const row of rows) if (row.item === "a") expect(row.expected).toBe(0.5);
});

test("neighbours are ranked by how much they matter, and those hardly met are left out", () => {
  const names = (least: number) => {
    const { best, worst, together } = neighboursOf(rows, "a", least);
    return [best, worst, together].map((list) => list.map(({ beside }) => beside));
  };
  expect(names(1)).toEqual([["b"], ["d", "c"], ["b"]]);
  expect(names(3)).toEqual([[], ["d", "c"], []]);
});
