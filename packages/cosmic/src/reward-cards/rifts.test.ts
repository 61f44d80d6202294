import { expect, test } from "vitest";
import { accept, offer } from "../testing/haggle.ts";
import { rewardDiscard, rewarded, rewardTable } from "../testing/rewarded.ts";

const aliens = ["warrior", "will", "human"];
/** One ship of the defense on 1.1. */
const ONE = { "1.1": [0, 1, 0], "1.2": [0, 7, 0] };

/** Seat 1 loses one ship with a negotiate and takes one card of seat 0 as compensation: the Rift. */
function taken(rift: string, more: { hand?: string[]; hands?: string[][]; declining?: string[] } = {}) {
  const hands = [["attack-20", rift], ["negotiate", ...(more.hand ?? [])], []];
  const t = rewarded({ hands, aliens, ships: ONE, target: "1.1", declining: [rift] });
  return t.cards("attack-20", "negotiate");
}

test("Rift 1: the offense founds a colony on an empty planet with one to four ships [rift-1 1, RF-1]", () => {
  const ships = { "2.3": [0, 0, 0], "2.4": [0, 0, 8], "0.5": [0, 0, 0], "0.4": [8, 0, 0] };
  const t = rewardTable({ hands: [["attack-10", "rift-1"], ["attack-08"], []], aliens, ships });
  expect([t.asked(0), t.options(0)]).toEqual(["window/regroup.start", ["pass", "rift-1"]]);
  t.answer(0, "rift-1");
  expect([t.asked(0), t.options(0)]).toEqual(["rift-1/planet", ["0.5", "2.3"]]);
  t.answer(0, "2.3");
  expect(t.question(0)).toMatchObject({ min: 1, max: 4 });
  t.answer(0, { "0.1": 2, "0.2": 2 });
  expect([t.ships("2.3", 0), t.ships("0.1", 0), rewardDiscard(t)]).toEqual([4, 2, ["rift-1"]]);
});

test("Rift 1: only the offense plays it, in regroup [rift-1 1, RF-1]", () => {
  const t = rewarded({
    hands: [["attack-10"], ["attack-08", "rift-1"], []],
    aliens,
    ships: { "2.3": [0, 0, 0], "2.4": [0, 0, 8] },
  });
  expect(t.wasAsked(1, "window/regroup.start")).toBe(false);
});

test("Rift 1: without an empty planet, or without a ship on a colony, it is not offered [rift-1 1]", () => {
  const hands = [["attack-10", "rift-1"], ["attack-08"], []];
  const full = rewardTable({ hands, aliens }).until("launch/aim");
  const none = { "0.1": [0], "0.2": [0], "0.3": [0], "0.4": [0], "0.5": [0] };
  const lost = rewardTable({ hands, aliens, ships: none, warp: [20] }).until("launch/aim");
  expect([full, lost].map((t) => t.wasAsked(0, "window/regroup.start"))).toEqual([false, false]);
});

test("Rift 1 detonates: the taker gives up a colony, its ships go to the others [rift-1 2, RF-2]", () => {
  const t = taken("rift-1").until("rift-1/abandon");
  expect(t.options(1)).toEqual(["1.2", "1.3", "1.4", "1.5"]);
  t.answer(1, "1.3").until("ships/return").answer(1, { "1.4": 4 });
  expect([t.ships("1.3", 1), t.ships("1.4", 1), rewardDiscard(t)]).toEqual([0, 8, ["rift-1"]]);
  expect(t.told("rift.detonated")).toEqual([{ player: "player/1", card: "card/rift-1" }]);
});

test("Rift 1: the ships of the only colony go to the warp [rift-1 2]", () => {
  const ships = { "1.1": [0, 1, 0], "1.2": [0, 0, 0], "1.3": [0, 0, 0], "1.4": [0, 0, 0], "1.5": [0, 1, 0] };
  const hands = [["attack-20", "rift-1"], ["negotiate"], []];
  const t = rewarded({ hands, aliens, ships, warp: [0, 18, 0], target: "1.1", declining: ["rift-1"] });
  expect(t.cards("attack-20", "negotiate").told("ships.stranded")).toEqual([{ player: "player/1", n: 1 }]);
});

