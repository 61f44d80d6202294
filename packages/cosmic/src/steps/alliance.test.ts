import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../testing/table.ts";

const aliens = ["hacker", "masochist", "machine", "warrior", "oracle"];
const hands = [
  ["attack-20", "attack-10"],
  ["attack-08", "attack-06"],
  ["attack-06", "attack-04"],
  ["attack-04", "attack-06"],
  ["attack-04", "attack-08"],
];

/** Seat 1 of five is the offense against seat 3; the gate is aimed at 3.1 with one ship. */
function alliance(more: TestSetUp = {}): TestTable {
  const t = table({ aliens, hands, turn: 1, destiny: ["seat-3"], ...more });
  return t.until("launch/aim").answer(1, "3.1").answer(1, { "1.1": 1 });
}

/** Both main players have invited. */
function invited(offense: string[], defense: string[], more: TestSetUp = {}): TestTable {
  return alliance(more).answer(1, offense).answer(3, defense);
}

test("the offense invites any number of players but never the defense, and nobody answers yet [ALY-01]", () => {
  const t = alliance();
  expect(t.question(1)).toMatchObject({ kind: "some", key: "alliance/invite-offense", min: 0, max: 3 });
  expect(t.options(1)).toEqual(["2", "4", "0"]);
  expect(() => t.answer(1, ["3"])).toThrow("refused.some");
  t.answer(1, ["2", "0"]);
  expect([0, 2, 4].map(t.asked)).toEqual([undefined, undefined, undefined]);
  expect(t.told("alliance.invited")).toEqual([{ player: "player/1", players: "player/2 player/0", n: 2 }]);
});

test("with no invitation at all the main players go on alone [ALY-01]", () => {
  const t = invited([], []);
  expect(t.asked(1)).toBe("planning/select");
  expect(t.table.encounter.ally).toEqual([-1, -1, -1, -1, -1]);
});

test("then the defense invites, also those the offense has asked, but never the offense [ALY-02]", () => {
  const t = alliance().answer(1, ["2"]);
  expect(t.asked(3)).toBe("alliance/invite-defense");
  expect(t.options(3)).toEqual(["2", "4", "0"]);
  t.answer(3, ["2", "4"]);
  expect(t.options(2)).toEqual(["decline", "offense", "defense"]);
});

test("the invited answer clockwise from the left of the offense, each with the sides that asked [ALY-03]", () => {
  const t = invited(["0", "2"], ["4", "0"]);
  expect(t.options(2)).toEqual(["decline", "offense"]);
  expect([0, 4].map(t.asked)).toEqual([undefined, undefined]);
  t.answer(2, "decline");
  expect(t.options(4)).toEqual(["decline", "defense"]);
  t.answer(4, "decline");
  expect(t.options(0)).toEqual(["decline", "offense", "defense"]);
  t.answer(0, "decline");
  expect(t.asked(1)).toBe("planning/select");
});

test("a player who was not invited is not asked [ALY-03]", () => {
  const t = invited(["4"], []);
  expect(t.asked(2)).toBeUndefined();
  expect(t.options(4)).toEqual(["decline", "offense"]);
});

test("each player moves ships before the next one answers [ALY-04]", () => {
  const t = invited(["2", "4"], []).answer(2, "offense");
  expect(t.asked(2)).toBe("alliance/ships");
  expect(t.asked(4)).toBeUndefined();
  t.answer(2, { "2.1": 3 });
  expect(t.table.encounter.gate).toEqual([0, 1, 3, 0, 0]);
  expect(t.asked(4)).toBe("alliance/answer");
});

test("a player joins one side at most, or turns both down [ALY-05]", () => {
  const t = invited(["2", "4"], ["2", "4"]).answer(2, "defense").answer(2, { "2.1": 1 });
  expect(t.asked(2)).toBeUndefined();
  t.answer(4, "decline");
  expect(t.table.encounter).toMatchObject({ ally: [-1, -1, 1, -1, -1], gate: [0, 1, 0, 0, 0], dock: [0, 0, 1, 0, 0] });
  expect(t.asked(1)).toBe("planning/select");
});

test("an ally sends one to four ships from any colonies in any split [ALY-06]", () => {
  const t = invited(["2"], [], { ships: { "2.1": [0, 0, 1], "0.1": [4, 0, 3] } }).answer(2, "offense");
  expect(t.question(2)).toMatchObject({ min: 1, max: 4 });
  expect(t.options(2)).toEqual(["0.1", "2.1", "2.2", "2.3", "2.4", "2.5"]);
  expect(() => t.answer(2, {})).toThrow("refused.spread");
  expect(() => t.answer(2, { "2.2": 4, "2.3": 1 })).toThrow("refused.spread");
  t.answer(2, { "0.1": 2, "2.1": 1, "2.2": 1 });
  expect(t.table.encounter.gate[2]).toBe(4);
  expect([t.ships("0.1", 2), t.ships("2.1", 2), t.ships("2.2", 2)]).toEqual([1, 0, 3]);
});

