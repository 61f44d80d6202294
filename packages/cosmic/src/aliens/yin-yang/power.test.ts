import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import type { TestSetUp, TestTable } from "../../testing/table.ts";
import { table } from "../../testing/table.ts";

const aliens = ["clone", "hacker", "yin-yang"];
const settings = { boxes: ["base", "dominion"] };

/** Seat 0 attacks 1.1 with two ships; both main players invite as said. Up to the answer of seat 2. */
function invited(by: readonly ("offense" | "defense")[], more: Partial<TestSetUp> = {}): TestTable {
  const hands = [["attack-20", "attack-04"], ["attack-04", "attack-20"], []];
  const t = table({ aliens, settings, hands, destiny: ["seat-1"], declining: ["clone"], ...more });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 2 });
  t.until("alliance/invite-offense").answer(0, by.includes("offense") ? ["player/2"] : []);
  return t.until("alliance/invite-defense").answer(1, by.includes("defense") ? ["player/2"] : []);
}

/** The Yin-Yang is on both sides: three ships with the offense, two with the defense. */
function onBoth(more: Partial<TestSetUp> = {}): TestTable {
  const t = invited(["offense", "defense"], more).until("window/alliance.answer").answer(2, "yin-yang");
  return t.answer(2, { "2.1": 3 }).answer(2, { "2.2": 2 });
}

test("invited by both it may ally with both, one to four ships each, and counts for both totals [yin-yang 0, yin-yang 1]", () => {
  expect(powerOf("yin-yang").effect.alert).toBe("yellow");
  const t = invited(["offense", "defense"]).until("window/alliance.answer");
  expect(t.options(2)).toEqual(["pass", "yin-yang"]);
  t.answer(2, "yin-yang");
  expect(t.question(2)).toMatchObject({ key: "alliance/ships", min: 1, max: 4 });
  t.answer(2, { "2.1": 3 });
  expect(t.question(2)).toMatchObject({ key: "alliance/ships", min: 1, max: 4 });
  t.answer(2, { "2.2": 2 }).until("planning/select").answer(0, "attack-04").answer(1, "attack-04");
  expect(t.told("reveal.totals")).toEqual([{ offense: 4 + 2 + 3, defense: 4 + 4 + 2 }]);
});

test("invited by one alone it can only join that one [yin-yang 1]", () => {
  const t = invited(["offense"], { declining: ["clone", "yin-yang"] }).until("alliance/answer");
  expect([t.options(2), t.wasAsked(2, "window/alliance.answer")]).toEqual([["decline", "offense"], false]);
});

test("to be the spouse of one main player is no invitation [yin-yang 1, bride 3]", () => {
  const t = invited(["offense"], {
    aliens: ["clone", "bride", "yin-yang"],
    memo: { bride: { ships: [0, 0, 1], spouse: 2, divorced: [] } },
    ships: { "2.5": [0, 0, 3] },
    declining: ["clone", "bride.1", "bride.2", "bride.3", "yin-yang"],
  }).until("alliance/answer");
  expect([t.options(2), t.wasAsked(2, "window/alliance.answer")]).toEqual([["decline", "offense", "defense"], false]);
});

test("the beaten defense may leave as many ships as the Yin-Yang had with the offense [yin-yang 2]", () => {
  const t = onBoth().until("planning/select").answer(0, "attack-20").answer(1, "attack-04");
  t.until("yin-yang/leave");
  expect(t.question(1)).toMatchObject({ kind: "number", min: 0, max: 3 });
  t.answer(1, 3).until("turn/again");
  expect([t.ships("1.1", 1), t.table.warp]).toEqual([3, [0, 1, 2]]);
  expect([t.ships("1.1", 0), t.ships("1.1", 2)]).toEqual([2, 3]);
});

test("the beaten offense may take as many rewards as the Yin-Yang had ships with the defense [yin-yang 3]", () => {
  const t = onBoth().until("planning/select").answer(0, "attack-04").answer(1, "attack-20");
  t.until("yin-yang/rewards");
  expect(t.question(0)).toMatchObject({ kind: "number", min: 0, max: 2 });
  t.answer(0, 2).until("rewards/ships").answer(0, 1);
  t.passing("rewards/ships", "ships/return").finish();
  expect([t.table.warp[0], t.table.warp[2], t.hand(0).length]).toEqual([1, 3, 1 + 1]);
});

test("beaten by two morphs, each main player is spared something [yin-yang 2, yin-yang 3, yin-yang EC1]", () => {
  const hands = [["morph", "attack-04"], ["reward-morph", "attack-04"], []];
  const t = onBoth({ hands, settings: { boxes: ["base", "dominion"], rewardDeck: true } });
  t.until("planning/select").answer(0, "morph").answer(1, "reward-morph").until("yin-yang/leave");
  expect(t.question(1)).toMatchObject({ kind: "number", min: 0, max: 3 });
  t.answer(1, 3).until("yin-yang/rewards");
  expect([t.question(0), t.ships("1.1", 1), t.table.warp]).toMatchObject([{ min: 0, max: 2 }, 3, [2, 1, 5]]);
});

test("blown up by Self Destruct, a main player gets no rewards [yin-yang 3, yin-yang EC1, self-destruct 2]", () => {
  const hands = [["attack-04", "self-destruct"], ["attack-20"], []];
  const t = onBoth({ hands, settings: { boxes: ["base", "dominion"], rewardDeck: true } });
  t.until("window/planning.lay").answer(0, "self-destruct").until("yin-yang/leave").answer(1, 2).finish();
  expect([t.wasAsked(0, "yin-yang/rewards"), t.ships("1.1", 1)]).toEqual([false, 2]);
});