test("Rift 2: two cards of either deck, as said before drawing, and no ships [rift-2 1, RD-5]", () => {
  const hands = [["attack-10", "rift-2"], ["attack-08"], []];
  const t = rewardTable({
    hands,
    aliens,
    warp: [1, 0, 0],
    ships: { "0.1": [3] },
    deck: ["attack-40"],
    rewardDeck: ["attack-02-20"],
  });
  t.answer(0, "rift-2");
  expect(t.question(0)).toMatchObject({ key: "rewards/split", min: 2, max: 2, params: { n: 2, of: "cards" } });
  expect(t.options(0)).toEqual(["cosmic", "reward"]);
  t.answer(0, { cosmic: 1, reward: 1 });
  expect(t.hand(0)).toEqual(["attack-02-20", "attack-10", "attack-40"]);
  expect(t.told("rewards.split")).toEqual([]);
});

test("Rift 2 detonates: the taker discards it and two random cards [rift-2 2]", () => {
  const t = taken("rift-2", { hand: ["attack-04", "attack-05", "attack-06"] });
  expect([t.hand(1).length, rewardDiscard(t), t.discard.length]).toEqual([1, ["rift-2"], 4]);
});

test("Rift 3: anybody frees three ships of any players, who place them [rift-3 1]", () => {
  const ships = { "0.1": [2], "1.1": [0, 2] };
  const t = rewardTable({ hands: [["attack-10"], ["attack-08"], ["rift-3"]], aliens, warp: [2, 2, 0], ships });
  t.answer(2, "rift-3");
  expect([t.question(2), t.options(2)]).toMatchObject([{ key: "rift-3/ships", min: 3, max: 3 }, ["0", "1"]]);
  t.answer(2, { "0": 1, "1": 2 }).answer(0, { "0.5": 1 }).answer(1, { "1.5": 2 });
  expect([t.ships("0.5", 0), t.ships("1.5", 1)]).toEqual([5, 6]);
});

test("Rift 3: all three may be ships of the only player with ships in the warp; with none there it cannot be played [rift-3 1]", () => {
  const hands = [["attack-10"], ["attack-08"], ["rift-3"]];
  const t = rewardTable({ hands, aliens, warp: [0, 4, 0], ships: { "1.1": [0, 0] } });
  expect([t.asked(2), t.options(2)]).toEqual(["window/regroup.start", ["pass", "rift-3"]]);
  t.answer(2, "rift-3").answer(1, { "1.5": 3 });
  expect([t.ships("1.5", 1), t.table.warp[1], rewardDiscard(t)]).toEqual([7, 1, ["rift-3"]]);
  const none = rewardTable({ hands, aliens }).until("launch/aim");
  expect(none.wasAsked(2, "window/regroup.start")).toBe(false);
});

test("Rift 3 detonates: the taker sends three ships to the warp [rift-3 2]", () => {
  const t = taken("rift-3").until("ships/lose");
  expect(t.question(1)).toMatchObject({ min: 3, source: { rule: "rift-3 2" } });
  t.answer(1, { "1.5": 3 });
  expect(t.told("ships.lost").map(({ n }) => n)).toEqual([1, 3]);
});

test("who cannot pay loses as much as possible; several go off as the taker likes, and one discarded meanwhile does not [RF-5]", () => {
  const hands = [["attack-20", "rift-2", "rift-3"], ["negotiate"], []];
  const ships = { "1.1": [0, 2, 0], "1.2": [0, 6, 0] };
  const t = rewarded({ hands, aliens, ships, target: "1.1", declining: ["rift-2", "rift-3"] }).cards(
    "attack-20",
    "negotiate",
  );
  t.until("rift/next");
  expect(t.options(1)).toEqual(["rift-2", "rift-3"]);
  t.answer(1, "rift-2");
  expect([t.told("rift.detonated").length, rewardDiscard(t)]).toEqual([1, ["rift-2", "rift-3"]]);
});

