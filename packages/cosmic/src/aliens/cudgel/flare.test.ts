import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { accept, haggle, offer } from "../../testing/haggle.ts";
import { table } from "../../testing/table.ts";

const spare = ["attack-06", "attack-10"];

/** Seat 0 with the flare attacks 1.1, where seat 3 has a colony; seat 2 helps. */
function lands(own = "attack-20", other = "attack-04") {
  return fight({
    players: 4,
    aliens: ["filch", "masochist", "machine", "macron"],
    hands: [[own, "flare-cudgel", ...spare], [other, ...spare], [], []],
    ships: { "1.1": [0, 4, 1, 2], "2.1": [0, 0, 3], "3.1": [0, 0, 0, 2] },
    gate: 2,
    allies: [[2, "offense", 2]],
    declining: ["filch"],
  }).cards(own, other);
}

test("wild: an offense that gains a colony sends everybody else there to the warp, but not its allies [cudgel wild]", () => {
  const t = lands().until("window/colony.gained");
  expect(t.options(0)).toEqual(["pass", "flare-cudgel"]);
  expect(t.ships("1.1", 2)).toBe(3);
  t.answer(0, "flare-cudgel").until("turn/again");
  expect([0, 1, 2, 3].map((seat) => t.ships("1.1", seat))).toEqual([2, 0, 3, 0]);
  expect(t.table.warp).toEqual([0, 4, 0, 2]);
  expect(t.told("cudgel.cleared")).toEqual([{ player: "player/0", planet: "planet/1.1" }]);
  expect(t.hand(0)).toContain("flare-cudgel");
});

test("wild: it may be left, and who gains no colony cannot play it [cudgel wild]", () => {
  expect(lands().declining("flare-cudgel").until("turn/again").ships("1.1", 3)).toBe(2);
  const lost = lands("attack-04", "attack-20").finish();
  expect(lost.wasAsked(0, "window/colony.gained")).toBe(false);
});

test("wild: a colony gained by a deal counts, so the giver may be swept off it [cudgel wild]", () => {
  const t = haggle([["flare-cudgel"], ["attack-06"]], { aliens: ["filch", "masochist", "machine"], gate: 1 });
  t.until("deal", 0)
    .answer(0, offer({}, { "planet/1.2": 1 }))
    .answer(1, accept)
    .answer(0, { "place/gate": 1 });
  t.until("window/colony.gained").answer(0, "flare-cudgel");
  expect([t.ships("1.2", 0), t.ships("1.2", 1), t.table.warp[1]]).toEqual([1, 0, 4]);
});

test("wild: an ally of the offense who went home before the deal is spared too [cudgel wild, DEA-01]", () => {
  const ships = { "1.2": [0, 4, 2], "2.1": [0, 0, 2] };
  const hands = [["negotiate", "flare-cudgel"], ["negotiate", "attack-06"], []];
  const t = fight({ aliens: ["filch", "masochist", "machine"], hands, ships, allies: [[2, "offense", 1]] });
  t.cards("negotiate", "negotiate")
    .until("deal", 0)
    .answer(0, offer({}, { "planet/1.2": 1 }))
    .answer(1, accept)
    .answer(0, { "place/gate": 1 });
  t.until("window/colony.gained").answer(0, "flare-cudgel");
  expect([0, 1, 2].map((seat) => t.ships("1.2", seat))).toEqual([1, 0, 2]);
  expect(t.table.warp).toEqual([0, 4, 0]);
});

test("wild: driving off an invader is gaining a colony too [cudgel wild, RES-12]", () => {
  const t = table({
    aliens: ["filch", "masochist", "macron"],
    hands: [["attack-20", "flare-cudgel", ...spare], ["attack-04", ...spare], []],
    ships: { "0.1": [0, 2, 1], "0.2": [8], "1.1": [0, 2], "2.1": [0, 0, 3] },
    destiny: ["seat-0"],
  });
  t.until("destiny/own").answer(0, "colony/0.1@1").answer(0, { "0.2": 1 });
  t.until("planning/select").answer(0, "attack-20").answer(1, "attack-04");
  t.until("window/colony.gained").answer(0, "flare-cudgel").declining("filch").until("turn/again");
  expect([0, 1, 2].map((seat) => t.ships("0.1", seat))).toEqual([1, 0, 0]);
  expect(t.table.warp).toEqual([0, 2, 1]);
});

