/** The words of the rulebook, each shown by playing what it names. */
import { expect, test } from "vitest";
import { CARDS, IS_ENCOUNTER } from "./cards.ts";
import { CARD_TYPES } from "./catalogue.ts";
import { opponentOf, roleOf, shipsInEncounter } from "./query.ts";
import { type TestSetUp, type TestTable, table } from "./testing/table.ts";
import { ROLES } from "./vocabulary.ts";

const aliens = ["filch", "clone", "machine", "warrior", "oracle"];
const hands = [["attack-20", "attack-10"], ["attack-08", "attack-06"], ["attack-15"], ["attack-14"], ["attack-13"]];

/** Seat 0 attacks 1.1 with two ships, helped by seat 2 with one; seat 3 helps seat 1 with three. Seat 4 stays out. */
function encounter(more: TestSetUp = {}): TestTable {
  const t = table({ aliens, hands, destiny: ["seat-1"], ...more })
    .until("launch/aim")
    .answer(0, "1.1");
  t.answer(0, { "0.1": 2 }).answer(0, ["2"]).answer(1, ["3"]);
  return t.answer(2, "offense").answer(2, { "2.1": 1 }).answer(3, "defense").answer(3, { "3.1": 3 });
}

test("the offense has the turn, destiny names the defense, who sends ships is an ally, others are uninvolved [VOC-01, VOC-02]", () => {
  const { table: t } = encounter();
  expect(t.turn.seat).toBe(t.encounter.offense);
  expect([0, 1, 2, 3, 4].map((seat) => roleOf(t, seat))).toEqual([
    ROLES.offense,
    ROLES.defense,
    ROLES.offensiveAlly,
    ROLES.defensiveAlly,
    ROLES.uninvolved,
  ]);
});

test("the opponent is the other main player: the Filch takes that card, not an ally's ship or card [VOC-03]", () => {
  const t = encounter().answer(0, "attack-10").answer(1, "attack-08");
  expect([opponentOf(t.table, 0), opponentOf(t.table, 1)]).toEqual([1, 0]);
  t.declining("clone").until("window/resolution.discarded").answer(0, "filch");
  expect(t.told("filch.took")).toEqual([{ player: "player/0", card: "card/attack-08.1" }]);
});

test("a planet holds one colony of a player, joined by later ships, beside colonies of others [VOC-04]", () => {
  const t = encounter({ ships: { "0.2": [3], "1.1": [1, 4, 0, 0, 2], "4.1": [0, 0, 0, 0, 2] } });
  t.answer(0, "attack-20").answer(1, "attack-06").declining("clone", "filch").until("turn/again");
  expect([0, 1, 2, 3, 4].map((seat) => t.ships("1.1", seat))).toEqual([3, 0, 1, 0, 2]);
  expect([0, 2, 4].map(t.colonies)).toEqual([1, 1, 1]);
});

test("colonies at home count for the power, colonies abroad for the victory [VOC-05]", () => {
  const abroad = { "1.1": [4, 4], "2.1": [4, 0, 4], "3.1": [4, 0, 0, 4] };
  const t = table({ aliens, hands, ships: { ...abroad, "0.1": [4], "0.2": [4], "0.3": [0], "0.4": [0], "0.5": [0] } });
  expect(t.colonies(0)).toBe(3);
  expect(t.table.players[0].powerless).toBe(true);
  expect(t.colonies(1)).toBe(0);
  expect(t.table.players[1].powerless).toBe(false);
});

test("attacks, negotiates and morphs are encounter cards, and retreats of the reward deck [VOC-06, RT-1]", () => {
  const types = new Set(CARDS.filter((card) => IS_ENCOUNTER[card.n]).map((card) => card.type));
  expect([...types]).toEqual(["attack", "negotiate", "morph", "retreat"]);
  const all = ["attack-10", "negotiate", "morph", "reinforcement-2", "quash", "flare-zombie"];
  const t = encounter({ hands: [all, hands[1]] });
  expect(t.options(0)).toEqual(["attack-10", "negotiate", "morph"]);
});

