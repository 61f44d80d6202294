import { describe, expect, test } from "vitest";
import { CARDS } from "./cards.ts";
import { fight } from "./testing/fight.ts";
import { table } from "./testing/table.ts";

const strong = ["attack-40", "attack-30"];
const weak = ["attack-00", "attack-01"];

/** One ship of seat 0 beside those of seat 2 on so many planets of seat 2. */
function abroad(n: number): Record<string, number[]> {
  const colonies = Object.fromEntries(Array.from({ length: n }, (_, i) => [`2.${i + 1}`, [1, 0, 4]]));
  return { ...colonies, "0.5": [4 - n] };
}

test("five foreign colonies win, and the game is over [WIN-01]", () => {
  const four = fight({ hands: [strong, weak], ships: abroad(3) })
    .cards("attack-40", "attack-00")
    .until("turn/again");
  expect([four.colonies(0), four.table.winners]).toEqual([4, []]);
  const five = fight({ hands: [strong, weak], ships: abroad(4) }).cards("attack-40", "attack-00");
  expect([five.colonies(0), five.table.winners]).toEqual([5, [0]]);
  expect([five.session.run.pending, five.state.agenda]).toEqual([[], []]);
  expect(five.told("game.won")).toEqual([{ players: "player/0" }]);
});

test("they may be in one system or in several [WIN-02]", () => {
  const ships = { "1.2": [1, 4], "1.3": [1, 4], "1.4": [1, 4], "1.5": [1, 4], "0.5": [] };
  const one = fight({ hands: [strong, weak], ships, target: "1.1" }).cards("attack-40", "attack-00");
  expect(one.table.winners).toEqual([0]);
  const several = fight({ hands: [strong, weak], ships: { ...abroad(2), "1.4": [1, 4], "1.5": [1, 4], "0.5": [] } });
  expect(several.cards("attack-40", "attack-00").table.winners).toEqual([0]);
});

test("colonies at home do not count [WIN-01]", () => {
  const t = fight({ hands: [weak, strong] })
    .cards("attack-00", "attack-40")
    .finish();
  expect(t.table.winners).toEqual([]);
});

test("those who reach five by the same landing win together [WIN-03, WIN-04]", () => {
  const ships = {
    "3.1": [1, 0, 1, 4],
    "3.2": [1, 0, 1, 4],
    "3.3": [1, 0, 1, 4],
    "3.4": [1, 0, 1, 4],
    "0.5": [],
    "2.5": [],
  };
  const t = fight({ players: 4, hands: [strong, weak], ships, gate: 2, allies: [[2, "offense", 1]] });
  t.cards("attack-40", "attack-00");
  expect(t.told("colony.founded").map((colony) => colony.player)).toEqual(["player/0", "player/2"]);
  expect(t.table.winners).toEqual([0, 2]);
});