test("its ships on the losing side are the Void's to eradicate, though there are no others there [yin-yang 1, void 1]", () => {
  const t = onBoth({ aliens: ["void", "hacker", "yin-yang"], ships: { "1.1": [0] }, warp: [0, 4, 0] });
  t.until("planning/select").answer(0, "attack-20").answer(1, "attack-04").until("turn/again");
  expect([t.table.removed, t.table.warp]).toEqual([
    [0, 0, 2],
    [0, 4, 0],
  ]);
});

test("on one side alone it brings the loser nothing [yin-yang 2, yin-yang 3]", () => {
  const t = invited(["offense", "defense"]).declining("yin-yang").until("alliance/answer").answer(2, "offense");
  t.answer(2, { "2.1": 3 }).until("planning/select").answer(0, "attack-20").answer(1, "attack-04");
  t.until("turn/again");
  expect([t.wasAsked(1, "yin-yang/leave"), t.table.warp[1]]).toEqual([false, 4]);
});

test("a main player who did not invite it may get a token and shares the opponent's losses [yin-yang 4, yin-yang 5, yin-yang 6]", () => {
  const t = invited(["offense"]).until("window/alliance.invited");
  expect(t.options(2)).toEqual(["pass", "yin-yang"]);
  t.answer(2, t.options(2)[1]);
  expect(t.told("yin-yang.token")).toEqual([{ player: "player/2", other: "player/1" }]);
  t.until("alliance/answer").answer(2, "decline").until("planning/select");
  t.answer(0, "attack-04").answer(1, "attack-20").until("ships/lose");
  expect(t.question(1)).toMatchObject({ min: 2, max: 2, source: { by: "power/yin-yang" } });
  t.answer(1, { "1.2": 1, "1.3": 1 });
  expect(t.table.warp).toEqual([2, 2, 0]);
  expect(t.finish().table.memo["yin-yang"]).toBeUndefined();
});

test("both may get a token if neither invited it; the ships of allies do not count [yin-yang 4, yin-yang 5]", () => {
  const t = invited([]).until("window/alliance.invited");
  t.answer(2, t.options(2)[1]);
  expect(t.options(2)).toEqual(["0", "1"]);
  t.answer(2, ["player/0"]).until("planning/select").answer(0, "attack-20").answer(1, "attack-04").until("ships/lose");
  expect(t.question(0)).toMatchObject({ min: 4, max: 4 });
});

test("who gives tokens gives at least one, and one to each of the two at most [yin-yang 4]", () => {
  const t = invited([]).until("window/alliance.invited").answer(2, "yin-yang");
  expect(() => t.answer(2, [])).toThrow("refused");
  t.answer(2, ["player/0", "player/1"]);
  expect(t.told("yin-yang.token").map(({ other }) => other)).toEqual(["player/0", "player/1"]);
});

test("a failed deal counts for the token as well [yin-yang 5]", () => {
  const hands = [["negotiate"], ["negotiate"], []];
  const t = invited([], { hands }).until("window/alliance.invited");
  t.answer(2, t.options(2)[1]).answer(2, ["player/1"]).until("deal").answer(0, { do: "refuse" });
  t.until("deal/penalty").answer(0, { "0.2": 3 }).answer(1, { "1.2": 3 });
  expect(t.question(1)).toMatchObject({ key: "ships/lose", min: 3, max: 3 });
});

test("zapped, it may still join one side [yin-yang zap]", () => {
  const hands = [["attack-20", "cosmic-zap"], ["attack-04"], []];
  const t = invited(["offense", "defense"], { hands }).until("window/alliance.answer").answer(2, "yin-yang");
  t.until("window/power.used", 0).answer(0, "cosmic-zap");
  expect([t.asked(2), t.options(2)]).toEqual(["alliance/answer", ["decline", "offense", "defense"]]);
});

test("with few ships some are left for the second side; a single one cannot be on both [yin-yang 1]", () => {
  const both = ["offense", "defense"] as const;
  const ships = { "2.1": [0, 0, 1], "2.2": [0, 0, 1], "2.3": [0, 0, 1], "2.4": [0, 0, 0], "2.5": [0, 0, 0] };
  const t = invited(both, { ships, warp: [0, 0, 17] })
    .until("window/alliance.answer")
    .answer(2, "yin-yang");
  expect(t.question(2)).toMatchObject({ key: "alliance/ships", min: 1, max: 2 });
  t.answer(2, { "2.1": 1, "2.2": 1 });
  expect([t.table.encounter.gate[2], t.table.encounter.dock[2], t.table.encounter.ally[2]]).toEqual([2, 1, 2]);
});

test("tokens return though the power is lost meanwhile; then they cost nothing [yin-yang 5, yin-yang 6]", () => {
  const ships = { "2.1": [0, 0, 4], "2.2": [0, 0, 4], "2.3": [0, 0, 1], "2.4": [0, 0, 0], "2.5": [0, 0, 0] };
  const t = invited(["offense"], { ships, warp: [0, 0, 11] }).until("window/alliance.invited");
  t.answer(2, t.options(2)[1]).until("alliance/answer").answer(2, "offense").answer(2, { "2.3": 1 });
  expect(t.table.players[2].powerless).toBe(true);
  t.until("planning/select").answer(0, "attack-04").answer(1, "attack-20").finish();
  expect([t.wasAsked(1, "ships/lose"), t.table.memo["yin-yang"]]).toEqual([false, undefined]);
});
