import { expect, test } from "vitest";
import { cosmic } from "../game.ts";
import { ADRIFT, NOBODY } from "../state.ts";
import { table } from "../testing/table.ts";
import { readCosmicScenario } from "./index.ts";
import { writeCosmicPosition } from "./writing.ts";

test("planets that have changed hands are written with their place, and read as they were", () => {
  const { state } = table({
    aliens: ["warrior", "hacker", "clone"],
    homeOf: { "1.5": NOBODY, "1.4": ADRIFT, "3.1": 2 },
    warp: [0, 4, 0],
  });
  const set = writeCosmicPosition(state);
  expect(set.homeOf).toEqual({ "green 4": "adrift", "green 5": "nobody", "yellow 1": "red" });
  const { plan, findings } = readCosmicScenario(JSON.parse(JSON.stringify({ game: "cosmic", set, play: [] })));
  expect([findings, plan && cosmic.setUp(plan.config, plan.seed).table.homeOf]).toEqual([[], state.table.homeOf]);
});