describe("the moment of the check", () => {
  test("is after compensation and rewards, not at the landing [WIN-04, CLR-01]", () => {
    const t = fight({
      aliens: ["filch", "clone", "machine"],
      hands: [
        ["attack-40", "attack-30", "attack-20"],
        ["negotiate", "flare-clone"],
      ],
      ships: { ...abroad(4), "1.1": [0, 1], "1.2": [0, 7] },
    });
    t.cards("attack-40", "negotiate").until("window/resolution.compensation");
    expect([t.colonies(0), t.table.winners]).toEqual([5, []]);
    t.pass(1);
    expect(t.hand(1)).toHaveLength(2);
    expect(t.table.winners).toEqual([0]);
  });

  test("does not come earlier because an effect acts in between [CLR-01]", () => {
    const t = fight({
      aliens: ["filch", "hacker", "machine"],
      hands: [["attack-40", "attack-30", "attack-20"], ["negotiate"]],
      ships: { ...abroad(4), "1.1": [0, 1], "1.2": [0, 7] },
    });
    t.cards("attack-40", "negotiate")
      .until("window/resolution.compensation")
      .answer(1, "hacker.1")
      .answer(1, "player/0");
    expect([t.asked(1), t.colonies(0), t.table.winners]).toEqual(["compensation/take", 5, []]);
    t.answer(1, ["attack-30"]);
    expect([t.hand(1), t.table.winners]).toEqual([["attack-30"], [0]]);
  });

  test("of a deal is when it and the tokens it moves are done: all win together [CLR-01, WIN-06, WIN-05]", () => {
    const t = fight({
      aliens: ["clone", "filch", "tick-tock"],
      hands: [["negotiate"], ["negotiate"]],
      ships: abroad(4),
      memo: { "tick-tock": { tokens: 1 } },
    });
    t.answer(0, { do: "offer", give: {}, want: { "planet/1.1": 1 } })
      .answer(1, { do: "accept" })
      .answer(0, { gate: 1 });
    expect(t.table.winners).toEqual([0, 2]);
    expect(t.told("tick-tock.token")).toEqual([{ player: "player/2", n: 0 }]);
  });

  test("outside resolution is when the effect is over [WIN-01, CLR-01]", () => {
    const hands = [["attack-40", "flare-chosen"], weak, ["flare-tick-tock"]];
    const held = hands.flat();
    const discard = CARDS.filter((card) => card.type !== "flare" && card.back === "cosmic").map((card) => card.name);
    for (const name of held) if (discard.includes(name)) discard.splice(discard.indexOf(name), 1);
    const ships = { "0.1": [4, 0, 1], "0.2": [4, 0, 1], "0.3": [4, 0, 1], "0.4": [4, 0, 1], "2.5": [] };
    const t = table({ aliens: ["clone", "filch", "machine"], hands, discard, destiny: ["seat-1"], ships });
    t.until("window/planning.before").answer(0, "flare-chosen");
    expect(t.asked(2)).toBe("window/deck.shuffled");
    t.answer(2, "flare-tick-tock").answer(2, "1.1").answer(2, { "2.1": 1 });
    expect(t.table.winners).toEqual([2]);
    expect([t.session.run.pending, t.state.agenda]).toEqual([[], []]);
  });
});

describe("other ways to win", () => {
  test("the Tick-Tock wins with the last token gone [WIN-05]", () => {
    const t = fight({
      aliens: ["clone", "filch", "tick-tock"],
      hands: [weak, strong],
      memo: { "tick-tock": { tokens: 1 } },
    }).cards("attack-00", "attack-40");
    expect(t.table.winners).toEqual([2]);
  });

  test("and in the normal way [WIN-05]", () => {
    const t = fight({ aliens: ["tick-tock", "filch", "clone"], hands: [strong, weak], ships: abroad(4) });
    t.cards("attack-40", "attack-00");
    expect(t.table.winners).toEqual([0]);
    expect(t.table.memo["tick-tock"].tokens).toBe(10);
  });
});

test("with four planets four foreign colonies are enough [WIN-07]", () => {
  const settings = { planetsPerPlayer: 4 };
  const ships = { "2.1": [1, 0, 4], "2.2": [1, 0, 4], "0.4": [2] };
  const three = fight({ hands: [strong, weak], settings, ships })
    .cards("attack-40", "attack-00")
    .until("turn/again");
  expect([three.colonies(0), three.table.winners]).toEqual([3, []]);
  const four = fight({ hands: [strong, weak], settings, ships: { ...ships, "2.3": [1, 0, 4], "0.4": [1] } });
  expect(four.cards("attack-40", "attack-00").table.winners).toEqual([0]);
});

test("a colony founded when a lent sheet goes back at the end of an encounter wins at once [WIN-01, CLR-01]", () => {
  const four = { "0.1": [4, 0, 1], "0.2": [4, 0, 1], "0.3": [4, 0, 1], "0.4": [4, 0, 1], "2.5": [] };
  const poor = { "1.1": [0, 10], "1.2": [0, 10], "1.3": [], "1.4": [], "1.5": [] };
  const t = table({
    aliens: ["masochist", "clone", "filch"],
    hands: [["attack-20", "attack-10", "flare-philanthropist"], ["attack-04"], ["flare-parasite"]],
    destiny: ["seat-1"],
    ships: { ...four, ...poor },
  });
  t.until("window/regroup.start")
    .answer(0, "flare-philanthropist")
    .passing("philanthropist/lend", "philanthropist/ship", "planning/select")
    .until("window/power.lost", 2);
  t.answer(2, "flare-parasite").answer(2, "1.4").answer(2, { "2.1": 1 });
  expect([t.colonies(2), t.table.winners, t.session.run.pending]).toEqual([5, [2], []]);
});
