import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { type Engagement, engage, fight } from "../../testing/fight.ts";
import { restOfDeck, setTable, type TestSetUp, table } from "../../testing/table.ts";

const aliens = ["clone", "hacker", "remora"];
const deck = ["attack-12", "attack-14", "attack-15"];

/** Seat 0 begins its turn with a ship in the warp, the Remora with two. */
function regroups(more: Partial<TestSetUp> = {}) {
  return table({
    aliens,
    hands: [["attack-10", "attack-06"], ["attack-08"], []],
    deck,
    ships: { "0.1": [3], "2.1": [0, 0, 2] },
    warp: [1, 0, 2],
    destiny: ["seat-1"],
    ...more,
  });
}

test("when another player retrieves a ship the Remora may retrieve one too [remora 0, remora 1]", () => {
  expect(powerOf("remora").effect.alert).toBe("yellow");
  const t = regroups().until("window/ships.retrieved");
  expect(t.options(2)).toEqual(["pass", "remora"]);
  t.answer(2, "remora").answer(2, { "2.5": 1 });
  expect([t.table.warp, t.ships("2.5", 2)]).toEqual([[0, 0, 1], 5]);
});

test("it may be left, and the own retrieval is none [remora 0, remora 1]", () => {
  expect(regroups().declining("remora").until("launch/aim").table.warp).toEqual([0, 0, 2]);
  const own = regroups({ turn: 2, hands: [["attack-10"], ["attack-08"], ["attack-10"]] }).until("launch/aim");
  expect([own.wasAsked(2, "window/ships.retrieved"), own.table.warp]).toEqual([false, [1, 0, 1]]);
});

test("an offense without a colony retrieves too: its ship goes to the gate [remora 1, RGP-03]", () => {
  const none = { "0.1": [0], "0.2": [0], "0.3": [0], "0.4": [0], "0.5": [0] };
  const t = regroups({ ships: { ...none, "2.1": [0, 0, 2] }, warp: [20, 0, 2] }).until("window/ships.retrieved");
  t.answer(2, "remora").answer(2, { "2.5": 1 });
  expect(t.table.warp).toEqual([19, 0, 1]);
});

/** The Remora is hit by Plague, then the offense retrieves a ship. */
function plagued(earlier: number) {
  const left = { 0: 4, 1: 3, 2: 2 }[earlier] ?? 4;
  const t = regroups({
    hands: [["attack-10", "attack-06", "plague"], ["attack-08"], []],
    ships: { "0.1": [3], "2.1": [0, 0, left] },
    warp: [1, 0, earlier],
  });
  return t.until("window/regroup.start").answer(0, "plague").answer(0, "2").answer(2, { "2.2": 3 });
}

test("a ship that went to the warp in this encounter stays there; an older one may come [remora 1, remora EC3]", () => {
  expect(plagued(0).until("launch/aim").wasAsked(2, "window/ships.retrieved")).toBe(false);
  const t = plagued(1).until("window/ships.retrieved").answer(2, "remora").answer(2, { "2.5": 1 });
  expect(t.table.warp[2]).toBe(3);
});

test("ships that came and went leave the older ones their age [remora EC3]", () => {
  const t = regroups({
    aliens: ["clone", "healer", "remora"],
    hands: [["attack-10", "attack-06", "plague"], ["attack-08"], []],
    ships: { "0.1": [3], "2.1": [0, 0, 3] },
    warp: [1, 0, 1],
  });
  t.until("window/regroup.start").answer(0, "plague").answer(0, "2").answer(2, { "2.2": 3 });
  t.until("window/ships.gone")
    .answer(1, "healer")
    .answer(2, { "2.2": 3 })
    .declining("remora")
    .until("window/ships.retrieved");
  t.answer(2, "remora").answer(2, { "2.5": 1 });
  expect(t.table.warp[2]).toBe(0);
});

