import { describe, expect, test } from "vitest";
import { CARDS } from "../cards.ts";
import { engage, fight, QUIET } from "../testing/fight.ts";
import { table } from "../testing/table.ts";

/** After the landing somebody may keep a card: a place to look at the table. */
const DONE = "window/resolution.keep";

const strong = ["attack-40", "attack-04"];
const weak = ["attack-00", "attack-04"];

describe("the offense wins", () => {
  test("all ships on the gate land, on a new colony or on the own one there [RES-01]", () => {
    const t = fight({
      hands: [strong, weak],
      gate: 3,
      allies: [[2, "offense", 2]],
      ships: { "1.1": [0, 4, 1], "2.5": [0, 0, 3] },
    });
    t.cards("attack-40", "attack-00").until(DONE);
    expect([t.ships("1.1", 0), t.ships("1.1", 2)]).toEqual([3, 3]);
    expect(t.told("colony.founded")).toEqual([{ player: "player/0", planet: "planet/1.1", n: 3 }]);
    expect(t.told("ships.landed")).toEqual([{ player: "player/2", planet: "planet/1.1", n: 2 }]);
    expect(t.table.encounter.gate).toEqual([0, 0, 0]);
  });

  test("the defending ships and those of the defensive allies go to the warp [RES-02]", () => {
    const t = fight({
      players: 4,
      hands: [strong, weak],
      allies: [
        [2, "defense", 3],
        [3, "offense", 1],
      ],
    });
    t.cards("attack-40", "attack-00").until(DONE);
    expect(t.table.warp).toEqual([0, 4, 3, 0]);
    expect(t.ships("1.1", 1)).toBe(0);
  });

  test("a colony of somebody else on the planet stays as it is [RES-03]", () => {
    const t = fight({ hands: [strong, weak], ships: { "1.1": [0, 4, 2], "2.5": [0, 0, 2] } });
    t.cards("attack-40", "attack-00").until(DONE);
    expect(t.ships("1.1", 2)).toBe(2);
    expect(t.table.warp).toEqual([0, 4, 0]);
  });

  test("a side without a single ship in the encounter gains no colony [RES-11]", () => {
    const t = fight({ aliens: ["amoeba", "filch", "clone"], hands: [strong, weak], gate: 2 });
    t.cards("attack-40", "attack-00").answer(0, "amoeba").answer(0, "withdraw").answer(0, { "0.2": 2 });
    t.until("window/resolution.discarded");
    expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
    expect(t.colonies(0)).toBe(0);
    expect([t.table.warp[1], t.ships("1.1", 1)]).toEqual([4, 0]);
  });

  test("an invader is driven off, and the offense and its allies land on the home planet [RES-12]", () => {
    const t = table({
      aliens: QUIET.slice(0, 4),
      hands: [strong, weak],
      destiny: ["seat-0"],
      ships: { "0.1": [1, 2, 0, 1], "0.2": [7], "1.5": [0, 2], "3.5": [0, 0, 0, 3] },
    });
    t.until("destiny/own").answer(0, "0.1@1");
    engage(t, { gate: 2, allies: [[2, "offense", 1]] })
      .cards("attack-40", "attack-00")
      .until(DONE);
    expect([0, 1, 2, 3].map((seat) => t.ships("0.1", seat))).toEqual([1 + 2, 0, 1, 1]);
    expect(t.table.warp).toEqual([0, 2, 0, 0]);
    expect([0, 1, 2, 3].map((seat) => t.colonies(seat))).toEqual([0, 0, 1, 1]);
  });
});

