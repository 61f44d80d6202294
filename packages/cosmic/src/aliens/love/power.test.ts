import { expect, test } from "vitest";
import { ADRIFT } from "../../state.ts";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };
const ANSWER = "love/answer";

/** It is the turn of Love, seat 0; two of its ships and one of each other player are in the warp. */
function turn(more: Partial<TestSetUp> = {}): TestTable {
  return table({
    aliens: ["love", "machine", "macron"],
    settings,
    hands: [
      ["attack-10", "negotiate", "attack-00"],
      ["attack-08", "morph"],
      ["attack-06", "negotiate"],
    ],
    ships: { "0.1": [2], "1.1": [0, 3], "2.1": [0, 0, 3] },
    warp: [2, 1, 1],
    destiny: ["seat-1"],
    ...more,
  });
}

test("at the start of the turn a card is discarded, and the others may answer clockwise [love 0, love 1, love 2]", () => {
  const t = turn();
  expect([t.asked(0), t.options(0)]).toEqual(["love/choose", ["attack-10", "negotiate", "attack-00"]]);
  t.answer(0, "attack-00");
  expect(t.question(1)).toMatchObject({ key: ANSWER, hidden: true, params: { type: "type/attack" } });
  expect([t.options(1), t.asked(2)]).toEqual([["pass", "attack-08", "morph"], undefined]);
  t.answer(1, "morph");
  expect([t.asked(2), t.discard]).toEqual([ANSWER, ["attack-00", "morph"]]);
});

test("who matches the type may free all ships from the warp, whatever the others do [love 3, love D3]", () => {
  const t = turn().answer(0, "attack-00").answer(1, "attack-08");
  expect(t.question(1)).toMatchObject({ key: "love/free", params: { n: 1 } });
  t.answer(1, true).answer(1, { "1.1": 1 });
  expect([t.table.warp[1], t.ships("1.1", 1)]).toEqual([0, 4]);
  t.answer(2, "negotiate");
  expect([t.asked(2), t.table.warp[2]]).toEqual([undefined, 1]);
});

test("if all match, Love takes all the cards [love 4]", () => {
  const t = turn().answer(0, "attack-00").answer(1, "attack-08").answer(1, false).answer(2, "attack-06");
  t.answer(2, false);
  expect([t.hand(0), t.discard]).toEqual([["attack-00", "attack-06", "attack-08", "attack-10", "negotiate"], []]);
  expect(t.wasAsked(0, "love/planet")).toBe(false);
});

test("a card that was fetched from the pile and given again is taken once [love 4, reserve wild]", () => {
  const hands = [["reinforcement-2", "attack-10"], ["flare-reserve", "attack-08"], ["reinforcement-3"]];
  const t = turn({ hands }).answer(0, "reinforcement-2").answer(1, "flare-reserve").answer(1, "reinforcement-2");
  t.answer(1, false).until(ANSWER, 2).answer(2, "reinforcement-3").answer(2, false).until("launch/aim");
  expect([t.hand(0), t.discard]).toEqual([["attack-10", "reinforcement-2", "reinforcement-3"], []]);
});

test("if somebody does not, Love may settle in that player's system with all ships from the warp [love 5, love D2]", () => {
  const t = turn({ ships: { "0.1": [1], "1.1": [0, 3], "2.1": [0, 0, 3], "2.2": [1, 0, 4] } });
  t.answer(0, "attack-00").answer(1, "attack-08").answer(1, false).answer(2, "pass");
  expect([t.asked(0), t.options(0)]).toEqual(["love/planet", ["pass", "2.1", "2.3", "2.4", "2.5"]]);
  t.answer(0, "2.3");
  expect([t.ships("2.3", 0), t.table.warp[0], t.hand(0)]).toEqual([2, 0, ["attack-10", "negotiate"]]);
});

test("without ships in the warp there is nothing to settle with [love D2]", () => {
  const t = turn({ ships: { "1.1": [0, 3], "2.1": [0, 0, 3] }, warp: [0, 1, 1] });
  t.answer(0, "attack-00").answer(1, "pass").answer(2, "pass");
  expect(t.wasAsked(0, "love/planet")).toBe(false);
});

test("without an encounter card left a new hand is drawn [love D1]", () => {
  const deck = ["attack-12"];
  const t = turn({ hands: [["attack-00"], ["morph"], []], deck })
    .answer(1, "pass")
    .answer(0, "pass");
  expect([t.hand(0).length, t.discard]).toEqual([8, ["attack-00"]]);
});

test("zapped, the card goes back to the hand [love zap]", () => {
  const t = turn({ hands: [["attack-10", "attack-00"], ["attack-08", "cosmic-zap"], []] }).answer(0, "attack-00");
  t.answer(1, "cosmic-zap");
  expect([t.hand(0), t.wasAsked(1, ANSWER)]).toEqual([["attack-00", "attack-10"], false]);
});

test("with the super the card is only shown and stays [love super]", () => {
  const t = turn({ hands: [["attack-10", "attack-00", "flare-love"], ["attack-08"], ["attack-06"]] });
  expect(t.asked(0)).toBe("boost");
  t.answer(0, "flare-love");
  expect([t.asked(0), t.options(0)]).toEqual(["love/choose", ["attack-10", "attack-00"]]);
  t.answer(0, "attack-10").answer(1, "attack-08").answer(1, false).answer(2, "attack-06").answer(2, false);
  expect(t.hand(0)).toEqual(["attack-00", "attack-06", "attack-08", "attack-10", "flare-love"]);
});

test("other types of cards count as they are, rifts too, which do not go off [love 3, love D3]", () => {
  const hands = [["attack-10", "rift-2"], ["rift-3"], ["rift-1"]];
  const t = turn({ hands, settings: { ...settings, rewardDeck: true }, declining: ["rift-1", "rift-2", "rift-3"] });
  t.answer(0, "rift-2").answer(1, "rift-3").answer(1, false).answer(2, "rift-1").answer(2, false);
  expect([t.hand(0), t.told("rift.detonated")]).toEqual([["attack-10", "rift-1", "rift-2", "rift-3"], []]);
});

test("freeing all ships from the warp empties a planet there too [love 3, love 5, voyager EC2]", () => {
  const aliens = ["love", "voyager", "macron"];
  const ships = { "0.1": [2], "1.1": [0, 3], "1.2": [3, 4], "2.1": [0, 0, 3], "0.2": [1] };
  const t = turn({ aliens, ships, homeOf: { "1.2": ADRIFT } })
    .answer(0, "attack-00")
    .answer(1, "attack-08");
  expect(t.question(1)).toMatchObject({ key: "love/free", params: { n: 5 } });
  t.answer(1, true);
  expect([t.asked(1), t.options(1)]).toEqual(["ships/return", ["1.1", "1.3", "1.4", "1.5"]]);
  t.answer(1, { "1.1": 5 }).answer(2, "pass");
  expect([t.asked(0), t.ships("1.2", 1), t.table.warp[1]]).toEqual(["love/planet", 0, 0]);
  t.answer(0, "2.4");
  expect([t.ships("2.4", 0), t.ships("1.2", 0), t.table.warp[0]]).toEqual([5, 0, 0]);
});

test("a player without cards has none to discard and is not asked [love 2, love 5]", () => {
  const hands = [["attack-10", "attack-00"], [], ["attack-06", "negotiate"]];
  const t = turn({ hands, courtesy: true }).until("love/choose").answer(0, "attack-00").until(ANSWER);
  expect([t.asked(1), t.asked(2)]).toEqual([undefined, ANSWER]);
});
