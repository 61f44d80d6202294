import { expect, test } from "vitest";
import { NONE } from "../cards.ts";
import { accept, dealOf, offer, refuse } from "../testing/haggle.ts";
import { rewardDiscard, rewarded } from "../testing/rewarded.ts";

const PLENTY = ["attack-04", "attack-05", "attack-06", "attack-07", "attack-09", "attack-11", "attack-12", "attack-13"];
/** One ship of the defense on 1.1. */
const ONE = { "1.1": [0, 1, 0], "1.2": [0, 7, 0] };

test("they are negotiates in every respect [NG-1]", () => {
  const t = rewarded({ hands: [["attack-20", "attack-04"], ["self-defense"], []] });
  expect(t.cards("attack-20", "self-defense").until("window/resolution.keep").told("encounter.won")).toHaveLength(1);
  const deal = rewarded({ hands: [["negotiate"], ["epic-oratory"], []] }).until("deal");
  expect(deal.table.encounter.shown.map(({ type }) => type)).toEqual(["negotiate", "negotiate"]);
});

test("Epic Oratory against an attack: double compensation [epic-oratory 1]", () => {
  const t = rewarded({ hands: [["attack-20", ...PLENTY], ["epic-oratory"], []], ships: ONE, target: "1.1" });
  t.cards("attack-20", "epic-oratory").until("epic-oratory/choice");
  expect(t.options(1)).toEqual(["double-compensation", "keep-ships"]);
  t.answer(1, "double-compensation").until("window/resolution.keep", 0);
  expect([t.hand(1).length, t.table.warp[1]]).toEqual([2, 1]);
});

test("Epic Oratory: whoever answers the compensation hears of the double one [epic-oratory 1]", () => {
  const hands = [["attack-20", "flare-hacker", "attack-04"], ["epic-oratory"], []];
  const t = rewarded({ hands, ships: ONE, target: "1.1" }).cards("attack-20", "epic-oratory");
  t.until("epic-oratory/choice").answer(1, "double-compensation").until("window/resolution.compensation");
  expect(t.question(0)?.params).toMatchObject({ n: 2 });
});

test("Epic Oratory: or the own ships are kept, without compensation; allies lose theirs [epic-oratory 1, epic-oratory 2]", () => {
  const t = rewarded({
    hands: [["attack-20", ...PLENTY], ["epic-oratory"], []],
    target: "1.1",
    allies: [[2, "defense", 2]],
  });
  t.cards("attack-20", "epic-oratory").until("epic-oratory/choice").answer(1, "keep-ships");
  t.until("window/resolution.keep", 0);
  expect([t.table.warp, t.ships("1.1", 1), t.ships("1.1", 0), t.hand(1)]).toEqual([[0, 0, 2], 4, 1, []]);
  const offense = rewarded({ hands: [["epic-oratory"], ["attack-20"], []], gate: 3 });
  offense.until("epic-oratory/choice").answer(0, "keep-ships").until("window/resolution.keep", 0);
  expect([offense.table.warp, offense.ships("0.1", 0)]).toEqual([[0, 0, 0], 4]);
});

test("Epic Oratory: the choice comes before anything is done with the ships, so those that are kept are not captured [epic-oratory 1, pirate EC2]", () => {
  const t = rewarded({
    aliens: ["pirate", "will", "human"],
    settings: { boxes: ["base", "dominion"] },
    hands: [["attack-20", "attack-04"], ["epic-oratory"], []],
  });
  t.cards("attack-20", "epic-oratory").until("epic-oratory/choice").answer(1, "keep-ships");
  t.passing("turn/again").finish();
  expect([t.wasAsked(0, "window/resolution.before"), t.ships("1.1", 1), t.ships("1.1", 0)]).toEqual([false, 4, 1]);
});

test("Epic Oratory: without ships in the encounter there is nothing to choose [epic-oratory 1]", () => {
  const t = rewarded({
    hands: [["epic-oratory"], ["attack-20"], []],
    settings: { specialShips: "flagship" },
    specials: [{ kind: "jumper", seat: 0, at: "planet/0.1" }],
    ships: { "0.1": [1], "0.2": [7] },
    declining: ["jump"],
  });
  t.until("window/planning.before").answer(0, "jump").answer(0, "0.2").finish();
  expect([t.table.warp[0], t.wasAsked(0, "epic-oratory/choice")]).toEqual([0, false]);
});

