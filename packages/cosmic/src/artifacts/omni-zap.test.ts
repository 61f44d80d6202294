import { expect, test } from "vitest";
import { names } from "../testing/fight.ts";
import { kick, rewardDiscard, rewarded, rewardTable, shown } from "../testing/rewarded.ts";

const aliens = ["zombie", "will", "human"];

test("as Cosmic Zap it cancels the use of a power [omni-zap 1, omni-zap 4]", () => {
  const t = rewarded({ hands: [["attack-04"], ["attack-20", "omni-zap"], []], aliens, declining: ["omni-zap"] });
  t.until("window/power.used").answer(1, "omni-zap").answer(1, "remove-ship").answer(1, { "1.5": 1 });
  expect([t.told("power.zapped").length, t.table.removed, t.table.warp[0]]).toEqual([1, [0, 1, 0], 1]);
});

test("as Ship Zap it sends a ship to the warp [omni-zap 1, omni-zap 4]", () => {
  const t = rewardTable({
    hands: [["attack-04"], ["attack-20", "omni-zap"], []],
    aliens: ["warrior", "will", "human"],
  });
  t.until("window/regroup.start")
    .answer(1, "omni-zap")
    .answer(1, "2")
    .answer(1, "2.1")
    .answer(1, "warp-ships")
    .answer(1, { "1.1": 3 });
  expect([t.ships("2.1", 2), t.table.warp]).toEqual([3, [0, 3, 1]]);
});

test("it cancels a card as another player plays it, as Card Zap does, and a Rift as well [omni-zap 1]", () => {
  const hands = [["attack-04", "rift-2"], ["attack-20", "omni-zap"], ["plague"]];
  const t = rewardTable({ hands, aliens: ["warrior", "will", "human"] });
  t.answer(1, "pass")
    .answer(2, "pass")
    .answer(0, "rift-2")
    .answer(1, "omni-zap")
    .answer(1, "remove-ship")
    .answer(1, { "1.1": 1 });
  expect([rewardDiscard(t), t.wasAsked(0, "rewards/split")]).toEqual([["omni-zap", "rift-2"], false]);
});

test("it takes off a reinforcement [omni-zap 1]", () => {
  const hands = [["attack-10", "reinforcement-5"], ["attack-08", "omni-zap"], []];
  const t = rewarded({ hands, aliens: ["warrior", "will", "human"], declining: ["omni-zap"] });
  t.until("window/reveal.reinforce").answer(0, "reinforcement-5").answer(0, "offense").answer(1, "omni-zap");
  t.answer(1, "remove-ship").answer(1, { "1.5": 1 });
  expect([t.told("reveal.unreinforced").length, t.totals()]).toEqual([1, { offense: 11, defense: 12 }]);
});

test("it cancels a destiny card, whose warning stands, and another one is drawn [omni-zap 1, omni-zap 2, DR-6]", () => {
  const hands = [["attack-03-30"], ["attack-20", "omni-zap"], []];
  const t = rewardTable({
    hands,
    destiny: ["seat-1.1", "seat-2.2"],
    aliens: ["warrior", "will", "human"],
    declining: ["omni-zap"],
  });
  t.until("window/destiny.drawn")
    .answer(1, "omni-zap")
    .answer(1, "remove-ship")
    .answer(1, { "1.1": 1 })
    .until("launch/aim");
  expect([t.table.encounter.defense, t.table.encounter.hazard]).toEqual([2, true]);
});

test("a revealed encounter card is replaced from hand, with the other one in view, and cards settle again [omni-zap 2, DR-7]", () => {
  const hands = [["attack-04", "attack-08"], ["intimidate-39", "attack-06", "retreat"], ["omni-zap"]];
  const t = rewarded({ hands, aliens: ["warrior", "will", "human"], declining: ["omni-zap", "intimidate-39"] });
  t.until("window/alliance.formed", 1);
  t.answer(1, "intimidate-39").answer(2, "pass");
  t.declining("omni-zap").until("planning/select").answer(0, "attack-04").until("window/reveal.shown");
  t.answer(2, "omni-zap");
  expect([t.asked(2), t.options(2)]).toEqual(["omni-zap/target", ["attack-04", "intimidate-39"]]);
  t.answer(2, "intimidate-39");
  expect([t.asked(1), t.options(1)]).toEqual(["omni-zap/replace", ["attack-06", "retreat"]]);
  t.answer(1, "attack-06").answer(2, "remove-ship").answer(2, { "2.1": 1 });
  expect([t.totals(), rewardDiscard(t)]).toEqual([{ offense: 5, defense: 10 }, ["intimidate-39", "omni-zap"]]);
});

