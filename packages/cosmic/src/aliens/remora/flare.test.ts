import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { table } from "../../testing/table.ts";

/** Seat 0 plays a flare in regroup; seat 2 holds the Remora's. */
function flares(more: string[] = []) {
  return table({
    aliens: ["clone", "hacker", "machine"],
    hands: [
      ["attack-10", "attack-06"],
      ["attack-08", "flare-masochist"],
      ["flare-remora", ...more],
    ],
    deck: ["attack-30"],
    ships: { "0.1": [3], "1.1": [0, 3] },
    warp: [1, 1, 0],
    destiny: ["seat-1"],
  }).until("window/regroup.retrieve");
}

test("wild: when another player has used a flare, draw a card [remora wild]", () => {
  const t = flares().answer(1, "flare-masochist").until("window/flare.used");
  expect([t.table.warp, t.options(2)]).toEqual([
    [1, 0, 0],
    ["pass", "flare-remora"],
  ]);
  t.answer(2, "flare-remora").until("launch/aim");
  expect(t.hand(2)).toEqual(["attack-30", "flare-remora"]);
});

test("wild: a flare that is cancelled was not used [remora wild]", () => {
  const t = flares(["card-zap"]).answer(1, "flare-masochist").until("window/card.played").answer(2, "card-zap");
  t.until("launch/aim");
  expect([t.hand(2), t.wasAsked(2, "window/flare.used")]).toEqual([["flare-remora"], false]);
});

test("wild: the own flare does not count [remora wild]", () => {
  const t = table({
    aliens: ["clone", "hacker", "machine"],
    hands: [["attack-10"], ["attack-08", "flare-masochist", "flare-remora"], []],
    ships: { "1.1": [0, 3] },
    warp: [0, 1, 0],
    destiny: ["seat-1"],
    settings: { unlimitedFlares: true },
  });
  t.until("window/regroup.retrieve").answer(1, "flare-masochist").until("launch/aim");
  expect(t.wasAsked(1, "window/flare.used")).toBe(false);
});

/** Seat 0 wins with two helpers; all three land on 1.1. The Remora is seat 4. */
function three(warp: number) {
  const t = fight({
    players: 5,
    aliens: ["clone", "hacker", "machine", "macron", "remora"],
    hands: [["attack-20", "attack-06"], ["attack-04", "attack-06"], [], [], ["flare-remora"]],
    ships: { "4.1": [0, 0, 0, 0, 4 - warp] },
    warp: [0, 0, 0, 0, warp],
    allies: [
      [2, "offense", 1],
      [3, "offense", 1],
    ],
    declining: ["clone"],
  }).cards("attack-20", "attack-04");
  return t.until("window/colony.gained");
}

test("super: for each colony others gain at once, a card or a ship [remora super]", () => {
  const t = three(2);
  expect(t.options(4)).toEqual(["pass", "flare-remora"]);
  t.answer(4, "flare-remora");
  expect(t.question(4)).toMatchObject({ kind: "number", min: 0, max: 2, params: { n: 3 } });
  t.answer(4, 1).answer(4, { "4.5": 1 }).until("turn/again");
  expect([t.table.warp[4], t.hand(4).length]).toEqual([1, 3]);
});

test("super: without ships in the warp it is cards [remora super]", () => {
  const t = three(0).answer(4, "flare-remora").until("turn/again");
  expect(t.hand(4)).toHaveLength(4);
});

test("super: it may be left, and own colonies do not count [remora super]", () => {
  expect(three(0).answer(4, "pass").until("turn/again").hand(4)).toEqual(["flare-remora"]);
  const own = fight({
    aliens: ["remora", "hacker", "clone"],
    hands: [["attack-20", "flare-remora"], ["attack-04"], []],
  }).finish();
  expect(own.wasAsked(0, "window/colony.gained")).toBe(false);
});
