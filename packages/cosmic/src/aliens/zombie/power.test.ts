import { expect, test } from "vitest";
import { lose, takeLoss } from "../../ships.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

const aliens = ["zombie", "clone", "warrior"];

/** The Zombie attacks 1.1 with three ships. */
function attack(hands: string[][], more: Partial<TestSetUp> = {}) {
  const t = table({ aliens, hands, destiny: ["seat-1"], ...more });
  return t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 3 });
}

test("ships that would go to the warp must return to colonies of the Zombie's choice [zombie 0, zombie 1]", () => {
  const t = attack([["attack-04"], ["attack-20"], []]).until("ships/return");
  expect(t.question(0)).toMatchObject({ min: 3, max: 3, source: { rule: "zombie 1" } });
  expect(t.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5"]);
  t.answer(0, { "0.2": 1, "0.5": 2 });
  expect([t.ships("0.1", 0), t.ships("0.2", 0), t.ships("0.5", 0)]).toEqual([1, 5, 6]);
  expect(t.table.warp).toEqual([0, 0, 0]);
  expect(t.told("power.used")).toEqual([{ player: "player/0", power: "power/zombie" }]);
  expect(t.told("ships.lost")).toEqual([]);
});

test("an ally's ships return as well [zombie 0, zombie 1]", () => {
  const t = attack([["attack-04"], ["attack-20"], []], { aliens: ["clone", "will", "zombie"] });
  t.until("alliance/invite-offense").answer(0, ["2"]).until("alliance/answer").answer(2, "offense");
  t.answer(2, { "2.1": 2 }).until("ships/return", 2).answer(2, { "2.3": 2 });
  expect(t.table.warp).toEqual([3, 0, 0]);
  expect(t.ships("2.3", 2)).toBe(6);
});

test("a zapped Zombie loses the ships, and later ones of this encounter too [zombie zap, ZAP-03]", () => {
  const t = table({
    aliens,
    hands: [["attack-04", "attack-04", "plague"], ["attack-20", "cosmic-zap"], []],
    destiny: ["seat-1"],
  });
  t.until("window/regroup.start").answer(0, "plague").answer(0, "0").answer(0, { "0.5": 3 });
  t.answer(1, "cosmic-zap").passing("plague/discard").until("launch/aim");
  expect(t.table.warp).toEqual([2, 0, 0]);
  t.answer(0, "1.1").answer(0, { "0.1": 3 }).declining("clone").finish();
  expect(t.table.warp).toEqual([5, 0, 0]);
});

test("a losing defense goes to the other colonies, never back to the lost planet [zombie EC3]", () => {
  const t = table({ aliens, hands: [["attack-04"], ["attack-20"], []], turn: 1, destiny: ["seat-0"] });
  t.until("launch/aim").answer(1, "0.1").answer(1, { "1.1": 1 }).until("ships/return");
  expect(t.options(0)).toEqual(["0.2", "0.3", "0.4", "0.5"]);
  t.answer(0, { "0.2": 4 }).declining("clone").finish();
  expect([t.ships("0.1", 0), t.ships("0.1", 1), t.ships("0.2", 0)]).toEqual([0, 1, 8]);
  expect(t.table.warp).toEqual([0, 0, 0]);
});

test("without another colony there is no power any more either, and the ships go to the warp [zombie EC3, PWR-01]", () => {
  const ships = { "0.1": [20, 0, 0], "0.2": [0, 0, 0], "0.3": [0, 0, 0], "0.4": [0, 0, 0], "0.5": [0, 0, 0] };
  const hands = [["negotiate"], ["attack-20"], []];
  const t = table({ aliens, hands, turn: 1, destiny: ["seat-0"], ships });
  t.until("launch/aim").answer(1, "0.1").answer(1, { "1.1": 1 }).until("window/resolution.keep");
  expect([t.table.players[0].powerless, t.told("power.used"), t.table.warp]).toEqual([true, [], [20, 0, 0]]);
});

test("hit by Plague, the Zombie chooses three ships and puts them back [zombie EC5]", () => {
  const t = table({ aliens, hands: [["attack-04"], ["attack-20"], ["plague"]], destiny: ["seat-1"] });
  t.until("window/regroup.start").answer(2, "plague").answer(2, "0");
  expect(t.question(0)).toMatchObject({ key: "ships/lose", min: 3, max: 3 });
  t.answer(0, { "0.1": 2, "0.2": 1 }).answer(0, { "0.5": 3 });
  expect([t.ships("0.1", 0), t.ships("0.2", 0), t.ships("0.5", 0)]).toEqual([2, 3, 7]);
  expect(t.table.warp).toEqual([0, 0, 0]);
});

test("no ship goes to the warp, so there is no compensation, unless the table allows it [zombie EC1, CMP-04]", () => {
  const hands = [["negotiate"], ["attack-20", "attack-08", "attack-06", "attack-04", "morph"], []];
  expect(attack(hands).passing("planning/select").declining("clone").finish().hand(0)).toEqual([]);
  const allowed = attack(hands, { settings: { zombieCompensation: true } })
    .passing("planning/select")
    .declining("clone")
    .finish();
  expect(allowed.hand(0)).toHaveLength(3);
  expect(allowed.table.warp).toEqual([0, 0, 0]);
});

test("ships that are removed from the game are not saved [zombie EC2]", () => {
  const t = attack([["attack-04", "attack-06"], ["attack-20"], []]).until("planning/select");
  const g = t.session.run;
  lose(g, [{ ...takeLoss(g, 0, { "planet/0.2": 2 }), to: "removed" }], "effect");
  expect(t.table.removed).toEqual([2, 0, 0]);
  expect(t.told("power.used")).toEqual([]);
});

/** The Zombie and the Clone negotiate; there are ships of the Clone and of the Warrior in the warp. */
function deal(more: Partial<TestSetUp> = {}) {
  const hands = [["negotiate", "attack-08"], ["negotiate", "attack-06"], []];
  const warp = { ships: { "1.2": [0, 2, 0], "2.1": [0, 0, 1] }, warp: [0, 2, 3] };
  return attack(hands, { ...warp, ...more })
    .until("planning/select")
    .answer(0, "negotiate")
    .answer(1, "negotiate");
}

test("in a deal the Zombie may free anybody's ships from the warp [zombie 2, zombie EC4]", () => {
  const t = deal().until("deal", 0);
  expect(t.question(0)).toMatchObject({
    give: expect.arrayContaining([
      { ref: "free/1", max: 2 },
      { ref: "free/2", max: 3 },
    ]),
  });
  t.answer(0, { do: "offer", give: { "attack-08": 1, "free/1": 1, "free/2": 2 }, want: {} }).answer(1, {
    do: "accept",
  });
  t.until("ships/return", 1).answer(1, { "1.5": 1 }).until("ships/return", 2).answer(2, { "2.5": 2 });
  expect(t.table.warp).toEqual([0, 1, 1]);
  expect([t.ships("1.5", 1), t.ships("2.5", 2)]).toEqual([5, 6]);
});

test("the other dealer may ask the Zombie for it, but cannot do it itself [zombie 2]", () => {
  const t = deal()
    .until("deal", 0)
    .answer(0, { do: "offer", give: {}, want: { "random/card": 1 } });
  expect(() => t.answer(1, { do: "offer", give: { "attack-06": 1, "free/1": 1 }, want: {} })).toThrow("refused");
  t.answer(1, { do: "offer", give: { "attack-06": 1 }, want: { "free/1": 2 } }).answer(0, { do: "accept" });
  t.until("ships/return", 1).answer(1, { "1.5": 2 });
  expect(t.table.warp).toEqual([0, 0, 3]);
  expect(t.hand(0)).toContain("attack-06");
});

test("freeing ships alone is no deal [zombie EC4]", () => {
  const t = deal().until("deal", 0);
  expect(() => t.answer(0, { do: "offer", give: { "free/1": 2 }, want: {} })).toThrow("refused.empty");
});

test("freeing ships is not a use: a zapped Zombie may still do it [zombie zap, ZAP-06, ZAP-07]", () => {
  const hands = [["negotiate", "negotiate", "attack-08", "attack-08"], ["negotiate", "cosmic-zap"], ["plague"]];
  const t = table({ aliens, hands, destiny: ["seat-1"] });
  t.until("window/regroup.start").answer(2, "plague").answer(2, "0").answer(0, { "0.5": 3 }).answer(1, "cosmic-zap");
  t.passing("plague/discard")
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 1 })
    .until("planning/select")
    .answer(0, "negotiate");
  t.until("deal", 0).answer(0, { do: "offer", give: { "attack-08": 1, "free/0": 2 }, want: {} });
  expect(t.table.warp).toEqual([2, 0, 0]);
  t.answer(1, { do: "accept" }).answer(0, { "0.4": 2 });
  expect([t.table.warp, t.ships("0.4", 0)]).toEqual([[0, 0, 0], 6]);
});

