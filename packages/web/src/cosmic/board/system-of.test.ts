import { ADRIFT, GENESIS, NOBODY } from "@hypergate/cosmic/client";
import { expect, test } from "vitest";
import { addedTo, isAdded, numberOf, paintedAs, spotsOf, systemOf } from "./system-of.ts";

/** Four players; two planets of the colour that nobody plays are in the system of seat 2, and a planet of seat 1 is in the warp. */
const HOME_OF = Array.from({ length: GENESIS + 1 }, (_, planet) => (planet < 20 ? Math.floor(planet / 5) : NOBODY));
HOME_OF[20] = 2;
HOME_OF[21] = 2;
HOME_OF[GENESIS] = 0;
HOME_OF[6] = ADRIFT;

test("a planet put into a system belongs there and keeps its colour and number", () => {
  expect([systemOf(HOME_OF, 21), paintedAs(HOME_OF, 21), numberOf(21), isAdded(HOME_OF, 21)]).toEqual([2, 4, 2, true]);
  expect([systemOf(HOME_OF, 11), paintedAs(HOME_OF, 11), numberOf(11), isAdded(HOME_OF, 11)]).toEqual([2, 2, 2, false]);
  expect([systemOf(HOME_OF, 6), paintedAs(HOME_OF, 6), isAdded(HOME_OF, 6)]).toEqual([1, 1, false]);
  expect([paintedAs(HOME_OF, GENESIS), numberOf(GENESIS), isAdded(HOME_OF, GENESIS)]).toEqual([0, 6, false]);
  expect(addedTo(HOME_OF, 4)).toEqual([0, 0, 2, 0]);
});

test("every planet in the game has a place of its own", () => {
  const systems = Array.from({ length: 4 }, (_, seat) => ({
    planets: Array.from({ length: seat === 2 ? 7 : 5 }, (__, i) => `${seat}.${i}`),
  }));
  const spots = spotsOf(HOME_OF, systems, (planet) => `elsewhere ${planet}`);
  expect([10, 14, 20, 21].map((planet) => spots.get(planet))).toEqual(["2.0", "2.4", "2.5", "2.6"]);
  expect([6, GENESIS].map((planet) => spots.get(planet))).toEqual(["elsewhere 6", `elsewhere ${GENESIS}`]);
  expect(new Set(spots.values()).size).toBe(23);
  expect(spots.has(22)).toBe(false);
});
