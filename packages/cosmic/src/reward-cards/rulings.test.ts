import { expect, test } from "vitest";
import { ARTIFACT_FACTS } from "../artifacts/facts.ts";
import { statement } from "../rulebook/chapters.ts";
import { rewardDiscard, rewarded, rewardTable } from "../testing/rewarded.ts";
import { REWARD_FACTS } from "./facts.ts";
import { REWARD_EFFECTS } from "./registry.ts";

const aliens = ["warrior", "human", "macron"];

test("every card with a text has its effect, its facts and a statement that it can be looked up by", () => {
  expect(REWARD_EFFECTS.map(({ id }) => id).sort()).toEqual(Object.keys(REWARD_FACTS).sort());
  for (const { id, uses } of REWARD_EFFECTS) {
    const { as, rule } = REWARD_FACTS[id as keyof typeof REWARD_FACTS];
    expect(statement(rule), rule).toBeDefined();
    for (const use of uses) expect([id, use.as]).toEqual([id, as]);
  }
  for (const { rule } of Object.values(ARTIFACT_FACTS)) expect(statement(rule), rule).toBeDefined();
});

test("wild Oracle detonates what comes to its user from the other hand, and the user names the backs [DR-9, RD-12]", () => {
  const hands = [["attack-20", "attack-06", "flare-oracle"], ["attack-04", "rift-3"], []];
  const t = rewarded({ hands, aliens, declining: ["rift-3"] })
    .until("window/planning.before")
    .answer(0, "flare-oracle");
  expect(t.question(0)).toMatchObject({ key: "cards/backs", min: 0, max: 1 });
  t.answer(0, 1);
  expect(t.told("rift.detonated")).toEqual([{ player: "player/0", card: "card/rift-3" }]);
  const sent = rewarded({
    hands: [["attack-20", "rift-3", "flare-oracle"], ["attack-04", "attack-06"], []],
    aliens,
    declining: ["rift-3"],
  });
  sent.until("window/planning.before").answer(0, "flare-oracle").answer(0, 1);
  expect(sent.told("rift.detonated")).toEqual([]);
});

test("super Mite may leave a Rift, and one that is kept detonates [DR-8, DR-9]", () => {
  const mite = (kept: string[]) => {
    const hands = [["attack-20", "flare-mite"], ["attack-04", "attack-06", "attack-08", "rift-3"], []];
    const t = rewardTable({ hands, aliens: ["mite", "human", "macron"], declining: ["rift-3"] }).until("mite/choice");
    t.answer(1, "discard").answer(0, "flare-mite").answer(0, 1).answer(0, kept);
    return t;
  };
  expect(mite([]).told("rift.detonated")).toEqual([]);
  expect(mite(["rift-3"]).told("rift.detonated")).toEqual([{ player: "player/0", card: "card/rift-3" }]);
});

test("Hacker's choice and Macron's double compensation detonate too [DR-9, RF-4]", () => {
  const ships = { "1.1": [0, 1, 0], "1.2": [0, 7, 0] };
  const hands = [["attack-20", "attack-04", "rift-3"], ["negotiate"], []];
  const hacker = rewarded({
    hands,
    ships,
    target: "1.1",
    aliens: ["warrior", "hacker", "human"],
    declining: ["rift-3"],
  });
  hacker
    .cards("attack-20", "negotiate")
    .until("window/resolution.compensation")
    .answer(1, "hacker.1")
    .answer(1, "0")
    .answer(1, ["rift-3"]);
  expect(hacker.told("rift.detonated")).toEqual([{ player: "player/1", card: "card/rift-3" }]);
  const macron = rewarded({
    hands: [["attack-20", "attack-04", "rift-3"], ["negotiate"], []],
    ships,
    target: "1.1",
    aliens: ["warrior", "macron", "human"],
    declining: ["rift-3"],
  });
  macron.cards("attack-20", "negotiate").until("ships/lose");
  expect(macron.told("cards.taken")).toMatchObject([{ n: 2 }]);
  expect(macron.told("rift.detonated")).toHaveLength(1);
});