test("Epic Oratory in a deal: each party may gain two colonies [epic-oratory 3]", () => {
  const t = rewarded({ hands: [["epic-oratory"], ["negotiate"], []] }).until("deal");
  expect(dealOf(t, 0).caps.filter(({ max }) => max === 2)).toHaveLength(2);
  t.answer(0, offer({ "0.1": 1 }, { "1.1": 1, "1.2": 1 })).answer(1, accept);
  t.answer(1, { "1.5": 1 }).answer(0, { gate: 1 }).answer(0, { "0.3": 2 });
  expect([t.colonies(0), t.colonies(1), t.ships("1.1", 0), t.ships("1.2", 0)]).toEqual([2, 1, 1, 2]);
});

test("without it a deal brings one colony each, and a card turned into a negotiate brings no text [epic-oratory 3, NG-3]", () => {
  const plain = rewarded({ hands: [["negotiate"], ["negotiate"], []] }).until("deal");
  expect(dealOf(plain, 0).caps.filter(({ max }) => max === 2)).toHaveLength(0);
  const calm = rewarded({ hands: [["morph"], ["attack-04"], ["emotion-control"]] });
  calm.until("window/reveal.change").answer(2, "emotion-control");
  expect(calm.table.encounter.shown.map(({ type, text }) => [type, text])).toEqual([
    ["negotiate", ""],
    ["negotiate", ""],
  ]);
});

test("a morph copies the text as well, and all texts count together [NG-2, MO-1]", () => {
  const t = rewarded({ hands: [["morph"], ["faulty-translator"], []] })
    .until("deal")
    .answer(0, refuse);
  expect([t.question(0), t.question(1)]).toMatchObject([{ min: 1 }, { min: 1 }]);
});

test("Faulty Translator against an attack: an ally of the opponent pays [faulty-translator 1]", () => {
  const hands = [["attack-20", "attack-04"], ["faulty-translator"], ["attack-06", "attack-08"], ["attack-10"]];
  const t = rewarded({
    players: 4,
    hands,
    ships: ONE,
    target: "1.1",
    allies: [
      [2, "offense", 1],
      [3, "offense", 1],
    ],
  });
  t.cards("attack-20", "faulty-translator").until("faulty-translator/payer");
  expect(t.options(1)).toEqual(["2", "3"]);
  t.answer(1, "3").until("window/resolution.keep", 0);
  expect([t.hand(1), t.hand(3), t.hand(0)]).toEqual([["attack-10"], [], ["attack-04"]]);
});

test("Faulty Translator: who pays is settled before anybody answers that, so a winning Hacker has nothing to pick [faulty-translator 1, hacker 2]", () => {
  const t = rewarded({
    aliens: ["hacker", "will", "human"],
    hands: [["attack-20", "attack-04"], ["faulty-translator"], ["attack-05", "attack-06"]],
    ships: ONE,
    target: "1.1",
    allies: [[2, "offense", 1]],
  });
  t.cards("attack-20", "faulty-translator").passing("turn/again").finish();
  expect([t.wasAsked(0, "window/resolution.compensation"), t.hand(2).length]).toEqual([false, 1]);
});

test("Faulty Translator: with two allies nobody is asked who pays where nothing is paid [faulty-translator 1, CRD-25]", () => {
  const t = rewarded({
    players: 4,
    aliens: ["warrior", "will", "human", "zombie"],
    hands: [["attack-20", "ionic-gas"], ["faulty-translator"], ["attack-05"], ["attack-06"]],
    ships: { "1.1": [0, 1, 0, 0], "1.2": [0, 7, 0, 0] },
    target: "1.1",
    allies: [
      [2, "offense", 1],
      [3, "offense", 1],
    ],
  });
  t.cards("attack-20", "faulty-translator").until("window/resolution.before").answer(0, "ionic-gas").finish();
  expect([t.wasAsked(1, "faulty-translator/payer"), t.hand(2).length + t.hand(3).length]).toEqual([false, 2]);
});

test("Faulty Translator: without allies the opponent pays [faulty-translator 1]", () => {
  const t = rewarded({
    hands: [["attack-20", "attack-04"], ["faulty-translator"], ["attack-06"]],
    ships: ONE,
    target: "1.1",
  });
  t.cards("attack-20", "faulty-translator").until("window/resolution.keep", 0);
  expect([t.hand(1), t.hand(2)]).toEqual([["attack-04"], ["attack-06"]]);
});

