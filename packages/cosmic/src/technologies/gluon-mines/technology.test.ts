import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";
import { type TestSetUp, table } from "../../testing/table.ts";
import { withTechs } from "../../testing/techs.ts";

/** Seat 0 attacks seat 1 with three ships, seat 2 helps with two; the defense has so many ships on its mines. */
function attacked(mines: number, more: TestSetUp = {}): FightTable {
  const hands = [["attack-20"], ["negotiate", "attack-04"], []];
  const t = fight({
    ...withTechs([[], [`gluon-mines:${mines}`]], { hands, ...more }),
    gate: 3,
    target: "1.5",
    allies: [[2, "offense", 2]],
    passing: ["tech/work"],
  });
  return t.cards("attack-20", "negotiate");
}

test("after selection the defense sends one opposing ship of its choice to the warp for each ship on it [TCH-28, TCH-04]", () => {
  const t = attacked(3).until("window/planning.selected");
  expect(t.options(1)).toEqual(["pass", "gluon-mines"]);
  t.answer(1, "gluon-mines");
  expect(t.question(1)).toMatchObject({ key: "gluon-mines/ships", min: 3, max: 3 });
  t.answer(1, { "0": 1, "2": 2 });
  expect([t.table.encounter.gate, t.table.warp]).toEqual([
    [2, 0, 0],
    [1, 0, 2],
  ]);
  t.answer(1, { "1.1": 3 });
  expect([t.table.techDiscard, t.ships("1.1", 1)]).toEqual([["gluon-mines"], 4]);
  expect(t.finish().told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
});

test("with no opposing ship left the defense wins at once; the cards return unseen and nothing is paid [TCH-28, CLR-10, REV-12.11]", () => {
  const t = attacked(5).until("window/planning.selected").answer(1, "gluon-mines");
  t.until("launch/aim");
  expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
  expect([t.told("reveal.card"), t.told("cards.taken")]).toEqual([[], []]);
  expect([t.hand(0), t.hand(1)]).toEqual([["attack-20"], ["attack-04", "negotiate"]]);
  expect([t.table.warp, t.ships("1.5", 1)]).toEqual([[3, 0, 2], 4]);
});

test("defender rewards are paid all the same [CLR-10]", () => {
  const hands = [["attack-20"], ["attack-04"], []];
  const mines = withTechs([[], ["gluon-mines:2"]], { hands, deck: ["attack-40", "attack-30"] });
  const t = fight({ ...mines, gate: 2, target: "1.5", allies: [[2, "defense", 2]], passing: ["tech/work"] });
  t.until("window/planning.selected").answer(1, "gluon-mines").finish();
  expect(t.told("rewards.taken")).toEqual([{ player: "player/2", ships: 0, cards: 2 }]);
  expect(t.hand(2)).toEqual(["attack-30", "attack-40"]);
});

test("it needs at least one ship on it, and is for the defense alone [TCH-04, TCH-28]", () => {
  expect(attacked(0).finish().wasAsked(1, "window/planning.selected")).toBe(false);
  const other = fight(
    withTechs([["gluon-mines:2"]], { hands: [["attack-20"], ["attack-04"], []], passing: ["tech/work"] }),
  ).finish();
  expect(other.wasAsked(0, "window/planning.selected")).toBe(false);
});

test("with no ship on the gate it is not offered [TCH-28]", () => {
  const position = withTechs([[], ["gluon-mines:3"]], {
    aliens: ["alchemist", "hacker", "macron"],
    settings: { boxes: ["base", "dominion"] },
    hands: [["attack-08", "quash"], ["attack-04", "attack-06"], []],
    discard: ["plague"],
    destiny: ["seat-1"],
    declining: ["alchemist"],
  });
  const t = table(position).passing("tech/work").until("launch/ships").answer(0, { "0.1": 1 });
  t.answer(0, "alchemist").answer(0, { gate: 1 }).until("planning/select").answer(1, "attack-04").finish();
  expect(t.wasAsked(1, "window/planning.selected")).toBe(false);
});
