import { expect, test } from "vitest";
import { rewarded, shown } from "../testing/rewarded.ts";

test("a retreating offense loses at once, but its side loses no ships: all go home [RT-1, RT-2, RT-3]", () => {
  const t = rewarded({
    hands: [["retreat"], ["attack-04", "attack-06"], []],
    gate: 3,
    target: "1.1",
    allies: [[2, "offense", 2]],
  });
  t.cards("retreat", "attack-04").until("window/resolution.keep", 0);
  expect([t.told("encounter.won"), t.table.warp]).toEqual([[{ player: "player/1", side: "defense" }], [0, 0, 0]]);
  expect([t.ships("0.1", 0), t.ships("2.1", 2)]).toEqual([4, 4]);
});

test("a retreating defense stays on the planet, its allies go home, and the offense lands beside it [RT-3]", () => {
  const t = rewarded({
    hands: [["attack-04", "attack-06"], ["retreat"], []],
    gate: 3,
    target: "1.1",
    allies: [[2, "defense", 2]],
  });
  t.cards("attack-04", "retreat").until("window/resolution.keep", 0);
  expect([t.ships("1.1", 0), t.ships("1.1", 1), t.ships("2.1", 2), t.table.warp]).toEqual([3, 4, 4, [0, 0, 0]]);
});

test("there are no totals and no compensation [RT-4]", () => {
  const t = rewarded({ hands: [["attack-04", "attack-06"], ["retreat"], []] });
  t.cards("attack-04", "retreat").until("window/resolution.keep", 0);
  expect([t.totals(), t.table.encounter.margin, t.hand(0), t.hand(1)]).toEqual([undefined, -1, ["attack-06"], []]);
});

test("against anything but an attack it is a negotiate; so are two of them [RT-5]", () => {
  const against = (card: string) =>
    shown(rewarded({ hands: [["retreat"], [card], []] }).until("deal")).map(([type]) => type);
  expect([against("negotiate"), against("retreat"), against("morph")]).toEqual(
    new Array(3).fill(["negotiate", "negotiate"]),
  );
});

test("if the attack turns into something else it is a negotiate from then on [RT-6]", () => {
  const t = rewarded({ hands: [["retreat"], ["attack-04"], ["emotion-control"]] });
  t.until("window/reveal.change").answer(2, "emotion-control").until("deal");
  expect(shown(t).map(([type]) => type)).toEqual(["negotiate", "negotiate"]);
});

test("it is one at once, for whatever answers the change, and stays one if the other card is an attack again [RT-6]", () => {
  const t = rewarded({
    settings: { boxes: ["base", "dominion"] },
    hands: [["attack-04", "flare-mesmer"], ["retreat"], ["flare-joker"]],
    allies: [[2, "offense", 1]],
  });
  t.until("window/reveal.change").answer(0, "flare-mesmer").answer(2, "flare-joker");
  expect([t.asked(2), t.options(2)]).toEqual(["joker/negotiate", ["offense", "defense"]]);
  t.answer(2, "offense").until("window/resolution.keep", 0);
  expect(shown(t)).toEqual([
    ["attack", 8],
    ["negotiate", 0],
  ]);
  expect(t.told("ships.lost")).toEqual([{ player: "player/1", n: 4 }]);
});

test("effects on ships elsewhere work, those in the encounter are safe [DR-4]", () => {
  const t = rewarded({
    hands: [["attack-04"], ["retreat"], []],
    gate: 2,
    target: "1.1",
    aliens: ["cudgel", "will", "human"],
  });
  t.until("ships/lose");
  expect(t.options(1)).toEqual(["1.2", "1.3", "1.4", "1.5"]);
  t.answer(1, { "1.3": 2 });
  expect([t.told("ships.lost"), t.ships("1.1", 1)]).toEqual([[{ player: "player/1", n: 2 }], 4]);
  const hands = [["attack-04", "flare-cudgel"], ["retreat"], []];
  const wild = rewarded({ hands, gate: 2, target: "1.1", aliens: ["warrior", "will", "human"] });
  expect([wild.wasAsked(0, "window/colony.gained"), wild.ships("1.1", 1)]).toEqual([false, 4]);
});

test("Cudgel takes no more than the ships that were not in the encounter, though the others are home again [DR-4, cudgel 2]", () => {
  const retreating = (elsewhere: number) =>
    rewarded({
      hands: [["retreat"], ["attack-08"], []],
      aliens: ["warrior", "cudgel", "human"],
      ships: { "0.1": [4 + elsewhere], "0.2": [0], "0.3": [0], "0.4": [0], "0.5": [0] },
      removed: [16 - elsewhere, 0, 0],
      gate: 4,
      target: "1.1",
    });
  const one = retreating(1).until("launch/aim", 1);
  expect([one.told("ships.lost"), one.ships("0.1", 0)]).toEqual([[{ player: "player/0", n: 1 }], 4]);
  expect(retreating(0).until("launch/aim", 1).told("power.used")).toEqual([]);
});

test("no zap hits ships of a side that has retreated, and they pay for nothing; others can be hit [DR-4, ship-zap 1]", () => {
  const aliens = ["warrior", "will", "human"];
  const hands = [["retreat"], ["attack-08"], ["ship-zap"]];
  const t = rewarded({ hands, aliens, gate: 2, target: "1.1", declining: ["ship-zap"] });
  t.until("window/resolution.before").answer(2, "ship-zap").answer(2, "0");
  expect(t.options(2)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5"]);
  const stays = rewarded({
    hands: [["attack-08"], ["retreat"], ["ship-zap"]],
    aliens,
    target: "1.1",
    declining: ["ship-zap"],
  });
  stays.until("window/resolution.before").answer(2, "ship-zap").answer(2, "1");
  expect(stays.options(2)).toEqual(["1.2", "1.3", "1.4", "1.5"]);
  const wins = rewarded({
    hands: [["attack-08"], ["retreat"], ["ship-zap"]],
    aliens,
    target: "1.1",
    declining: ["ship-zap"],
  });
  wins.until("window/resolution.before").answer(2, "ship-zap").answer(2, "0");
  expect(wins.options(2)).toContain("gate");
});