test("the ships of a bystander on the targeted planet may be sent too [ALY-07, VOC-09]", () => {
  const t = invited([], ["2"], { ships: { "2.1": [0, 0, 2], "3.1": [0, 0, 2, 4] } }).answer(2, "defense");
  t.answer(2, { "3.1": 2 });
  expect(t.ships("3.1", 2)).toBe(0);
  expect(t.table.encounter.dock[2]).toBe(2);
});

test("offensive allies stand on the gate, defensive allies beside the planet, and both count [ALY-08, VOC-02, VOC-08]", () => {
  const t = invited(["2"], ["4"])
    .answer(2, "offense")
    .answer(2, { "2.1": 2 })
    .answer(4, "defense")
    .answer(4, { "4.1": 3 });
  expect(t.table.encounter).toMatchObject({ gate: [0, 1, 2, 0, 0], dock: [0, 0, 0, 0, 3], ally: [-1, -1, 0, -1, 1] });
  expect(t.ships("3.1", 4)).toBe(0);
  t.answer(1, "attack-08").answer(3, "attack-06");
  expect(t.told("reveal.totals")).toEqual([{ offense: 8 + 1 + 2, defense: 6 + 4 + 3 }]);
});

test("a player without a ship to send is not asked [ALY-09]", () => {
  const ships = { "2.1": [0], "2.2": [0], "2.3": [0], "2.4": [0], "2.5": [0] };
  const t = invited(["2", "4"], ["2"], { ships, warp: [0, 0, 20] });
  expect(t.asked(2)).toBeUndefined();
  expect(t.asked(4)).toBe("alliance/answer");
});

test("Force Field comes when alliances are formed, after the last answer and before planning [ALY-10]", () => {
  const t = invited(["2"], ["4"], { hands: [["force-field"], ...hands.slice(1)] });
  expect(t.asked(0)).toBeUndefined();
  t.answer(2, "offense").answer(2, { "2.1": 2 });
  expect(t.asked(0)).toBeUndefined();
  t.answer(4, "defense").answer(4, { "4.1": 1 });
  expect(t.asked(0)).toBe("window/alliance.formed");
  t.answer(0, "force-field");
  expect(t.options(0)).toEqual(["2", "4"]);
  t.answer(0, ["2"]).answer(2, { "2.1": 2 });
  expect(t.table.encounter).toMatchObject({ gate: [0, 1, 0, 0, 0], dock: [0, 0, 0, 0, 1] });
  expect(t.asked(1)).toBe("planning/select");
});

test("the Macron is limited after the invitations and before the answers [ALY-10]", () => {
  const t = invited(["2"], [], { aliens: ["hacker", "masochist", "macron", "warrior", "oracle"] });
  expect(t.history.filter((line) => /alliance > (alliance.invited|use macron > power.used)/.test(line))).toEqual([
    "encounter 1 > alliance > alliance.invited",
    "encounter 1 > alliance > alliance.invited",
    "encounter 1 > alliance > use macron > power.used",
  ]);
  t.answer(2, "offense");
  expect(t.question(2)).toMatchObject({ key: "alliance/ships", min: 1, max: 1 });
});

test("once the game is won, nobody is asked for an answer any more [ALY-04, WIN-01]", () => {
  const ships = {
    "3.2": [0, 0, 0, 4, 1],
    "3.3": [0, 0, 0, 4, 1],
    "3.4": [0, 0, 0, 4, 1],
    "1.2": [0, 4, 0, 0, 1],
    "4.5": [],
  };
  const poor = { "2.1": [0, 0, 1], "2.2": [0, 0, 10], "2.3": [0, 0, 9], "2.4": [], "2.5": [] };
  const parasite = [...hands.slice(0, 4), ["attack-04", "flare-parasite"]];
  const t = invited(["2", "0"], [], { hands: parasite, ships: { ...ships, ...poor } });
  t.answer(2, "offense").answer(2, { "2.1": 1 });
  expect(t.asked(4)).toBe("window/power.lost");
  t.answer(4, "flare-parasite").answer(4, "2.4").answer(4, { "4.1": 1 });
  expect([t.table.winners, t.session.run.pending]).toEqual([[4], []]);
});
