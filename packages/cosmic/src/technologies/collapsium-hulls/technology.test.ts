import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";
import { withTechs } from "../../testing/techs.ts";

/** Seat 1 defends 1.1 with four ships against one and the hulls. */
function defends(offense: string, defense: string, more: TestSetUp = {}): FightTable {
  const hands = [[offense], [defense], []];
  return fight(withTechs([[], ["collapsium-hulls"]], { hands, ...more })).cards(offense, defense);
}

test("a defense that lost by five or less may keep one ship on the planet [TCH-22, RES-13.2]", () => {
  const t = defends("attack-20", "attack-12").until("window/resolution.before");
  expect([t.totals(), t.options(1)]).toEqual([{ offense: 21, defense: 16 }, ["pass", "collapsium-hulls"]]);
  t.answer(1, "collapsium-hulls").until("window/resolution.keep");
  expect([t.ships("1.1", 1), t.ships("1.1", 0), t.table.warp[1]]).toEqual([1, 1, 3]);
  expect(t.table.techs[1].map(({ id }) => id)).toEqual(["collapsium-hulls"]);
});

test("it is optional [TCH-22]", () => {
  const t = defends("attack-20", "attack-12").until("window/resolution.before").answer(1, "pass");
  expect([t.ships("1.1", 1), t.table.warp[1]]).toEqual([0, 4]);
});

test("by more than five, or against a negotiate, nothing stays [TCH-22, REV-14]", () => {
  for (const [offense, defense] of [
    ["attack-20", "attack-11"],
    ["attack-20", "negotiate"],
  ]) {
    const t = defends(offense, defense).finish();
    expect([t.wasAsked(1, "window/resolution.before"), t.ships("1.1", 1)]).toEqual([false, 0]);
  }
});

test("the ship is spared before any is lost: a Zombie takes back only the others [TCH-22, RES-13.2]", () => {
  const t = defends("attack-20", "attack-12", { aliens: ["clone", "zombie", "machine"] });
  t.until("window/resolution.before").answer(1, "collapsium-hulls").until("ships/return");
  expect(t.question(1)).toMatchObject({ min: 3, max: 3 });
  expect(t.ships("1.1", 1)).toBe(1);
});

test("where the defense has no ship on the planet none can stay [TCH-22]", () => {
  const t = defends("attack-20", "attack-20", { ships: { "1.1": [0], "1.2": [0, 8] } }).finish();
  expect([t.totals(), t.wasAsked(1, "window/resolution.before")]).toEqual([{ offense: 21, defense: 20 }, false]);
});