test("a Demon's possessed Rift does not detonate [DR-9]", () => {
  const hands = [["attack-20"], ["attack-04"], ["rift-3", "attack-06"]];
  const t = rewardTable({ hands, aliens: ["demon", "human", "macron"], declining: ["rift-3"] });
  t.until("window/alliance.before").answer(0, "demon");
  expect([t.told("demon.possessed").length, t.told("rift.detonated")]).toEqual([1, []]);
});

test("the user of an effect names the backs of cards that are discarded at random; for Rift 2 the player who discards [DR-17]", () => {
  const hate = rewarded({ hands: [["attack-20", "flare-hate"], ["attack-04", "attack-06", "rift-1"], []], aliens });
  hate.until("window/planning.before").answer(0, "flare-hate").answer(0, 1);
  expect(rewardDiscard(hate)).toEqual(["rift-1"]);
  const hands = [["attack-20", "rift-2"], ["negotiate", "attack-04", "attack-06", "attack-08", "reinforcement-4"], []];
  const rift = rewarded({
    hands,
    aliens,
    ships: { "1.1": [0, 1, 0], "1.2": [0, 7, 0] },
    target: "1.1",
    declining: ["rift-2"],
  });
  rift.cards("attack-20", "negotiate").until("cards/backs");
  expect(rift.question(1)).toMatchObject({ min: 0, max: 1, params: { player: "player/1", n: 2 } });
});

test("where a negotiate is to be paid, a special one serves as well, and the player chooses [DR-18, NG-1]", () => {
  const hands = [["attack-10", "reinforcement-5"], ["attack-08", "negotiate", "epic-oratory"], []];
  const reserve = rewarded({ hands, aliens: ["warrior", "reserve", "human"] }).cards("attack-10", "attack-08");
  reserve.until("window/reveal.reinforce").answer(0, "reinforcement-5").answer(0, "offense").answer(1, "reserve");
  expect([reserve.asked(1), reserve.options(1)]).toEqual(["cards/negotiate", ["negotiate", "epic-oratory"]]);
  reserve.answer(1, "epic-oratory");
  expect([rewardDiscard(reserve), reserve.told("reveal.unreinforced").length]).toEqual([["epic-oratory"], 1]);
  const filch = rewardTable({
    hands: [["attack-10", "plague"], ["attack-08", "epic-oratory", "flare-filch"], []],
    aliens,
  });
  filch.answer(0, "plague").answer(0, "2").answer(1, "flare-filch");
  expect([rewardDiscard(filch), filch.hand(1)]).toEqual([["epic-oratory"], ["attack-08", "flare-filch", "plague"]]);
});

test("Plague takes one card of each of the ten types [DR-19]", () => {
  const held = ["retreat", "duplicity", "rift-1", "intimidate-19", "attack-04", "attack-06"];
  const t = rewardTable({ hands: [["attack-10"], held, ["plague"]], aliens, declining: ["intimidate-19"] });
  t.until("window/regroup.start", 2).answer(2, "plague").answer(1, "pass").answer(2, "1");
  t.answer(1, { "1.1": 3 }).answer(1, ["attack-04"]);
  expect([t.hand(1), rewardDiscard(t).sort()]).toEqual([
    ["attack-06"],
    ["duplicity", "intimidate-19", "retreat", "rift-1"],
  ]);
});

test("Gambler may name only cards of the decks in the game [DR-19]", () => {
  const setUp = { hands: [["attack-04"], ["attack-08"], []], aliens: ["gambler", "human", "macron"] };
  const plain = rewarded({ ...setUp, settings: { rewardDeck: false } })
    .until("window/reveal.turn")
    .answer(0, "gambler");
  expect(plain.options(0)).not.toContain("retreat");
  const more = rewarded(setUp).until("window/reveal.turn").answer(0, "gambler");
  expect(more.options(0)).toContain("retreat");
});
