import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { setTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["ace", "hacker", "clone"];
const declining = ["clone"];
const hands = [["attack-10"], ["attack-12"], ["attack-04"]];

test("at set-up one planet of its choice leaves the game, and its ships begin in the warp [ace 0]", () => {
  expect(powerOf("ace").effect.alert).toBe("red");
  for (const planetsPerPlayer of [5, 4]) {
    const t = setTable({ players: 3, aliens, settings: { ...settings, planetsPerPlayer, useFlares: false } });
    expect(t.asked(0)).toBe("ace/planet");
    t.answer(0, "0.2");
    expect([t.table.homeOf[1], t.ships("0.2", 0), t.table.warp[0]]).toEqual([-1, 0, 4]);
  }
});

test("with a foreign colony it wins at the start of its turn, before a new hand [ace 0, ace 1]", () => {
  const ships = { "0.1": [3], "1.1": [1, 4] };
  const t = table({ aliens, settings, ships, hands: [["quash"], ["attack-12"], []] });
  expect([t.table.winners, t.told("cards.drawn")]).toEqual([[0], []]);
});

test("without one it does not, and not in the turn of another [ace 1]", () => {
  expect(table({ aliens, settings, hands }).table.winners).toEqual([]);
  const ships = { "0.1": [3], "1.1": [1, 4] };
  expect(table({ aliens, settings, ships, hands, turn: 1, declining }).table.winners).toEqual([]);
});

test("five foreign colonies win for it as for others [ace 2]", () => {
  const abroad = { "1.1": [1, 4], "1.2": [1, 4], "1.3": [1, 4], "1.4": [1, 4], "0.1": [0] };
  const t = table({
    aliens,
    settings,
    ships: abroad,
    hands: [["attack-40"], ["attack-06", "cosmic-zap"], ["attack-04"]],
    destiny: ["seat-2"],
    declining,
  });
  t.answer(1, "cosmic-zap").until("launch/aim").answer(0, "2.1").answer(0, { "0.2": 1 }).until("end");
  expect(t.table.winners).toEqual([0]);
});

test("zapped, it does not win this time [ace zap]", () => {
  const ships = { "0.1": [3], "1.1": [1, 4] };
  const t = table({ aliens, settings, ships, hands: [["attack-10"], ["attack-12", "cosmic-zap"], []] });
  expect(t.options(1)).toEqual(["pass", "cosmic-zap"]);
  t.answer(1, "cosmic-zap");
  expect([t.table.winners, t.table.encounter.n]).toEqual([[], 1]);
});

/** Seat 2 attacks; the Ace has a colony on 1.1. */
function attacked(destiny: string) {
  const ships = { "0.1": [3], "1.1": [1, 4] };
  return table({ aliens, settings, ships, hands, turn: 2, destiny: [destiny], declining });
}

test("who may attack its home may meet it at a foreign colony [ace 3]", () => {
  const t = attacked("seat-0").until("launch/aim");
  expect(t.options(2)).toContain("1.1");
  t.answer(2, "1.1");
  expect([t.table.encounter.defense, t.table.encounter.planet]).toEqual([0, 5]);
});

test("who may attack the system of that colony may make the Ace the defense [ace 3]", () => {
  const t = attacked("seat-1").until("ace/raid");
  expect(t.options(2)).toEqual(["pass", "1.1@0"]);
  t.answer(2, "1.1@0");
  expect([t.table.encounter.defense, t.table.encounter.planet, t.asked(2)]).toEqual([0, 5, "launch/ships"]);
  const kept = attacked("seat-1").until("ace/raid").answer(2, "pass");
  expect([kept.table.encounter.defense, kept.asked(2)]).toEqual([1, "launch/aim"]);
});