test("without an encounter card a new hand is drawn for it [omni-zap 2]", () => {
  const hands = [["attack-04"], ["attack-06"], ["omni-zap"]];
  const t = rewarded({ hands, aliens: ["warrior", "will", "human"], declining: ["omni-zap"], deck: ["attack-40"] });
  t.until("window/reveal.shown").answer(2, "omni-zap").answer(2, "attack-06");
  expect([t.told("cards.drawn"), t.hand(1).length]).toEqual([[{ player: "player/1", n: 8 }], 7]);
  t.answer(2, "remove-ship").answer(2, { "2.1": 1 });
  expect(shown(t)).toEqual([
    ["attack", 4],
    ["attack", 40],
  ]);
});

test("a kicker is simply gone [DR-7]", () => {
  const hands = [["attack-10", "duplicity"], ["attack-08"], ["omni-zap"]];
  const t = rewarded({ hands, aliens: ["warrior", "will", "human"], declining: ["omni-zap"] });
  kick(t, 0, "duplicity").until("window/reveal.shown").answer(2, "omni-zap").answer(2, "duplicity");
  t.answer(2, "remove-ship").answer(2, { "2.1": 1 });
  expect([t.totals(), rewardDiscard(t)]).toEqual([{ offense: 11, defense: 12 }, ["duplicity", "omni-zap"]]);
});

test("with fewer than three ships one must leave the game; cancelled, it costs nothing [omni-zap 3, omni-zap 4]", () => {
  const ships = { "2.1": [0, 0, 2], "2.2": [0, 0, 0], "2.3": [0, 0, 0], "2.4": [0, 0, 0], "2.5": [0, 0, 0] };
  const hands = [["attack-04"], ["attack-20"], ["omni-zap"]];
  const t = rewardTable({ hands, ships, warp: [0, 0, 18], aliens: ["warrior", "will", "human"] });
  t.answer(2, "omni-zap").answer(2, "1").answer(2, "1.1");
  expect([t.table.removed, t.wasAsked(2, "omni-zap/cost")]).toEqual([[0, 0, 1], false]);
  const zapped = rewardTable({
    hands: [["attack-04"], ["attack-20", "card-zap"], ["omni-zap"]],
    aliens: ["warrior", "will", "human"],
  });
  zapped.answer(2, "omni-zap").answer(2, "0").answer(2, "0.1").answer(1, "card-zap").until("launch/aim");
  expect([zapped.table.removed, zapped.table.warp, zapped.wasAsked(2, "omni-zap/cost")]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    false,
  ]);
  expect(names(zapped.table.discard)).toEqual(["card-zap"]);
});

test("with courtesy all are told whose card it has discarded, be it a kicker or an encounter card [omni-zap 1, DR-7, TIM-03]", () => {
  const hands = [["attack-10", "attack-06", "duplicity"], ["attack-08", "quash"], ["omni-zap"]];
  for (const [card, ref] of [
    ["duplicity", "card/duplicity"],
    ["attack-10", "card/attack-10.1"],
  ]) {
    const t = rewarded({ hands, aliens: ["warrior", "will", "human"], courtesy: true, lenient: true });
    kick(t, 0, "duplicity").until("planning/select").answer(0, "attack-10");
    t.until("window/reveal.shown", 2).answer(2, "omni-zap");
    for (const seat of [0, 1]) if (t.asked(seat) === "window/reveal.shown") t.pass(seat);
    t.answer(2, card).until("window/cards.discarded");
    for (const seat of [0, 1]) {
      expect(t.options(seat)).toEqual(["pass"]);
      expect(t.question(seat)?.params).toEqual({ player: "player/0", cards: ref });
    }
  }
});
