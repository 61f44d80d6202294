import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { retirePower, tradeSheets } from "../../sheets.ts";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["bride", "hacker", "clone"];
const declining = ["clone", "bride.4"];
const hands = [["attack-08", "attack-09"], ["attack-04", "attack-05", "quash"], []];
const MARRIED = { bride: { ships: [0, 1, 0], spouse: 1, divorced: [] as number[] } };
const GAVE = { "1.5": [0, 3] };

/** The Bride is to attack seat 1. */
function court(more: Partial<TestSetUp> = {}): TestTable {
  return table({ aliens, settings, hands, declining, destiny: ["seat-1"], ...more });
}

/** The same, already married to seat 1. */
function married(more: Partial<TestSetUp> = {}): TestTable {
  return court({ memo: MARRIED, ships: GAVE, ...more });
}

test("before allies are invited it marries the opponent, who puts a ship on the sheet [bride 0, bride 1, bride 2]", () => {
  expect(powerOf("bride").effect.alert).toBe("yellow");
  const t = court().until("window/alliance.before").answer(0, "bride");
  expect([t.asked(1), t.options(1)]).toEqual(["bride/ship", ["1.1", "1.2", "1.3", "1.4", "1.5"]]);
  t.answer(1, { "1.2": 1 });
  expect([t.table.memo.bride, t.ships("1.2", 1)]).toEqual([{ ships: [0, 1, 0], spouse: 1, divorced: [] }, 3]);
  const wed = married({ declining: [...declining, "bride.1", "bride.2", "bride.3"] }).until("alliance/invite-offense");
  expect(wed.wasAsked(0, "window/alliance.before")).toBe(false);
});

test("not an opponent without a ship outside the warp [bride EC2]", () => {
  const ships = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`1.${n}`, [0, 0]]));
  const t = court({ ships, warp: [0, 20] }).until("alliance/invite-offense");
  expect(t.wasAsked(0, "window/alliance.before")).toBe(false);
});

test("it may marry as soon as the opponent is known, and a ship on the gate will do [bride 1, bride EC2]", () => {
  const ships = { ...Object.fromEntries([2, 3, 4, 5].map((n) => [`0.${n}`, [0]])), "0.1": [2] };
  const bystander = { aliens: ["clone", "bride", "hacker"], ships, warp: [18] };
  const early = court(bystander).until("window/destiny.final", 1);
  expect([early.question(1), early.options(1)]).toMatchObject([{ quiet: true }, ["pass", "bride.4"]]);
  const t = court({ ...bystander, declining: ["clone", "bride.4"] })
    .until("launch/ships")
    .answer(0, { "0.1": 2 });
  t.until("window/alliance.before").answer(1, "bride");
  expect(t.options(0)).toEqual(["0.1", "gate"]);
  t.answer(0, { gate: 1 });
  expect([t.table.encounter.gate[0], t.table.memo.bride.ships]).toEqual([1, [1, 0, 0]]);
});

test("spouses may ally with each other uninvited [bride 3, bride EC3]", () => {
  const quiet = [...declining, "bride.1", "bride.2", "bride.3"];
  const t = table({
    aliens: ["clone", "hacker", "bride"],
    settings,
    hands,
    declining: quiet,
    memo: { bride: { ships: [0, 1, 0], spouse: 1, divorced: [] } },
    ships: GAVE,
    destiny: ["seat-1"],
  });
  t.until("alliance/answer");
  expect([t.asked(2), t.options(2)]).toEqual(["alliance/answer", ["decline", "defense"]]);
  t.answer(2, "defense");
  expect(t.question(2)).toMatchObject({ key: "alliance/ships", min: 1, max: 4 });
  const other = table({
    aliens: ["bride", "clone", "hacker"],
    settings,
    hands,
    declining: quiet,
    memo: { bride: { ships: [0, 0, 1], spouse: 2, divorced: [] } },
    ships: { "2.5": [0, 0, 3] },
    destiny: ["seat-1"],
  });
  other.until("alliance/answer");
  expect([other.asked(2), other.options(2)]).toEqual(["alliance/answer", ["decline", "offense"]]);
});

test("it shows cards at any time, and the spouse may show some in return [bride 3, bride EC3]", () => {
  const t = married().until("window/turn.first").answer(0, "bride.3");
  t.answer(0, ["attack-09"]);
  expect([t.asked(1), t.question(1)?.params]).toEqual(["bride/show-back", { player: "player/0" }]);
  t.answer(1, ["quash"]);
  const seen = t.session.events.filter(({ id }) => id === "cards.seen");
  expect(seen.map(({ privately }) => privately)).toEqual([
    { 1: { cards: expect.stringContaining("attack-09") } },
    { 0: { cards: expect.stringContaining("quash") } },
  ]);
});

