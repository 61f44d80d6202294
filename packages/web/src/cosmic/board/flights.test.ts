import { cosmic, type Table } from "@hypergate/cosmic";
import { begin } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { flightsBetween } from "./flights.ts";

function table(): Table {
  const session = begin(cosmic, { players: 3, settings: { alienSelection: "random" } }, "flights");
  return structuredClone(session.run.s.table) as Table;
}

test("nothing flies where nothing has changed", () => {
  const t = table();
  expect(flightsBetween(t, structuredClone(t))).toEqual([]);
});

test("ships are followed from place to place, told apart by their owner", () => {
  const before = table();
  const now = structuredClone(before);
  now.ships[0] -= 2;
  now.encounter.gate[0] += 2;
  now.ships[5 * 5 + 1] -= 1;
  now.warp[1] += 1;
  expect(flightsBetween(before, now)).toEqual([
    { seat: 0, from: "planet/0.1", to: "place/gate", n: 2 },
    { seat: 1, from: "planet/1.1", to: "place/warp", n: 1 },
  ]);
});

test("ships from several places may go to one", () => {
  const before = table();
  const now = structuredClone(before);
  now.ships[0] -= 1;
  now.ships[5] -= 1;
  now.encounter.gate[0] += 2;
  expect(flightsBetween(before, now).map(({ from, n }) => [from, n])).toEqual([
    ["planet/0.1", 1],
    ["planet/0.2", 1],
  ]);
});
