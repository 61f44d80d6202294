import { expect, test } from "vitest";
import { areGainsSwapped } from "../folds.ts";
import { rewardDiscard, rewarded, rewardTable } from "../testing/rewarded.ts";
import { windowsAsked } from "../testing/table.ts";

const aliens = ["warrior", "will", "human"];

test("Rebirth: a chosen player may move ships to any planets of the home system [rebirth 1, rebirth 2]", () => {
  const ships = { "1.1": [0, 0, 0], "1.2": [0, 4, 0], "1.3": [0, 8, 0] };
  const t = rewardTable({ hands: [["attack-10"], ["attack-08"], ["rebirth"]], aliens, ships }).answer(2, "rebirth");
  expect([t.asked(2), t.options(2)]).toEqual(["rebirth/player", ["0", "1", "2"]]);
  t.answer(2, "1");
  expect(t.question(1)).toMatchObject({ key: "rebirth/from", min: 0, max: 20 });
  t.answer(1, { "1.3": 4 });
  expect([t.asked(1), t.options(1)]).toEqual(["rebirth/to", ["1.1", "1.2", "1.3", "1.4", "1.5"]]);
  t.answer(1, { "1.1": 3, "1.2": 1 });
  expect([t.ships("1.1", 1), t.ships("1.2", 1), t.ships("1.3", 1)]).toEqual([3, 5, 4]);
});

test("Rebirth: the player may leave it [rebirth 2]", () => {
  const t = rewardTable({ hands: [["attack-10", "rebirth"], ["attack-08"], []], aliens })
    .answer(0, "rebirth")
    .answer(0, "0");
  t.answer(0, {}).until("launch/aim");
  expect([t.ships("0.1", 0), rewardDiscard(t)]).toEqual([4, ["rebirth"]]);
});