test("there are six types of cards: Plague takes one of each, whatever the values [VOC-07]", () => {
  const inDeck = new Set(CARDS.filter((card) => card.back === "cosmic").map((card) => card.type));
  expect([...inDeck]).toEqual(CARD_TYPES.slice(0, 6));
  const two = ["attack-20", "attack-10", "negotiate", "negotiate", "reinforcement-2", "reinforcement-5", "quash"];
  const held = [
    [...two, "ionic-gas", "flare-oracle", "flare-will", "morph"],
    ["attack-08", "plague"],
  ];
  const t = table({ aliens, hands: held }).answer(1, "plague").answer(1, "0").answer(0, { "0.1": 3 });
  const asked: string[][] = [];
  for (; t.asked(0) === "plague/discard"; t.pass(0)) asked.push(t.options(0));
  expect(asked).toEqual([
    ["attack-20", "attack-10"],
    ["negotiate", "negotiate"],
    ["reinforcement-2", "reinforcement-5"],
    ["quash", "ionic-gas"],
    ["flare-oracle", "flare-will"],
  ]);
  expect(t.hand(0)).toEqual(["attack-10", "flare-will", "ionic-gas", "negotiate", "reinforcement-5"]);
});

test("ships in the encounter are those on the gate, on the targeted planet and those allies sent [VOC-08]", () => {
  const t = encounter({ ships: { "1.1": [1, 3], "1.2": [0, 5], "0.1": [3] } });
  expect([0, 1, 2, 3, 4].map((seat) => shipsInEncounter(t.table, seat))).toEqual([2, 3, 1, 3, 0]);
  t.answer(0, "attack-10").answer(1, "attack-08");
  expect(t.told("reveal.totals")).toEqual([{ offense: 10 + 2 + 1, defense: 8 + 3 + 3 }]);
});

test("a bystander on the targeted planet neither counts nor loses its ships [VOC-09]", () => {
  const ships = { "1.1": [0, 4, 0, 0, 4], "4.1": [0] };
  const t = encounter({ ships }).answer(0, "attack-20").answer(1, "attack-08");
  expect(t.told("reveal.totals")).toEqual([{ offense: 23, defense: 15 }]);
  expect([t.ships("1.1", 1), t.ships("1.1", 4)]).toEqual([0, 4]);
  expect(t.table.warp).toEqual([0, 4, 0, 3, 0]);
});

test("compensation is taken from the winner's hand, rewards come to defensive allies: two different things [VOC-11]", () => {
  const held = [
    ["attack-20", "attack-10", "quash"],
    ["negotiate", "attack-08"],
    ["attack-15"],
    ["attack-14"],
    ["attack-13"],
  ];
  const lost = encounter({ hands: held, ships: { "1.1": [0, 2], "1.2": [0, 6] } })
    .answer(0, "attack-20")
    .answer(1, "negotiate");
  expect(lost.told("cards.taken")).toEqual([{ player: "player/1", from: "player/0", n: 2 }]);
  expect(lost.told("rewards.taken")).toEqual([]);
  const won = encounter({
    hands: [["negotiate", "attack-10"], ...held.slice(1).map((hand) => [...hand, "attack-06"])],
  });
  won.answer(0, "negotiate").answer(1, "attack-08").until("ships/return", 3);
  expect(won.told("cards.taken")).toEqual([{ player: "player/0", from: "player/1", n: 2 }]);
  expect(won.told("rewards.taken")).toEqual([{ player: "player/3", ships: 0, cards: 3 }]);
});

test("the Clone flare doubles compensation and leaves rewards alone [VOC-11]", () => {
  const held = [["negotiate", "attack-10"], ["attack-08", "attack-06", "attack-06"], [], ["flare-clone"], []];
  const t = encounter({ hands: held, aliens: ["filch", "warrior", "machine", "clone", "oracle"] });
  t.answer(0, "negotiate").answer(1, "attack-08").until("ships/return", 3);
  expect(t.told("card.played")).toEqual([]);
  expect(t.told("rewards.taken")).toEqual([{ player: "player/3", ships: 0, cards: 3 }]);
});

test("a ship out of the game does not come back from the warp [VOC-12]", () => {
  const t = table({
    aliens,
    hands: [["attack-10", "mobius-tubes"], hands[1]],
    ships: { "0.1": [0] },
    warp: [1],
    removed: [3],
  });
  t.answer(0, "mobius-tubes").answer(0, { "0.2": 1 });
  expect(t.table).toMatchObject({ warp: [0, 0, 0, 0, 0], removed: [3, 0, 0, 0, 0] });
  const none = table({ aliens, hands, ships: { "0.1": [0] }, removed: [4], destiny: ["seat-1"] });
  expect(none.asked(0)).toBe("launch/aim");
});