test("a Zombie without its power can free nobody [zombie 2, PWR-06]", () => {
  const few = { "0.1": [10, 0, 0], "0.2": [10, 0, 0], "0.3": [0, 0, 0], "0.4": [0, 0, 0], "0.5": [0, 0, 0] };
  const t = deal({ ships: { ...few, "1.2": [0, 2, 0], "2.1": [0, 0, 1] } }).until("deal", 0);
  expect(t.question(0)).toMatchObject({ kind: "deal" });
  expect(() => t.answer(0, { do: "offer", give: { "attack-08": 1, "free/1": 1 }, want: {} })).toThrow("refused.terms");
});

test("of ships a Void removes only those its limit sends to the warp return [zombie EC2, void 3]", () => {
  const t = attack([["attack-04"], ["attack-20"], []], {
    aliens: ["zombie", "void", "clone"],
    ships: { "0.2": [1], "0.3": [1], "0.4": [0], "0.5": [0] },
    removed: [14, 0, 0],
  });
  t.until("ships/return");
  expect([t.question(0)?.source.rule, t.question(0)?.params]).toEqual(["zombie 1", { n: 2 }]);
  t.answer(0, { "0.2": 2 }).until("launch/aim", 1);
  expect([t.table.removed[0], t.table.warp[0], t.ships("0.2", 0)]).toEqual([15, 0, 3]);
});

test("ships that another power has saved already are none of its business [zombie 1]", () => {
  const t = attack([["attack-04"], ["attack-20"], []], { aliens: ["observer", "will", "zombie"] });
  t.until("alliance/invite-offense").answer(0, ["2"]).until("alliance/answer").answer(2, "offense");
  t.answer(2, { "2.1": 2 }).finish();
  expect([t.table.warp, t.told("power.used")]).toEqual([[3, 0, 0], [{ player: "player/0", power: "power/observer" }]]);
});
