import { cosmic } from "@hypergate/cosmic";
import type { Phase, Table } from "@hypergate/cosmic/client";
import { expect, test } from "vitest";
import { isRevealing } from "./is-revealing.ts";

const ATTACK = { card: 0, type: "attack", value: 8, added: 0, extra: [] };
const NOTHING = { card: -1, type: "none", value: 0, added: 0, extra: [] };

/** Seat 0 attacks seat 1 with 3 ships. */
function seen(phase: Phase, shown: readonly object[], faceDown: readonly boolean[], changes: object = {}) {
  const state = cosmic.setUp({ players: 3, settings: { alienSelection: "random", useFlares: false } }, "seen");
  const fight = { phase, offense: 0, defense: 1, planet: 5, gate: [3, 0, 0], committed: [3, 4, 0], shown };
  const table = { ...state.table, encounter: { ...state.table.encounter, ...fight, ...changes } } as Table;
  return { t: table, view: { ...cosmic.view(state, 0), table, faceDown } };
}

test("the cards come when both are chosen, or when one of them is open", () => {
  expect(isRevealing(seen("planning", [NOTHING, NOTHING], [true, false]))).toBe(false);
  expect(isRevealing(seen("planning", [NOTHING, NOTHING], [true, true]))).toBe(true);
  expect(isRevealing(seen("planning", [NOTHING, ATTACK], [false, false]))).toBe(true);
  expect(isRevealing(seen("reveal", [ATTACK, NOTHING], [false, true]))).toBe(true);
});

test("they stay until ships move because of them, and a deal has no winner", () => {
  const open = [ATTACK, ATTACK];
  const none = [false, false];
  expect(isRevealing(seen("resolution", open, none))).toBe(true);
  expect(isRevealing(seen("resolution", open, none, { result: "won", winner: 1 }))).toBe(true);
  expect(isRevealing(seen("resolution", open, none, { result: "won", winner: 1, gate: [0, 0, 0] }))).toBe(false);
  expect(isRevealing(seen("resolution", open, none, { result: "failed" }))).toBe(false);
});

test("without cards there is nothing to look at", () => {
  for (const phase of ["start", "alliance", "planning", "reveal", "resolution"] as const)
    expect(isRevealing(seen(phase, [NOTHING, NOTHING], [false, false]))).toBe(false);
});
