import { expect, test } from "vitest";
import { CARDS } from "../cards.ts";
import { rewarded, rewardTable } from "../testing/rewarded.ts";

test("there are 02/20, 03/30, two 12/21 and 21/12 [VA-1]", () => {
  const cards = CARDS.filter((card) => card.hazard !== undefined).map((card) => [card.value, card.hazard]);
  expect(cards).toEqual([
    [2, 20],
    [3, 30],
    [12, 21],
    [12, 21],
    [21, 12],
  ]);
});

test("without a warning the first number counts, with one the second [VA-1, VA-2, VA-3]", () => {
  const hands = [["attack-03-30"], ["attack-21-12"], []];
  expect(rewarded({ hands, destiny: ["seat-1.2"] }).totals()).toEqual({ offense: 4, defense: 25 });
  expect(rewarded({ hands, destiny: ["seat-1.1"] }).totals()).toEqual({ offense: 31, defense: 16 });
});

test("a new encounter begins without a warning [VA-2, VA-3]", () => {
  const hands = [["attack-40", "attack-03-30"], ["attack-04", "attack-08"], []];
  const t = rewarded({ hands, aliens: ["warrior", "will", "human"], destiny: ["seat-1.1", "seat-1.2"] });
  t.cards("attack-40", "attack-04").until("turn/again").answer(0, true).until("launch/aim");
  expect(t.table.encounter.hazard).toBe(false);
});

test("a card that was drawn and not used has given its warning all the same [VA-4, DR-6]", () => {
  const t = rewardTable({ hands: [["attack-03-30"], ["attack-08"], []], destiny: ["seat-0.1", "seat-1.2"] });
  t.until("launch/aim");
  expect([t.table.encounter.hazard, t.table.encounter.defense, t.told("destiny.hazard")]).toEqual([true, 1, [{}]]);
});

test("in hand and in comparisons the first number counts [VA-5]", () => {
  const reserve = rewarded({
    hands: [["attack-10", "attack-03-30"], ["attack-08"], []],
    destiny: ["seat-1.1"],
    aliens: ["reserve", "will", "human"],
  });
  reserve.cards("attack-10", "attack-08").until("window/reveal.reinforce").answer(0, "reserve").answer(0, "offense");
  expect(reserve.totals()).toEqual({ offense: 14, defense: 12 });
  const hate = rewardTable({
    hands: [["attack-20", "attack-04"], ["attack-12-21", "attack-21-12"], []],
    aliens: ["hate", "will", "human"],
  });
  hate.answer(0, "attack-20");
  expect(hate.options(1)).toEqual(["lose-ships", "attack-21-12"]);
});

test("Gambler names it by both numbers, and it counts as the encounter wants it [VA-5, VA-2]", () => {
  const t = rewarded({
    hands: [["attack-04"], ["attack-08"], []],
    destiny: ["seat-1.1"],
    aliens: ["gambler", "will", "human"],
  });
  t.until("window/reveal.turn").answer(0, "gambler");
  expect(t.options(0)).toContain("attack-12-21");
  t.answer(0, "attack-12-21").answer(1, false);
  expect(t.totals()).toEqual({ offense: 22, defense: 12 });
});

test("a reward card that the Gambler got away with goes under the reward deck [RD-7]", () => {
  const t = rewarded({ hands: [["attack-03-30"], ["attack-08"], []], aliens: ["gambler", "will", "human"] });
  t.until("window/reveal.turn").answer(0, "gambler").answer(0, "attack-40").answer(1, false);
  expect(CARDS[t.state.secret.rewardDeck[0]].name).toBe("attack-03-30");
  expect(t.totals()).toEqual({ offense: 41, defense: 12 });
});