test("given in a deal it does not detonate [RF-3]", () => {
  const t = rewarded({ hands: [["negotiate", "rift-3"], ["negotiate"], []], aliens, declining: ["rift-3"] }).cards(
    "negotiate",
    "negotiate",
  );
  t.until("deal")
    .answer(0, offer({ "rift-3": 1 }, {}))
    .answer(1, accept);
  expect([t.hand(1), t.told("rift.detonated")]).toEqual([["rift-3"], []]);
});

test("wild Barbarian may refuse one just got, so that it does not detonate [RF-2, DR-8]", () => {
  const t = taken("rift-3", { hand: ["flare-barbarian"] }).until("window/cards.received");
  t.answer(1, "flare-barbarian");
  expect([t.told("rift.detonated"), rewardDiscard(t)]).toEqual([[], ["rift-3"]]);
});

test("a Card Zap cannot cancel one as it is played, and it is not kept by wild Clone [OT-1, DR-16]", () => {
  const hands = [["attack-10", "rift-2", "flare-clone"], ["attack-08", "card-zap"], []];
  const t = rewardTable({ hands, aliens }).answer(0, "rift-2");
  expect([t.asked(0), t.asked(1)]).toEqual(["rewards/split", undefined]);
  t.answer(0, { cosmic: 2 });
  expect(rewardDiscard(t)).toEqual(["rift-2"]);
});

test.each([
  ["Barbarian's loot", ["barbarian", "will", "human"], [["attack-20"], ["attack-04", "rift-3"], []], 0],
  ["Mutant", ["mutant", "will", "human"], [["attack-20"], ["attack-04"], ["rift-3"]], 0],
  ["wild Mutant", aliens, [["attack-20", "flare-mutant"], ["attack-04", "rift-3"], []], 0],
  ["Trader", ["trader", "will", "human"], [["attack-20", "attack-06"], ["attack-04", "rift-3"], []], 0],
  ["wild Trader", aliens, [["attack-20", "flare-trader"], ["rift-3"], []], 0],
  ["wild Vulch", aliens, [["attack-20", "flare-vulch"], ["attack-04", "rift-3"], []], 0],
] as const)("%s detonates what comes to its user [RF-4, DR-9]", (_name, owners, hands, seat) => {
  const t = rewardTable({ hands: hands.map((hand) => [...hand]), aliens: [...owners], lenient: true });
  const wants: Record<string, string | string[]> = {
    "barbarian/loot": ["rift-3"],
    "mutant/source": "2",
    "vulch/keep": "keep",
    "trader/give": "attack-20",
  };
  for (let i = 0; t.told("rift.detonated").length === 0 && i < 40; i++) {
    const question = t.question(seat);
    const options = question === undefined ? [] : t.options(seat);
    const act = options.find((one) => /flare|^barbarian$|^mutant$|^trader$/.test(one));
    if (question === undefined) t.pass(t.session.run.pending[0].who);
    else if (wants[question.key] !== undefined) t.answer(seat, wants[question.key]);
    else if (act !== undefined) t.answer(seat, act);
    else t.pass(seat);
  }
  expect(t.told("rift.detonated")).toEqual([{ player: "player/0", card: "card/rift-3" }]);
});

test("what the Trader sends over does not detonate, nor do gifts of the Philanthropist [RF-4, DR-9]", () => {
  const t = rewarded({
    hands: [["attack-20", "rift-3"], ["attack-04", "attack-06"], []],
    aliens: ["trader", "will", "human"],
    declining: ["rift-3"],
  });
  t.until("window/planning.before").answer(0, "trader");
  expect([t.hand(1), t.told("rift.detonated")]).toEqual([["attack-20", "rift-3"], []]);
  const gift = rewarded({
    hands: [["attack-20", "rift-3"], ["attack-04"], []],
    aliens: ["philanthropist", "will", "human"],
    declining: ["rift-3"],
  });
  gift.until("window/alliance.formed").answer(0, "philanthropist").answer(0, "rift-3");
  expect([gift.told("cards.given"), gift.told("rift.detonated")]).toEqual([
    [{ player: "player/0", to: "player/1", n: 1 }],
    [],
  ]);
});
