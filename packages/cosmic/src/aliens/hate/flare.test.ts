import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { table } from "../../testing/table.ts";

const WINDOW = "window/planning.before";

test("wild: before selection the opponent discards a random card [hate wild]", () => {
  const t = fight({
    hands: [["attack-10", "attack-04", "flare-hate"], ["attack-08", "attack-06", "plague"], []],
    declining: ["plague"],
  });
  t.until(WINDOW);
  expect(t.options(0)).toEqual(["pass", "flare-hate"]);
  t.answer(0, "flare-hate").until("planning/select");
  expect(t.hand(1)).toHaveLength(2);
  expect(t.discard).toHaveLength(1);
  expect([...t.hand(1), ...t.discard].sort()).toEqual(["attack-06", "attack-08", "plague"]);
  expect(t.hand(0)).toEqual(["attack-04", "attack-10", "flare-hate"]);
});

test("wild: an opponent without an encounter card left loses at once, before any new hand [hate wild, hate flare D1]", () => {
  const t = fight({ hands: [["attack-04", "flare-hate"], ["attack-40"], []], gate: 3, target: "1.1" }).until(WINDOW);
  t.answer(0, "flare-hate").until("turn/again");
  expect(t.told("hate.won")).toEqual([{ player: "player/0", other: "player/1" }]);
  expect([t.ships("1.1", 0), t.table.warp, t.hand(1)]).toEqual([3, [0, 4, 0], []]);
});

test("wild: no encounter cards are played, and resolution follows with allies and rewards [hate flare D2, REV-12.11]", () => {
  const hands = [["attack-40"], ["attack-04", "flare-hate"], []];
  const t = fight({ hands, gate: 3, allies: [[2, "defense", 2]] }).until(WINDOW);
  t.answer(1, "flare-hate").finish();
  expect([t.told("reveal.card"), t.told("planning.selected")]).toEqual([[], []]);
  expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
  expect(t.table.warp).toEqual([3, 0, 0]);
  expect(t.hand(1)).toEqual(["attack-04", "flare-hate"]);
  expect(t.told("rewards.taken")).toEqual([{ player: "player/2", ships: 0, cards: 2 }]);
});

test("wild: once it has won nobody acts before selection any more [hate flare D2]", () => {
  const play = (theirs: string[]) =>
    fight({ aliens: ["trader", "hacker", "machine"], hands: [["attack-04", "flare-hate"], theirs, []] })
      .until(WINDOW)
      .answer(0, "flare-hate");
  const goesOn = play(["attack-40", "attack-30"]);
  expect([goesOn.asked(0), goesOn.options(0)]).toEqual([WINDOW, ["pass", "trader"]]);
  const won = play(["attack-40"]);
  expect([won.table.encounter.phase, won.table.encounter.winner]).toEqual(["resolution", 0]);
});

test("wild: other cards do not help an opponent without an encounter card [hate wild]", () => {
  const outcomes = ["a", "b", "c", "d", "e", "f", "g", "h"].map((seed) => {
    const t = fight({ hands: [["attack-04", "flare-hate"], ["attack-40", "quash"], []], seed }).until(WINDOW);
    t.answer(0, "flare-hate");
    return `${t.discard[0]} ${t.told("hate.won").length}`;
  });
  expect([...new Set(outcomes)].sort()).toEqual(["attack-40 1", "quash 0"]);
});

test("wild: only a main player may play it [hate wild]", () => {
  const hands = [["attack-10", "attack-04"], ["attack-08", "attack-06"], ["flare-hate"]];
  const t = fight({ hands, allies: [[2, "offense", 1]] }).until("planning/select");
  expect(t.wasAsked(2, WINDOW)).toBe(false);
});

test("wild: cancelled, the opponent keeps the hand [hate wild, ZAP-13]", () => {
  const t = fight({ hands: [["attack-10", "flare-hate"], ["attack-08", "attack-06", "card-zap"], []] }).until(WINDOW);
  t.answer(0, "flare-hate").answer(1, "card-zap").until("planning/select");
  expect([t.hand(0), t.hand(1)]).toEqual([["attack-10"], ["attack-06", "attack-08"]]);
});

function boost(theirs: string[] = []) {
  const hands = [["attack-20", "attack-10", "flare-hate"], ["attack-40", ...theirs], []];
  return table({ aliens: ["hate", "masochist", "hacker"], hands, destiny: ["seat-1"] }).until("boost");
}

test("super: the card is shown to all and stays in the hand [hate super]", () => {
  const t = boost();
  expect(t.options(0)).toEqual(["pass", "flare-hate"]);
  t.answer(0, "flare-hate");
  expect([t.asked(0), t.options(0)]).toEqual(["hate/choose", ["attack-20", "attack-10"]]);
  t.answer(0, "attack-20");
  expect([t.hand(0), t.discard]).toEqual([["attack-10", "attack-20"], []]);
  expect(t.told("hate.chose")).toEqual([{ player: "player/0", card: "card/attack-20.1" }]);
  expect(t.options(1)).toEqual(["lose-ships", "attack-40"]);
  t.answer(1, "attack-40").answer(0, { "2.1": 3 });
  expect([t.discard, t.table.warp]).toEqual([["attack-40"], [0, 0, 3]]);
  expect(t.hand(0)).toEqual(["attack-10", "attack-20", "flare-hate"]);
});

test("super: the flare itself is being played and cannot be the card shown [hate super, FLR-09]", () => {
  const shows = boost().answer(0, "flare-hate");
  expect([shows.question(0)?.params, shows.options(0)]).toEqual([{ how: "show" }, ["attack-20", "attack-10"]]);
  const discards = boost().answer(0, "pass");
  expect([discards.question(0)?.params, discards.options(0)]).toEqual([
    { how: "discard" },
    ["attack-20", "attack-10", "flare-hate"],
  ]);
});

test("super: without it the card is discarded as usual [hate super, FLR-11]", () => {
  const t = boost().answer(0, "pass").answer(0, "attack-20");
  expect([t.hand(0), t.discard]).toEqual([["attack-10", "flare-hate"], ["attack-20"]]);
});

test("super: cancelled, the power is used as usual [hate super, ZAP-13]", () => {
  const t = boost(["card-zap"]).answer(0, "flare-hate").answer(1, "card-zap").answer(0, "attack-20");
  expect([t.hand(0), t.discard]).toEqual([["attack-10"], ["card-zap", "flare-hate", "attack-20"]]);
});

test("super: the power zapped, nothing happens and the flare is back [hate super, hate zap, ZAP-12]", () => {
  const t = boost(["cosmic-zap"]).answer(0, "flare-hate").answer(0, "attack-20").answer(1, "cosmic-zap");
  t.until("launch/aim");
  expect([t.hand(0), t.table.warp]).toEqual([
    ["attack-10", "attack-20", "flare-hate"],
    [0, 0, 0],
  ]);
});
