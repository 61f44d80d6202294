import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";
import { withTechs } from "../../testing/techs.ts";

const hands = [["attack-04", "attack-08"], ["attack-20", "attack-30"], ["attack-10"]];

/** Seat 0 attacks seat 1 and loses. */
function lost(techs: string[][], more: TestSetUp = {}): FightTable {
  const destiny = ["seat-1", "seat-0"];
  return fight(
    withTechs(techs, { hands, destiny, aliens: ["masochist", "hacker", "gambler"], ...more, declining: ["plague"] }),
  ).cards("attack-04", "attack-20");
}

test("at the end of any encounter its owner has one at once, with a destiny card of its own; then play resumes [TCH-29, END-07]", () => {
  const t = lost([[], [], ["infinity-drive"]]).until("window/encounter.end");
  expect(t.options(2)).toEqual(["pass", "infinity-drive"]);
  t.answer(2, "infinity-drive").until("launch/aim");
  const { offense, defense, granted } = t.table.encounter;
  expect([offense, defense, granted, t.table.turn.seat]).toEqual([2, 0, true, 0]);
  expect(t.table.techDiscard).toEqual(["infinity-drive"]);
  t.declining("gambler").finish();
  expect([t.table.turn.seat, t.table.encounter.offense, t.table.encounter.granted]).toEqual([1, 1, false]);
});

test("its own encounter may be followed by one too [TCH-29]", () => {
  const t = lost([["infinity-drive"]], { destiny: ["seat-1", "seat-2"] }).until("window/encounter.end");
  t.answer(0, "infinity-drive").until("launch/aim");
  expect([t.table.encounter.offense, t.table.encounter.defense, t.table.turn.n]).toEqual([0, 2, 1]);
});

test("without an encounter card it cannot be used [TCH-29]", () => {
  const t = lost([[], [], ["infinity-drive"]], { hands: [hands[0], hands[1], ["plague"]] }).finish();
  expect(t.wasAsked(2, "window/encounter.end")).toBe(false);
});

test("with courtesy its owner is asked whatever the hand holds, so that being asked tells nothing [TCH-29, TIM-03]", () => {
  const without = { hands: [hands[0], hands[1], ["plague"]], courtesy: true, settings: { useFlares: false } };
  const t = lost([[], [], ["infinity-drive"]], without).until("window/encounter.end");
  expect([t.asked(0), t.asked(1), t.options(2)]).toEqual([undefined, undefined, ["pass"]]);
});
