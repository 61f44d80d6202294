import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../testing/table.ts";

const aliens = ["hacker", "masochist", "machine"];
const hands = [
  ["attack-20", "attack-10"],
  ["attack-08", "attack-06"],
  ["attack-06", "attack-04"],
];

/** Seat 0 is the offense against seat 1. */
function launch(more: TestSetUp = {}): TestTable {
  return table({ aliens, hands, destiny: ["seat-1"], ...more });
}

test("the gate may be aimed at any planet of the defense's system, with or without its ships [LCH-01]", () => {
  const t = launch({ ships: { "1.2": [0, 0, 1], "1.3": [0, 0], "2.1": [0, 8, 3] } });
  expect(t.asked(0)).toBe("launch/aim");
  expect(t.options(0)).toEqual(["1.1", "1.2", "1.3", "1.4", "1.5"]);
});

test("the offense may aim at a planet where it has a colony, and winning ships join it [LCH-02, VOC-04]", () => {
  const t = launch({ ships: { "0.1": [2], "1.1": [2, 4] } })
    .answer(0, "1.1")
    .answer(0, { "0.2": 3 });
  t.until("planning/select").answer(0, "attack-20").answer(1, "attack-08").until("turn/again");
  expect(t.ships("1.1", 0)).toBe(5);
  expect(t.colonies(0)).toBe(1);
});

test("driving off an invader is aimed at one colony; others on that planet are bystanders [LCH-03, VOC-09]", () => {
  const ships = { "0.1": [2, 2, 3], "1.1": [2, 2], "2.1": [0, 0, 1] };
  const t = launch({ destiny: ["seat-0"], ships }).answer(0, "0.1@1");
  expect(t.table.encounter).toMatchObject({ defense: 1, planet: 0 });
  t.answer(0, { "0.2": 1 }).until("planning/select").answer(0, "attack-20").answer(1, "attack-08").until("turn/again");
  expect([t.ships("0.1", 0), t.ships("0.1", 1), t.ships("0.1", 2)]).toEqual([3, 0, 3]);
  expect(t.table.warp).toEqual([0, 2, 0]);
});

test("one to four ships come from any colonies in any split [LCH-04]", () => {
  const t = launch({ ships: { "0.1": [2], "2.1": [2, 0, 4] } }).answer(0, "1.1");
  expect(t.question(0)).toMatchObject({ key: "launch/ships", min: 1, max: 4 });
  expect(t.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5", "2.1"]);
  expect(() => t.answer(0, {})).toThrow("refused.spread");
  expect(() => t.answer(0, { "0.2": 4, "0.3": 1 })).toThrow("refused.spread");
  expect(() => t.answer(0, { "2.1": 3 })).toThrow("refused.spread");
  t.answer(0, { "0.1": 1, "0.2": 1, "2.1": 2 });
  expect(t.table.encounter.gate).toEqual([4, 0, 0]);
  expect([t.ships("0.1", 0), t.ships("0.2", 0), t.ships("2.1", 0)]).toEqual([1, 3, 0]);
});

test("every player may send four, however many are at the table [LCH-04]", () => {
  for (const players of [3, 4, 5])
    for (let seat = 0; seat < players; seat++) {
      const t = launch({
        aliens: [...aliens, "gambler", "warrior"].slice(0, players),
        hands: Array.from({ length: players }, () => ["attack-06"]),
        turn: seat,
        destiny: [`seat-${(seat + 1) % players}`],
      });
      t.until("launch/aim").pass(seat);
      expect(t.question(seat)).toMatchObject({ key: "launch/ships", min: 1, max: 4 });
    }
});

test("a colony is gone with its last ship, and power and marker are checked at once [LCH-05]", () => {
  const ships = { "0.1": [1], "0.2": [1], "0.3": [1], "0.4": [0], "0.5": [0], "2.1": [17, 0, 4] };
  const t = launch({ ships }).answer(0, "1.1");
  expect(t.table.players[0].powerless).toBe(false);
  t.answer(0, { "0.1": 1 });
  expect(t.asked(0)).toBe("alliance/invite-offense");
  expect(t.table.players[0].powerless).toBe(true);
  expect(t.told("power.lost")).toEqual([{ player: "player/0" }]);
});

test("a foreign colony is given up with its last ship [LCH-05]", () => {
  const t = launch({ ships: { "0.1": [3], "2.1": [1, 0, 4] } });
  expect(t.colonies(0)).toBe(1);
  t.answer(0, "1.1").answer(0, { "2.1": 1 });
  expect(t.colonies(0)).toBe(0);
});

test("the defense can neither add ships to the targeted planet nor take any away [LCH-06]", () => {
  const t = launch().answer(0, "1.1").answer(0, { "0.1": 1 });
  const asked: (string | undefined)[] = [];
  while (t.asked(1) !== "planning/select") {
    const key = t.asked(1);
    if (key !== undefined) asked.push(key);
    t.pass(key === undefined ? 0 : 1);
    expect(t.ships("1.1", 1)).toBe(4);
  }
  expect(asked).toEqual(["alliance/invite-defense"]);
  expect(t.options(1)).toEqual(["attack-08", "attack-06"]);
});

test("a defense without ships on the planet still defends it: it invites allies and plays a card [LCH-07]", () => {
  const t = launch({ ships: { "1.1": [0, 0], "1.2": [0, 8] } })
    .answer(0, "1.1")
    .answer(0, { "0.1": 2 });
  t.until("alliance/invite-defense").answer(1, ["2"]).answer(2, "defense").answer(2, { "2.1": 1 });
  t.until("planning/select").answer(0, "attack-10").answer(1, "attack-08");
  expect(t.told("reveal.totals")).toEqual([{ offense: 12, defense: 9 }]);
});

test("without a ship for the gate the turn ends and nothing else happens [LCH-09]", () => {
  const ships = { "0.1": [0], "0.2": [0], "0.3": [0], "0.4": [0], "0.5": [0] };
  const t = launch({ ships, removed: [20] }).answer(0, "1.1");
  expect(t.told("encounter.noShips")).toEqual([{ player: "player/0" }]);
  expect(t.told("alliance.invited")).toEqual([]);
  expect(t.table.turn.seat).toBe(1);
  expect(t.hand(0)).toEqual(["attack-10", "attack-20"]);
});
