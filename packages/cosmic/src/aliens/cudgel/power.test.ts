import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { type Engagement, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

const aliens = ["cudgel", "clone", "hacker"];
const spare = ["attack-06", "attack-10"];

/** The Cudgel attacks 1.1 with three ships and wins, unless the cards say otherwise. */
function attack(own = "attack-20", other = "attack-04", more: Partial<TestSetUp> & Engagement = {}) {
  const hands = [[own, ...spare], [other, ...spare], []];
  return fight({ aliens, hands, gate: 3, ...more, declining: ["clone"] }).cards(own, other);
}

test("after a win with an attack the opponent loses as many ships more as the Cudgel had there, of its own choice [cudgel 0, cudgel 1, cudgel 2, cudgel EC2]", () => {
  const t = attack().until("ships/lose");
  expect(powerOf("cudgel").effect.alert).toBe("green");
  expect(t.table.warp).toEqual([0, 4, 0]);
  expect(t.question(1)).toMatchObject({ min: 3, max: 3, source: { rule: "cudgel 2" } });
  expect(t.options(1)).toEqual(["1.2", "1.3", "1.4", "1.5"]);
  t.answer(1, { "1.2": 2, "1.5": 1 });
  expect(t.table.warp).toEqual([0, 7, 0]);
  expect([t.ships("1.2", 1), t.ships("1.5", 1), t.ships("1.1", 0)]).toEqual([2, 3, 3]);
  expect(t.told("power.used")).toEqual([{ player: "player/0", power: "power/cudgel" }]);
});

test("of one last ship it takes that one [cudgel 2, cudgel EC2]", () => {
  const ships = { "1.2": [0, 1], "1.3": [0, 0], "1.4": [0, 0], "1.5": [0, 0] };
  const t = attack("attack-20", "attack-04", { ships, warp: [0, 15] }).until("turn/again");
  expect([t.ships("1.2", 1), t.table.warp[1]]).toEqual([0, 20]);
});

test("it works for a winning defense as well [cudgel 0, cudgel 2]", () => {
  const t = attack("attack-04", "attack-20", { aliens: ["clone", "cudgel", "hacker"] }).until("ships/lose");
  expect(t.table.warp).toEqual([3, 0, 0]);
  expect(t.question(0)).toMatchObject({ min: 4, max: 4 });
});

test("a Cudgel that loses, or whose card is no attack, does nothing [cudgel 1]", () => {
  expect(attack("attack-04", "attack-20").finish().table.warp).toEqual([3, 0, 0]);
  expect(attack("morph", "negotiate").passing("deal", "deal/penalty").finish().told("power.used")).toEqual([]);
  const t = attack("negotiate", "attack-04");
  expect(t.finish().told("power.used")).toEqual([]);
});

test("a Cudgel whose side wins although it showed a negotiate does not smash [cudgel 1]", () => {
  const hands = [["negotiate", ...spare], ["attack-04", "cosmic-zap", ...spare], []];
  const t = fight({ aliens: ["cudgel", "clone", "human"], hands, gate: 3, allies: [[2, "offense", 1]] });
  t.cards("negotiate", "attack-04")
    .until("window/power.used", 1)
    .answer(1, "cosmic-zap")
    .declining("clone")
    .until("turn/again");
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  expect([t.told("power.used"), t.table.warp]).toMatchObject([[{ power: "power/human" }], [0, 4, 0]]);
});

test("a Cudgel that wins without a ship of its own there does not smash [cudgel 2]", () => {
  const ships = { "1.1": [0], "1.2": [0, 8] };
  const t = attack("attack-04", "attack-20", { aliens: ["clone", "cudgel", "hacker"], ships }).finish();
  expect([t.told("encounter.won"), t.told("power.used")]).toMatchObject([[{ side: "defense" }], []]);
});

test("an ally of the winner does not smash [cudgel 0]", () => {
  const t = attack("attack-20", "attack-04", { aliens: ["hacker", "clone", "cudgel"], allies: [[2, "offense", 2]] });
  expect(t.passing("turn/again").finish().told("power.used")).toEqual([]);
});

test("a zapped Cudgel costs the opponent nothing more [cudgel zap]", () => {
  const hands = [["attack-20", ...spare], ["attack-04", "cosmic-zap", ...spare], []];
  const t = fight({ aliens, hands, gate: 3 }).cards("attack-20", "attack-04");
  t.until("window/power.used", 1).answer(1, "cosmic-zap").declining("clone").until("turn/again");
  expect(t.table.warp).toEqual([0, 4, 0]);
  expect(t.told("power.zapped")).toEqual([{ player: "player/0", power: "power/cudgel" }]);
});

test("ships are counted, not what they are worth [cudgel EC1]", () => {
  const hands = [["attack-20", "flare-macron", ...spare], ["attack-04", ...spare], []];
  const t = fight({ aliens, hands, gate: 3 }).cards("attack-20", "attack-04");
  t.until("window/reveal.add", 0).answer(0, "flare-macron").until("ships/lose");
  expect(t.totals()).toEqual({ offense: 26, defense: 8 });
  expect(t.question(1)).toMatchObject({ min: 3, max: 3 });
});

test("ships are counted when the winner is determined, also those that are gone since [cudgel EC1]", () => {
  const hands = [["attack-20", ...spare], ["attack-04", "flare-shadow", ...spare], []];
  const t = fight({ aliens, hands, gate: 3 }).cards("attack-20", "attack-04");
  t.until("window/resolution.before", 1).answer(1, "flare-shadow").answer(1, "1.5");
  expect(t.question(1)).toMatchObject({ key: "ships/lose", min: 3, max: 3 });
  expect(t.table.warp).toEqual([3, 5, 0]);
});

test("an opponent with fewer ships left loses them all [cudgel 2, SHP-10]", () => {
  const ships = { "1.2": [0, 0], "1.3": [0, 1], "1.4": [0, 1], "1.5": [0, 0] };
  const t = attack("attack-20", "attack-04", { ships, warp: [0, 14, 0] }).until("turn/again");
  expect(t.table.warp[1]).toBe(20);
});

test("there is no use when the opponent has nothing left to lose [cudgel 2, ZAP-02]", () => {
  const ships = { "1.2": [0], "1.3": [0], "1.4": [0], "1.5": [0] };
  const t = attack("attack-20", "attack-04", { ships, warp: [0, 16, 0] }).until("turn/again");
  expect(t.told("power.used")).toEqual([]);
});

test("the additional ships bring no compensation [cudgel EC3, CMP-06]", () => {
  const hands = [["attack-20", ...spare, ...spare, "attack-08", "attack-08"], ["negotiate"], []];
  const t = fight({ aliens, hands, gate: 3, ships: { "1.1": [0, 2], "1.2": [0, 6] } }).cards("attack-20", "negotiate");
  t.passing("ships/lose").declining("clone").until("turn/again");
  expect(t.table.warp).toEqual([0, 5, 0]);
  expect(t.hand(1)).toHaveLength(2);
});