/** Seat 0, the Kamikaze, draws eight cards before planning. */
function draws(more: Partial<TestSetUp> & Engagement = {}) {
  const hands = [["attack-10", "attack-06"], ["attack-08", "attack-20"], []];
  const t = fight({ aliens: ["kamikaze", "hacker", "remora"], hands, ...more, declining: ["plague"] });
  return t.until("window/planning.before").answer(0, "kamikaze").answer(0, { "0.2": 4 });
}

test("when another player draws, however many cards, the Remora may draw one [remora 0, remora 2, remora EC1]", () => {
  const t = draws().until("window/cards.drawn");
  expect([t.hand(0).length, t.options(2)]).toEqual([10, ["pass", "remora"]]);
  t.answer(2, "remora").declining("cosmic-zap").until("planning/select");
  expect(t.hand(2)).toHaveLength(1);
  expect(draws().declining("remora").until("planning/select").hand(2)).toEqual([]);
});

test("several ships retrieved at once are one event [remora EC1]", () => {
  const t = regroups({
    hands: [["attack-10", "mobius-tubes"], ["attack-08"], []],
    ships: { "0.1": [0] },
    warp: [4, 0, 0],
  });
  t.until("window/regroup.start").answer(0, "mobius-tubes").until("launch/aim");
  expect(t.told("ships.retrieved")).toEqual([{ player: "player/0", n: 4 }]);
});

test("a zap stops one part, and the other for the rest of the encounter [remora zap]", () => {
  const t = regroups({
    aliens: ["kamikaze", "hacker", "remora"],
    hands: [["attack-10", "attack-06"], ["attack-08", "cosmic-zap"], []],
  });
  t.until("window/ships.retrieved").answer(2, "remora").answer(1, "cosmic-zap");
  expect(t.table.warp).toEqual([0, 0, 2]);
  t.until("window/planning.before").answer(0, "kamikaze").answer(0, { "0.2": 1 }).until("planning/select");
  expect([t.hand(0).length, t.hand(2)]).toEqual([4, []]);
});

test("a zapped draw brings no card [remora zap]", () => {
  const hands = [["attack-10", "attack-06"], ["attack-08", "attack-20", "cosmic-zap"], []];
  const t = draws({ hands })
    .declining("cosmic-zap")
    .until("window/cards.drawn")
    .answer(2, "remora")
    .answer(1, "cosmic-zap");
  expect(t.declining("cosmic-zap").until("planning/select").hand(2)).toEqual([]);
});

test("the cards dealt at the start and the destiny cards are no draws [remora EC2]", () => {
  const t = setTable({ players: 3, aliens }, "test", { lenient: true });
  expect([0, 1, 2].map((seat) => t.hand(seat).length)).toEqual([8, 8, 8]);
  t.until("launch/aim");
  expect([t.told("destiny.drawn").length > 0, t.wasAsked(2, "window/cards.drawn")]).toEqual([true, false]);
});

test("a quake is no draw [remora EC2]", () => {
  const hands = [restOfDeck(["attack-20", "attack-06"]), ["attack-20"], ["attack-06"]];
  const t = draws({ hands, deck: [] }).declining("cosmic-zap").until("planning/select");
  expect(t.told("deck.quake")).toHaveLength(1);
  expect([t.hand(2).length, t.wasAsked(2, "window/cards.drawn")]).toEqual([8, false]);
});

/** The defense wins with a helper, who is rewarded; the loser is compensated. */
function ends(card: string, own: string) {
  const hands = [[own, "attack-06"], [card, "attack-10", "attack-10", "attack-08"], [], []];
  return fight({
    players: 4,
    aliens: ["clone", "tick-tock", "remora", "machine"],
    hands,
    gate: 1,
    allies: [[3, "defense", 1]],
  }).cards(own, card);
}

test("cards from a hand are not drawn, rewards are [remora EC4]", () => {
  const t = ends("attack-20", "negotiate");
  t.until("window/cards.drawn", 2);
  expect(t.told("cards.taken")).toHaveLength(1);
  expect(t.told("rewards.taken")).toEqual([{ player: "player/3", ships: 0, cards: 1 }]);
  t.answer(2, "remora");
  expect(t.hand(2)).toHaveLength(1);
});