test("Ship Zap: any ship goes to the warp, even one removed from the game [ship-zap 1]", () => {
  const t = rewardTable({
    hands: [["attack-10"], ["attack-08"], ["ship-zap"]],
    aliens,
    removed: [1, 0, 0],
    ships: { "0.1": [3] },
  });
  t.answer(2, "ship-zap").answer(2, "0");
  expect(t.options(2)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5", "removed"]);
  t.answer(2, "removed");
  expect([t.table.removed, t.told("ships.lost")]).toEqual([[0, 0, 0], [{ player: "player/0", n: 1 }]]);
});

test("Ship Zap: a captured ship qualifies too [ship-zap 1]", () => {
  const hands = [["attack-10"], ["attack-08"], ["ship-zap"]];
  const t = rewardTable({ hands, aliens, memo: { will: { ships: [0, 0, 1] } }, ships: { "2.1": [0, 0, 3] } });
  t.answer(2, "ship-zap").answer(2, "2").answer(2, "sheet/will");
  expect([t.table.warp[2], t.table.memo.will]).toEqual([1, { ships: [0, 0, 0] }]);
});

test("Ship Zap: it is not offered while all ships of all players are in the warp [ship-zap 1]", () => {
  const planets = [0, 1, 2].flatMap((seat) => [1, 2, 3, 4, 5].map((planet) => `${seat}.${planet}`));
  const ships = Object.fromEntries(planets.map((planet) => [planet, [0, 0, 0]]));
  const hands = [["attack-10"], ["attack-08"], ["ship-zap"]];
  const t = rewardTable({ hands, aliens, ships, warp: [20, 20, 20], declining: ["ship-zap"] });
  t.until("launch/aim");
  // The ship that the offense has retrieved waits in the gate.
  expect(windowsAsked(t, 2)).toEqual(["window/destiny.final"]);
});

test("Ship Zap: without the last ship on the gate the offense goes on with none [ship-zap 2]", () => {
  const t = rewarded({ hands: [["attack-10"], ["attack-08"], ["ship-zap"]], aliens, declining: ["ship-zap"] });
  t.until("window/reveal.outcome").answer(2, "ship-zap").answer(2, "0").answer(2, "gate");
  expect([t.totals(), t.told("encounter.won")]).toEqual([
    { offense: 10, defense: 12 },
    [{ player: "player/1", side: "defense" }],
  ]);
});

test("Solar Wind: if the offense wins, its allies get rewards per ship and go home [solar-wind 1]", () => {
  const hands = [["attack-20"], ["attack-04"], ["solar-wind"]];
  const t = rewarded({ hands, aliens, target: "1.1", allies: [[2, "offense", 2]], rewardDeck: ["attack-02-20"] });
  t.until("window/reveal.change").answer(2, "solar-wind").until("rewards/split");
  expect(t.question(2)).toMatchObject({ min: 2 });
  t.answer(2, { reward: 1, cosmic: 1 }).answer(2, { "2.1": 2 });
  expect([t.ships("1.1", 0), t.ships("1.1", 2), t.ships("2.1", 2)]).toEqual([1, 0, 4]);
});

test("Solar Wind: if the defense wins, its allies land on the planet [solar-wind 1]", () => {
  const t = rewarded({
    hands: [["attack-04"], ["attack-20"], ["solar-wind"]],
    aliens,
    target: "1.1",
    allies: [[2, "defense", 2]],
  });
  t.until("window/reveal.change").answer(2, "solar-wind");
  expect([t.ships("1.1", 1), t.ships("1.1", 2), t.told("rewards.split")]).toEqual([4, 2, []]);
});

test("Solar Wind: what was swapped already is swapped back [solar-wind 2]", () => {
  const { table: t } = rewardTable({ hands: [["attack-20"], ["attack-04"], []], aliens });
  const wind = { effect: "card/solar-wind", seat: 0, n: -1 };
  const after = (...lasting: (typeof wind)[]) => areGainsSwapped({ ...t, encounter: { ...t.encounter, lasting } });
  expect([after(), after(wind), after(wind, wind)]).toEqual([false, true, false]);
});

test("Victory Boon: the defense gets as many rewards as it had ships in the encounter, whoever plays it [victory-boon 1, RD-6]", () => {
  const t = rewarded({ hands: [["attack-04"], ["attack-20"], ["victory-boon"]], aliens, target: "1.1" });
  t.until("window/resolution.after").answer(2, "victory-boon");
  expect([t.asked(1), t.question(1)]).toMatchObject(["rewards/split", { min: 4, max: 4 }]);
  const lost = rewarded({ hands: [["attack-20"], ["attack-04"], ["victory-boon"]], aliens, target: "1.1" });
  expect(lost.wasAsked(2, "window/resolution.after")).toBe(false);
});

test("Victory Boon: for a defense that won without ships it is not offered [victory-boon 1]", () => {
  const ships = { "1.1": [0], "1.2": [0, 8] };
  const hands = [["attack-04"], ["attack-20"], ["victory-boon"]];
  const t = rewarded({ hands, aliens, ships, target: "1.1" }).finish();
  expect([t.told("encounter.won").length, t.wasAsked(2, "window/resolution.after")]).toEqual([1, false]);
});

test("the deck's reinforcement +4 works like its kin [reinforcement-4 1, OT-1]", () => {
  const t = rewarded({ hands: [["attack-10", "reinforcement-4"], ["attack-08"], []], aliens });
  t.until("window/reveal.reinforce").answer(0, "reinforcement-4").answer(0, "offense");
  expect(t.totals()).toEqual({ offense: 15, defense: 12 });
});

test("reinforcement +X adds the cards left in hand, at most eight, fixed at once [reinforcement-x 1]", () => {
  const nine = [
    "attack-04",
    "attack-05",
    "attack-06",
    "attack-07",
    "attack-09",
    "attack-11",
    "attack-12",
    "attack-13",
    "attack-14",
  ];
  const t = rewarded({
    hands: [["attack-10", "attack-15", "plague", "reinforcement-x"], ["attack-08"], []],
    aliens,
    declining: ["plague"],
  });
  t.cards("attack-10", "attack-08").until("window/reveal.reinforce").answer(0, "reinforcement-x").answer(0, "offense");
  expect(t.totals()).toEqual({ offense: 13, defense: 12 });
  const many = rewarded({ hands: [["attack-10", ...nine, "reinforcement-x"], ["attack-08"], []], aliens });
  many
    .cards("attack-10", "attack-08")
    .until("window/reveal.reinforce")
    .answer(0, "reinforcement-x")
    .answer(0, "offense");
  expect(many.totals()).toEqual({ offense: 19, defense: 12 });
});