describe("the defense wins", () => {
  test("all ships on the gate go to the warp, and the colony stays [RES-05]", () => {
    const t = fight({ hands: [weak, strong], gate: 3, allies: [[2, "offense", 2]] });
    t.cards("attack-00", "attack-40").until(DONE);
    expect(t.table.warp).toEqual([3, 0, 2]);
    expect(t.ships("1.1", 1)).toBe(4);
  });

  test("its allies go back to colonies of their choice, never to the planet they defended [RES-06, SHP-01]", () => {
    const t = fight({ hands: [weak, strong], allies: [[2, "defense", 3]], warp: [0, 0, 0] });
    t.cards("attack-00", "attack-40").until("ships/return");
    expect(t.options(2)).toEqual(["2.1", "2.2", "2.3", "2.4", "2.5"]);
    t.answer(2, { "2.2": 1, "2.5": 2 }).until(DONE);
    expect([t.ships("2.1", 2), t.ships("2.2", 2), t.ships("2.5", 2), t.ships("1.1", 2)]).toEqual([1, 5, 6, 0]);
  });

  test("each ship committed brings an ally a card or a ship from the warp, in any mixture [RES-07]", () => {
    const start = {
      hands: [weak, strong],
      allies: [[2, "defense", 3]] as const,
      warp: [0, 0, 2],
      ships: { "2.5": [0, 0, 2] },
    };
    for (const [ships, cards, warp] of [
      [0, 3, 2],
      [1, 2, 1],
      [2, 1, 0],
    ]) {
      const t = fight(start).cards("attack-00", "attack-40").until("rewards/ships");
      expect(t.question(2)).toMatchObject({ kind: "number", min: 0, max: 2 });
      t.answer(2, ships).until(DONE);
      expect([t.hand(2).length, t.table.warp[2]]).toEqual([cards, warp]);
    }
  });

  test("retrieved ships go to any of the ally's colonies [RES-07]", () => {
    const t = fight({
      hands: [weak, strong],
      allies: [[2, "defense", 1]],
      warp: [0, 0, 1],
      ships: { "0.4": [4, 0, 2], "2.5": [0, 0, 1] },
    });
    t.cards("attack-00", "attack-40").until("rewards/ships").answer(2, 1);
    expect(t.asked(2)).toBe("ships/return");
    expect(t.options(2)).toContain("0.4");
    t.answer(2, { "0.4": 1 });
    expect(t.ships("0.4", 2)).toBe(2);
  });

  test("the defense itself gets nothing [RES-08]", () => {
    const t = fight({ hands: [weak, strong], warp: [0, 1], ships: { "1.5": [0, 3] } });
    t.cards("attack-00", "attack-40").until(DONE);
    expect([t.hand(1), t.table.warp[1]]).toEqual([["attack-04"], 1]);
    expect(t.told("rewards.taken")).toEqual([]);
  });

  test("allies say their split, take ships, then cards; clockwise from the offense's left [RES-09]", () => {
    const t = fight({
      players: 4,
      turn: 2,
      destiny: ["seat-1"],
      hands: [[], strong, weak, []],
      warp: [2, 0, 0, 2],
      ships: { "0.5": [2], "3.5": [0, 0, 0, 2] },
      allies: [
        [0, "defense", 2],
        [3, "defense", 2],
      ],
    });
    t.cards("attack-00", "attack-40").until("rewards/ships");
    expect([t.asked(0), t.asked(3)]).toEqual([undefined, "rewards/ships"]);
    t.answer(3, 1).until("rewards/ships");
    expect([t.asked(0), t.asked(3)]).toEqual(["rewards/ships", undefined]);
    t.answer(0, 1).finish();
    const events = t.history.filter((line) =>
      /^encounter 1 .*(rewards\.taken|ships\.retrieved|cards\.drawn)/.test(line),
    );
    expect(events.map((line) => line.split(" > ").at(-1))).toEqual([
      ...["rewards.taken", "ships.retrieved", "cards.drawn"],
      ...["rewards.taken", "ships.retrieved", "cards.drawn"],
    ]);
  });

  test("a reward for which there is no ship in the warp is a card [RES-10]", () => {
    const t = fight({
      hands: [weak, strong],
      allies: [[2, "defense", 3]],
      warp: [0, 0, 1],
      ships: { "2.5": [0, 0, 3] },
    });
    t.cards("attack-00", "attack-40").until("rewards/ships");
    expect(t.question(2)).toMatchObject({ min: 0, max: 1 });
    t.answer(2, 1).until(DONE);
    expect(t.hand(2)).toHaveLength(2);
    const none = fight({ hands: [weak, strong], allies: [[2, "defense", 3]] }).cards("attack-00", "attack-40");
    none.until(DONE);
    expect(none.told("rewards.taken")).toEqual([{ player: "player/2", ships: 0, cards: 3 }]);
  });

  test("an ally without a colony can retrieve nothing and is rewarded with cards [RES-10, SHP-03]", () => {
    const ships = { "2.1": [0, 0, 2], "2.2": [], "2.3": [], "2.4": [], "2.5": [] };
    const t = fight({ hands: [weak, strong], allies: [[2, "defense", 2]], warp: [0, 0, 18], ships });
    t.cards("attack-00", "attack-40").until(DONE);
    expect(t.told("rewards.taken")).toEqual([{ player: "player/2", ships: 0, cards: 2 }]);
    expect([t.hand(2).length, t.table.warp[2], t.wasAsked(2, "rewards/ships")]).toEqual([2, 20, false]);
  });

  test("rewards come first, then the committed ships go back [CLR-03]", () => {
    const t = fight({
      hands: [weak, strong],
      allies: [[2, "defense", 4]],
      warp: [0, 0, 1],
      ships: { "2.5": [0, 0, 3] },
    });
    t.cards("attack-00", "attack-40").until("rewards/ships").answer(2, 1);
    expect(t.table.encounter.dock[2]).toBe(4);
    expect(t.question(2)).toMatchObject({ key: "ships/return", params: { n: 1 } });
    t.answer(2, { "2.2": 1 });
    expect(t.question(2)).toMatchObject({ key: "ships/return", params: { n: 4 } });
    expect(t.hand(2)).toHaveLength(3);
  });
});

test("the marker moves up with a colony gained and down with one lost [RES-04]", () => {
  const t = table({
    aliens: QUIET.slice(0, 3),
    hands: [strong, weak],
    destiny: ["seat-0"],
    ships: { "0.1": [2, 2, 0], "0.2": [6, 0, 0], "1.5": [0, 2, 0] },
  });
  const markers = () => [0, 1, 2].map((seat) => t.colonies(seat));
  expect(markers()).toEqual([0, 1, 0]);
  t.until("destiny/own").answer(0, "0.1@1");
  engage(t, { allies: [[2, "offense", 1]] })
    .cards("attack-40", "attack-00")
    .until(DONE);
  expect(markers()).toEqual([0, 0, 1]);
});

test("a quake replaces the draw that caused it and no other: the next ally draws from the new deck [CLR-13]", () => {
  const plain = CARDS.filter((card) => card.type !== "flare" && card.back === "cosmic").map((card) => card.name);
  const hands = [["attack-00"], ["attack-40"], ["attack-04"]];
  for (const name of hands.flat()) plain.splice(plain.indexOf(name), 1);
  const t = fight({
    aliens: ["filch", "clone", "machine", "healer"],
    hands: [...hands, plain],
    settings: { useFlares: false },
    allies: [
      [2, "defense", 1],
      [3, "defense", 1],
    ],
    declining: ["plague"],
  });
  t.declining("emotion-control", "force-field")
    .until("window/reveal.reinforce")
    .pass(3)
    .declining("healer", "ionic-gas")
    .until(DONE);
  expect(t.told("deck.quake")).toHaveLength(1);
  expect([0, 1, 2, 3].map((seat) => t.hand(seat).length)).toEqual([8, 8, 8, 9]);
});