test("a new hand is a draw [remora 2]", () => {
  const t = table({ aliens, hands: [["plague"], ["attack-08"], []] });
  expect(t.asked(2)).toBe("window/cards.drawn");
});

test("a Remora without its power clings to nobody [remora 0]", () => {
  const ships = { "0.1": [3], "2.1": [0, 0, 9], "2.2": [0, 0, 9], "2.3": [0], "2.4": [0], "2.5": [0] };
  expect(regroups({ ships }).until("launch/aim").wasAsked(2, "window/ships.retrieved")).toBe(false);
});

/** Seat 0 retrieves a ship and loses; seat 3 helped the defense and takes a ship as its reward. */
function retrievedTwice(remora: number, plague: boolean) {
  const t = table({
    aliens: ["clone", "hacker", "remora", "machine"],
    hands: [["attack-04", "attack-06", "plague"], ["attack-20"], [], []],
    ships: { "0.1": [3], "2.1": [0, 0, 4 - remora], "3.1": [0, 0, 0, 3] },
    warp: [1, 0, remora, 1],
    destiny: ["seat-1"],
    declining: ["plague"],
  }).until("window/regroup.start");
  if (plague) t.answer(0, "plague").answer(0, "2").answer(2, { "2.2": 3 });
  t.until("window/ships.retrieved").answer(2, "remora").answer(2, { "2.5": 1 });
  engage(t, { allies: [[3, "defense", 1]] })
    .cards("attack-04", "attack-20")
    .until("rewards/ships")
    .answer(3, 1);
  return t.answer(3, { "3.1": 1 });
}

test("each retrieval of an encounter counts anew [remora 1]", () => {
  const t = retrievedTwice(2, false);
  expect([t.asked(2), t.options(2)]).toEqual(["window/ships.retrieved", ["pass", "remora"]]);
});

test("an older ship that has come leaves only the ships of this encounter [remora EC3]", () => {
  const t = retrievedTwice(1, true);
  expect([t.table.warp[2], t.asked(2)]).toEqual([3, undefined]);
});

test("each draw of an encounter counts anew [remora 2]", () => {
  const hands = [["plague"], ["attack-08"], []];
  const t = table({ aliens: ["kamikaze", "hacker", "remora"], hands, destiny: ["seat-1"] });
  t.answer(2, "remora").declining("cosmic-zap", "remora").until("window/planning.before").answer(0, "kamikaze");
  t.answer(0, { "0.2": 1 }).until("window/cards.drawn");
  expect([t.table.encounter.n, t.hand(2).length, t.options(2)]).toEqual([1, 1, ["pass", "remora"]]);
});

test("rewards from both decks are one event, and so are those that the Quartermaster draws [remora EC1, remora EC4, RD-4]", () => {
  const settings = { rewardDeck: true, boxes: ["base", "dominion"] };
  const setUp = {
    settings,
    players: 4,
    hands: [["attack-04"], ["attack-20"], [], []],
    allies: [[2, "defense", 2]] as const,
  };
  const t = fight({ ...setUp, aliens: ["warrior", "will", "human", "remora"] }).until("rewards/split");
  t.answer(2, { cosmic: 1, reward: 1 }).until("window/cards.drawn").answer(3, "remora");
  expect([t.hand(2).length, t.hand(3).length, t.wasAsked(3, "window/cards.drawn")]).toEqual([2, 1, true]);
  expect(t.asked(3)).not.toBe("window/cards.drawn");
  const supplied = fight({ ...setUp, aliens: ["quartermaster", "will", "human", "remora"] }).until("rewards/split");
  supplied.answer(2, { cosmic: 1, reward: 1 }).until("quartermaster/fee").answer(0, "cosmic");
  supplied.until("window/cards.drawn").answer(3, "remora").until("quartermaster/deliver");
  expect([supplied.hand(3).length, supplied.options(0).length]).toEqual([1, 3]);
});