/** The Cudgel wins against seat 1 and its allies. */
function smashes() {
  const t = fight({
    players: 4,
    aliens: ["cudgel", "masochist", "filch", "machine"],
    hands: [["attack-20", "flare-cudgel", ...spare], ["attack-04", ...spare], [], []],
    gate: 3,
    allies: [
      [2, "defense", 1],
      [3, "defense", 1],
    ],
  }).cards("attack-20", "attack-04");
  return t.until("boost");
}

test("super: using the power, the Cudgel may hit allies of the opponent too [cudgel super]", () => {
  const t = smashes().answer(0, "flare-cudgel");
  expect([t.asked(0), t.options(0)]).toEqual(["cudgel/whom", ["2", "3"]]);
  t.answer(0, ["3"]);
  expect([t.asked(1), t.asked(2), t.asked(3)]).toEqual(["ships/lose", undefined, "ships/lose"]);
  expect(t.question(3)).toMatchObject({ min: 3, max: 3 });
  t.answer(3, { "3.4": 3 }).answer(1, { "1.4": 3 });
  expect(t.table.warp).toEqual([0, 7, 1, 4]);
  expect(t.hand(0)).toContain("flare-cudgel");
});

test("super: without the flare only the opponent is hit [cudgel super]", () => {
  const t = smashes().answer(0, "pass").answer(1, { "1.4": 3 });
  expect(t.table.warp).toEqual([0, 7, 1, 1]);
});

test("super: the use may still be zapped, for all of them [cudgel super, cudgel zap]", () => {
  const t = fight({
    aliens: ["cudgel", "masochist", "filch"],
    hands: [["attack-20", "flare-cudgel", ...spare], ["attack-04", "cosmic-zap", ...spare], []],
    gate: 3,
    allies: [[2, "defense", 1]],
  }).cards("attack-20", "attack-04");
  t.until("boost").answer(0, "flare-cudgel").until("window/power.used", 1).answer(1, "cosmic-zap").until("turn/again");
  expect(t.table.warp).toEqual([0, 4, 1]);
});

test("super: allies can be hit even if the opponent has nothing left to lose [cudgel super]", () => {
  const t = fight({
    aliens: ["cudgel", "masochist", "filch"],
    hands: [["attack-20", "flare-cudgel", ...spare], ["attack-04", ...spare], []],
    ships: { "1.2": [0], "1.3": [0], "1.4": [0], "1.5": [0] },
    warp: [0, 16, 0],
    gate: 3,
    allies: [[2, "defense", 1]],
  }).cards("attack-20", "attack-04");
  t.until("boost").answer(0, "flare-cudgel").until("ships/lose").answer(2, { "2.4": 3 });
  expect(t.table.warp).toEqual([0, 20, 4]);
});

test("wild: a colony gained before resolution, as the Mite's, does not count [cudgel wild, TIM-01]", () => {
  const hands = [["attack-40", "flare-cudgel"], ["attack-00", "attack-04", "plague", "quash"], []];
  const t = table({ aliens: ["mite", "masochist", "filch"], hands, destiny: ["seat-1"] })
    .declining("plague")
    .until("mite/choice");
  t.answer(1, "colony").until("turn/again");
  expect([t.colonies(0), t.wasAsked(0, "window/colony.gained")]).toEqual([1, false]);
});

test("wild: an ally that gains a colony may not play it [cudgel wild, TIM-01]", () => {
  const hands = [["attack-20", ...spare], ["attack-04", ...spare], ["flare-cudgel"], []];
  const ships = { "1.1": [0, 4, 0, 2], "3.1": [0, 0, 0, 2] };
  const aliens = ["filch", "masochist", "machine", "macron"];
  const t = fight({ aliens, hands, ships, allies: [[2, "offense", 1]] }).cards("attack-20", "attack-04");
  t.declining("filch").until("turn/again");
  expect([t.colonies(2), t.ships("1.1", 3), t.wasAsked(2, "window/colony.gained")]).toEqual([1, 2, false]);
});

test("wild: with nobody else on the planet it is not offered [cudgel wild]", () => {
  const aliens = ["filch", "masochist", "machine"];
  const t = fight({
    aliens,
    hands: [["attack-20", "flare-cudgel", ...spare], ["attack-04"], []],
    declining: ["filch"],
  });
  t.cards("attack-20", "attack-04").until("turn/again");
  expect([t.ships("1.1", 0), t.wasAsked(0, "window/colony.gained")]).toEqual([1, false]);
});
