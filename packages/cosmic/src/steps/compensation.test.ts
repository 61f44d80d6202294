import { describe, expect, test } from "vitest";
import { fight } from "../testing/fight.ts";

const DONE = "window/resolution.keep";
const rich = ["attack-40", "attack-04", "attack-05", "attack-06", "attack-07", "attack-08"];

/** How many cards seat 0 has left of its hand, and how many seat 1 has got. */
function paid(t: { hand(seat: number): string[] }): [number, number] {
  return [t.hand(0).length, t.hand(1).length];
}

test("a main player who lost with a negotiate against an attack collects, on either side [CMP-01, RES-13.6]", () => {
  const defense = fight({ hands: [rich, ["negotiate"]] })
    .cards("attack-40", "negotiate")
    .until(DONE);
  expect(paid(defense)).toEqual([1, 4]);
  const offense = fight({ hands: [["negotiate"], rich], gate: 2 })
    .cards("negotiate", "attack-40")
    .until(DONE);
  expect([offense.hand(0).length, offense.hand(1).length]).toEqual([2, 3]);
});

test("nobody collects who lost with an attack [CMP-01]", () => {
  const t = fight({ hands: [rich, ["attack-00"]] })
    .cards("attack-40", "attack-00")
    .until(DONE);
  expect(paid(t)).toEqual([5, 0]);
});

test("only own ships in the encounter that went to the warp count, and allies get nothing [CMP-02]", () => {
  const t = fight({
    players: 4,
    hands: [["negotiate"], rich],
    gate: 2,
    allies: [
      [2, "offense", 4],
      [3, "offense", 1],
    ],
  });
  t.cards("negotiate", "attack-40").until(DONE);
  expect(t.table.warp).toEqual([2, 0, 4, 1]);
  expect([t.hand(0).length, t.hand(1).length, t.hand(2).length, t.hand(3).length]).toEqual([2, 3, 0, 0]);
});

test("the cards are drawn at random from the winner's hand [CMP-03]", () => {
  const taken = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const t = fight({ hands: [["negotiate"], rich], seed: `random ${i}` })
      .cards("negotiate", "attack-40")
      .until(DONE);
    expect(t.hand(0)).toHaveLength(1);
    taken.add(t.hand(0)[0]);
  }
  expect([...taken].sort()).toEqual(["attack-04", "attack-05", "attack-06", "attack-07", "attack-08"]);
});

test("if there are too few, all are taken, but nothing else [CMP-03, CMP-09]", () => {
  const t = fight({ hands: [["attack-40", "attack-04", "plague"], ["negotiate"]], declining: ["plague"] }).cards(
    "attack-40",
    "negotiate",
  );
  t.until(DONE);
  expect(paid(t)).toEqual([0, 2]);
  expect(t.hand(1)).toEqual(["attack-04", "plague"]);
});

test("nobody is asked whether to pay or to take [CMP-09]", () => {
  const t = fight({ hands: [["negotiate"], rich], gate: 3 });
  t.cards("negotiate", "attack-40");
  expect(t.asked(0)).toBe(DONE);
  expect(t.told("cards.taken")).toEqual([{ player: "player/0", from: "player/1", n: 3 }]);
});

describe("ships that do not count, and ships that do", () => {
  test("a ship saved by Zombie's wild flare does not count [CMP-04]", () => {
    const t = fight({ hands: [["negotiate", "flare-zombie"], rich], gate: 3 }).cards("negotiate", "attack-40");
    t.until("window/ships.going").answer(0, "flare-zombie").until(DONE);
    expect(t.table.warp[0]).toBe(2);
    expect(t.hand(1)).toHaveLength(3);
  });

  test("ships returned by the Healer count [CMP-05]", () => {
    const t = fight({ aliens: ["clone", "filch", "healer"], hands: [["negotiate"], rich], gate: 3 });
    t.cards("negotiate", "attack-40").until("window/ships.gone").answer(2, "healer").until(DONE);
    expect(t.table.warp[0]).toBe(0);
    expect(t.hand(1)).toHaveLength(2);
  });

  test("ships lost over the Gambler's bluff do not count, not even from the gate [CMP-06]", () => {
    const t = fight({ aliens: ["gambler", "clone", "filch"], hands: [["negotiate", "attack-04"], rich], gate: 2 });
    t.cards("negotiate", "attack-40").until("window/reveal.turn").answer(0, "gambler").answer(0, "attack-30");
    t.answer(1, true).answer(0, { gate: 1, "0.2": 1 }).until(DONE);
    expect(t.table.warp[0]).toBe(3);
    expect([t.hand(0).length, t.hand(1).length]).toEqual([1 + 1, 4]);
  });

  test("a defense without a ship on the planet gets no card [CMP-08]", () => {
    const t = fight({ hands: [rich, ["negotiate"]], ships: { "1.1": [], "1.2": [0, 8] } }).cards(
      "attack-40",
      "negotiate",
    );
    t.until(DONE);
    expect(paid(t)).toEqual([5, 0]);
  });
});
