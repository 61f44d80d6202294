import { simulatedRun } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { cosmic } from "../game.ts";
import { ENCOUNTER, goOnWith } from "./agenda.ts";

test("nothing follows once the game is won [WIN-01]", () => {
  const state = cosmic.setUp({ players: 3, settings: { alienSelection: "random" } }, "won");
  const g = simulatedRun(cosmic, state, []);
  goOnWith(g, ENCOUNTER);
  expect(state.agenda).toEqual(ENCOUNTER);
  state.table.winners = [1];
  goOnWith(g, ENCOUNTER);
  expect(state.agenda).toEqual([]);
});
