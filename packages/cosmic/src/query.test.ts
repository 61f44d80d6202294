import { expect, test } from "vitest";
import { shipsAt } from "./fleet.ts";
import { foreignColonies, homeColonies } from "./query.ts";
import { DOCK, GATE, labRef, planetRef, REMOVED, TRANSIT, WARP } from "./refs.ts";
import { table } from "./testing/table.ts";
import { withTechs } from "./testing/techs.ts";
import { keepsPower } from "./working.ts";

test("how many ships a player has at a place; none where there is no such place [TEC-05]", () => {
  const setUp = withTechs([["xenon-lasers:2"]], {
    aliens: ["clone", "filch", "machine"],
    warp: [0, 3, 0],
    ships: { "1.1": [0, 1] },
  });
  const { table: t } = table({ ...setUp, destiny: ["seat-1"] });
  const places = [GATE, DOCK, WARP, REMOVED, TRANSIT];
  expect(places.map((place) => shipsAt(t, 0, place))).toEqual([0, 0, 0, 0, 0]);
  expect([shipsAt(t, 1, WARP), shipsAt(t, 1, planetRef(6)), shipsAt(t, 0, planetRef(6))]).toEqual([3, 4, 0]);
  const [{ n }] = t.techs[0];
  expect([shipsAt(t, 0, labRef(0, n)), shipsAt(t, 0, labRef(0, n + 1)), shipsAt(t, 1, labRef(0, n))]).toEqual([
    2, 0, 0,
  ]);
});

test("a colony on a planet of another system is a foreign one, from the first planet to the last [VOC-05]", () => {
  const ships = { "0.1": [3, 1], "1.1": [0, 2], "2.5": [1, 1, 2], "2.4": [0, 0, 4], "0.2": [4] };
  const { table: t } = table({ aliens: ["clone", "filch", "machine"], ships, warp: [0, 0, 2], destiny: ["seat-1"] });
  expect([0, 1, 2].map((seat) => [foreignColonies(t, seat), homeColonies(t, seat)])).toEqual([
    [1, 5],
    [2, 5],
    [0, 5],
  ]);
});

test("a power that is kept whatever happens is kept; who has none keeps none [PWR-07]", () => {
  const { table: t } = table({ aliens: ["masochist", "filch", "machine"], destiny: ["seat-1"] });
  const without = { ...t, players: t.players.map((player) => ({ ...player, powers: [] })) };
  expect([keepsPower(t, 0), keepsPower(t, 1), keepsPower(without, 0)]).toEqual([true, false, false]);
});