test("Faulty Translator: the deal is made by offers alone, and failing costs both one ship fewer [faulty-translator 2, faulty-translator 3]", () => {
  const t = rewarded({ hands: [["faulty-translator"], ["negotiate"], []] }).until("deal");
  expect([dealOf(t, 0).wordless, t.told("deal.wordless")]).toEqual([true, [{}]]);
  t.answer(0, refuse);
  expect([t.question(0), t.question(1)]).toMatchObject([{ min: 2 }, { min: 2 }]);
  expect(dealOf(rewarded({ hands: [["negotiate"], ["negotiate"], []] }).until("deal"), 0).wordless).toBeUndefined();
});

test("Right of Refusal: cards got as compensation may be discarded, and a Rift so discarded does not detonate [right-of-refusal 1, RF-2, DR-8]", () => {
  const t = rewarded({
    hands: [["attack-20", "rift-3"], ["right-of-refusal"], []],
    declining: ["rift-3"],
    ships: ONE,
    target: "1.1",
  });
  t.cards("attack-20", "right-of-refusal").until("right-of-refusal/discard");
  expect(t.options(1)).toEqual(["rift-3"]);
  t.answer(1, ["rift-3"]).until("window/resolution.keep", 0);
  expect([t.hand(1), rewardDiscard(t), t.told("rift.detonated"), t.table.warp]).toEqual([
    [],
    ["rift-3"],
    [],
    [0, 1, 0],
  ]);
});

test("Right of Refusal: cards got in the deal may be discarded too, by its player alone [right-of-refusal 1]", () => {
  const t = rewarded({ hands: [["right-of-refusal", "attack-04"], ["negotiate", "attack-06"], []] });
  t.cards("right-of-refusal", "negotiate").until("deal");
  t.answer(0, offer({ "attack-04": 1 }, { "attack-06": 1 })).answer(1, accept);
  expect([t.asked(0), t.asked(1), t.options(0)]).toEqual(["right-of-refusal/discard", undefined, ["attack-06"]]);
  t.answer(0, ["attack-06"]);
  expect([t.hand(0), t.hand(1), t.discard]).toEqual([[], ["attack-04"], ["attack-06"]]);
});

test("Self Defense against an attack: no compensation, but as many opposing ships fall as its side loses [self-defense 1, self-defense 2, self-defense 3]", () => {
  const hands = [["attack-20", "attack-04"], ["self-defense"], [], []];
  const ships = { "1.1": [0, 2, 0, 0], "1.2": [0, 6, 0, 0] };
  const t = rewarded({
    players: 4,
    hands,
    ships,
    target: "1.1",
    gate: 3,
    allies: [
      [2, "offense", 2],
      [3, "defense", 1],
    ],
  });
  t.cards("attack-20", "self-defense").until("self-defense/ships");
  expect([t.question(1), t.options(1)]).toMatchObject([{ min: 3, max: 3 }, ["0", "2"]]);
  t.answer(1, { "0": 1, "2": 2 }).until("window/resolution.keep", 0);
  expect([t.table.warp, t.ships("1.1", 0), t.ships("1.1", 2)]).toEqual([[1, 2, 2, 1], 2, 0]);
  expect([t.hand(0), t.hand(1)]).toEqual([["attack-04"], []]);
});

test("Self Defense: at most all of them fall; then nobody lands, yet the winner has won [self-defense 3]", () => {
  const t = rewarded({ hands: [["attack-20", "attack-04"], ["self-defense"], []], target: "1.1", gate: 2 });
  t.cards("attack-20", "self-defense").until("turn/again");
  expect([t.table.warp, t.ships("1.1", 0), t.table.encounter.winner]).toEqual([[2, 4, 0], 0, 0]);
});

test("Self Defense as a losing offense hits ships on the planet and beside it [self-defense 2]", () => {
  const t = rewarded({
    hands: [["self-defense"], ["attack-20"], []],
    gate: 3,
    target: "1.1",
    allies: [[2, "defense", 1]],
  });
  t.until("self-defense/ships").answer(0, { "1": 2, "2": 1 }).until("window/resolution.keep", 0);
  expect([t.table.warp, t.ships("1.1", 1)]).toEqual([[3, 2, 1], 2]);
});

test("Self Defense against a negotiate is an ordinary deal [self-defense 4]", () => {
  const t = rewarded({ hands: [["self-defense"], ["negotiate"], []] })
    .until("deal")
    .answer(0, refuse);
  expect(t.question(1)).toMatchObject({ min: 3 });
  expect(t.table.encounter.shown[0].card).not.toBe(NONE);
});