test("once per encounter both trade a card, if both want to [bride 4, bride EC1]", () => {
  const t = married().until("window/turn.first").answer(0, "bride.2").answer(0, "attack-09");
  expect([t.asked(1), t.options(1)]).toEqual(["bride/return", ["pass", "attack-04", "attack-05", "quash"]]);
  t.answer(1, "quash");
  expect([t.hand(0), t.hand(1)]).toEqual([
    ["attack-08", "quash"],
    ["attack-04", "attack-05", "attack-09"],
  ]);
  expect(t.pass(0).until("window/regroup.start").options(0)).toEqual(["pass", "bride.1", "bride.3"]);
  const no = married().until("window/turn.first").answer(0, "bride.2").answer(0, "attack-09").answer(1, "pass");
  expect(no.hand(1)).toEqual(["attack-04", "attack-05", "quash"]);
});

test("a divorce brings half of the hand, rounded down, and is for good [bride 5, bride 6, bride EC2]", () => {
  const t = married().until("window/turn.first").answer(0, "bride.1");
  expect([t.told("cards.taken"), t.told("bride.divorced")]).toEqual([
    [{ player: "player/0", from: "player/1", n: 1 }],
    [{ player: "player/0", other: "player/1" }],
  ]);
  expect(t.table.memo.bride).toEqual({ ships: [0, 1, 0], spouse: -1, divorced: [1], paid: [1] });
  t.until("alliance/invite-offense");
  expect(t.wasAsked(0, "window/alliance.before")).toBe(false);
});

test("losing the sheet is a divorce without cards [bride 7]", () => {
  const ships = { "0.1": [0], "0.2": [0], "0.3": [4], "0.4": [4], "0.5": [4], "1.5": [0, 3], "2.1": [8, 0, 4] };
  const t = married({ ships, declining: [...declining, "bride.1", "bride.2", "bride.3"] });
  t.until("launch/ships").answer(0, { "0.3": 4 });
  expect([t.table.players[0].powerless, t.table.memo.bride.spouse, t.told("cards.taken")]).toEqual([true, -1, []]);
  const traded = married();
  tradeSheets(traded.session.run, 0, 2);
  expect([traded.table.memo.bride.spouse, traded.hand(1).length]).toEqual([-1, 3]);
});

test("a wedding and a trade can be zapped; a divorce is no use [bride zap]", () => {
  const armed = [hands[0], [...hands[1], "cosmic-zap"], []];
  const t = court({ hands: armed }).until("window/alliance.before").answer(0, "bride");
  t.until("window/power.used").answer(1, "cosmic-zap").until("alliance/invite-offense");
  expect(t.table.memo.bride).toBeUndefined();
  const trade = married({ hands: armed }).until("window/turn.first").answer(0, "bride.2").answer(0, "attack-09");
  trade.until("window/power.used").answer(1, "cosmic-zap");
  expect([trade.wasAsked(1, "bride/return"), trade.hand(0)]).toEqual([false, hands[0]]);
  expect(trade.pass(0).until("window/regroup.start").options(0)).toEqual(["pass", "bride.1", "bride.3"]);
  const divorce = married({ hands: armed }).until("window/turn.first").answer(0, "bride.1");
  expect([divorce.wasAsked(1, "window/power.used"), divorce.told("cards.taken").length]).toEqual([false, 1]);
});

test("a rift in the alimony detonates [bride 5, RF-4]", () => {
  const t = married({
    settings: { ...settings, rewardDeck: true },
    hands: [hands[0], ["rift-1", "rift-3"], []],
    declining: [...declining, "rift-1", "rift-3"],
  });
  t.until("window/turn.first").answer(0, "bride.1");
  expect(t.told("rift.detonated").length).toBe(1);
});

test("captives do not come home when the sheet leaves the game [bride EC2]", () => {
  const t = married();
  retirePower(t.session.run, 0, "bride");
  expect([t.table.removed, t.ships("1.5", 1)]).toEqual([[0, 1, 0], 3]);
});

test("with a spouse without cards there is nothing to trade [bride 4]", () => {
  const t = married({ hands: [hands[0], [], []] }).until("window/turn.first");
  expect(t.options(0)).toEqual(["pass", "bride.1", "bride.3"]);
});
