import { expect, test } from "vitest";
import { type Engagement, type FightTable, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

/** The Loser attacks with one ship and may declare. */
function attack(mine: string[], theirs: string[], more: TestSetUp & Engagement = {}): FightTable {
  const t = fight({ aliens: ["loser", "clone", "hacker"], hands: [mine, theirs, []], ...more });
  t.until("window/planning.before", 0);
  return t;
}

const MINE = ["attack-04", "attack-06", "negotiate", "morph"];
const THEIRS = ["attack-08", "attack-10", "negotiate"];

test("declared before selection, an upset makes the losing side win [loser 0, loser 1, loser 3, REV-12.12]", () => {
  const t = attack(MINE, THEIRS);
  expect(t.options(0)).toEqual(["pass", "loser"]);
  expect(t.told("planning.selected")).toEqual([]);
  t.answer(0, "loser");
  t.cards("attack-04", "attack-10").until("window/resolution.keep", 1);
  expect(t.totals()).toEqual({ offense: 5, defense: 14 });
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  expect(t.ships("1.1", 0)).toBe(1);
  expect(t.table.warp).toEqual([0, 4, 0]);
});

test("both main players must play attacks if they have any; a morph is none [loser 2, loser EC5]", () => {
  const t = attack(MINE, THEIRS).answer(0, "loser");
  expect(t.options(0)).toEqual(["attack-04", "attack-06"]);
  expect(t.options(1)).toEqual(["attack-08", "attack-10"]);
});

test("without an attack any encounter card may be played [loser EC2, loser EC5]", () => {
  const t = attack(["attack-04", "attack-06"], ["morph", "negotiate"]).answer(0, "loser");
  expect(t.options(1)).toEqual(["morph", "negotiate"]);
});

test("not declared, everything is as usual [loser 0]", () => {
  const t = attack(MINE, THEIRS).answer(0, "pass");
  expect(t.options(0)).toEqual(MINE);
  expect(t.options(1)).toEqual(THEIRS);
  t.answer(0, "attack-04").answer(1, "attack-08");
  expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
});

test("the defense may declare, an ally may not [loser 0]", () => {
  const hands = [["attack-20"], ["attack-08"], []];
  const t = fight({ aliens: ["clone", "loser", "hacker"], hands }).until("window/planning.before", 1);
  expect(t.answer(1, "loser").told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
  const ally = fight({ aliens: ["clone", "hacker", "loser"], hands, allies: [[2, "defense", 1]] });
  expect(ally.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
});

test("zapped at the declaration there is no upset and nobody has to play an attack [loser zap]", () => {
  const t = attack(MINE, [...THEIRS, "cosmic-zap"])
    .answer(0, "loser")
    .until("window/power.used", 1);
  t.answer(1, "cosmic-zap");
  expect(t.options(0)).toEqual(MINE);
  expect(t.options(1)).toEqual(THEIRS);
  t.answer(0, "attack-04").answer(1, "attack-08");
  expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
});

test("after the declaration it is too late for a zap [loser zap, ZAP-04]", () => {
  const t = attack(["attack-04"], ["attack-08", "cosmic-zap"]).answer(0, "loser").until("window/power.used", 1);
  t.answer(1, "pass").declining("clone").finish();
  expect(t.session.answers.filter(({ key }) => key === "window/power.used")).toHaveLength(1);
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
});

test("the offense wins a tie [loser EC1]", () => {
  const t = attack(["attack-08"], ["attack-08"], { gate: 4 }).answer(0, "loser");
  expect(t.told("reveal.totals")).toEqual([{ offense: 12, defense: 12 }]);
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
});

test("a negotiate wins against an attack, and the attack gets no compensation [loser EC2, loser EC3]", () => {
  const t = attack(["attack-40"], ["negotiate", "quash"]).answer(0, "loser").declining("clone").finish();
  expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
  expect([t.told("ships.lost"), t.told("cards.taken")]).toEqual([[{ player: "player/0", n: 1 }], []]);
});

test("two negotiates make a deal, and nothing is turned around [loser EC4]", () => {
  const t = attack(["negotiate"], ["negotiate"]).answer(0, "loser");
  expect(t.asked(0)).toBe("deal");
});

test("the table sees to it that attacks are played; no hand is shown [loser EC6]", () => {
  const t = attack(MINE, THEIRS).answer(0, "loser");
  const ids = new Set(t.session.events.map(({ id }) => id));
  expect([...ids].filter((id) => id.startsWith("cards."))).toEqual([]);
  expect([t.question(0)?.hidden, t.question(1)?.hidden]).toEqual([true, true]);
});

test("the final loser has lost by the difference of the totals [loser EC7]", () => {
  const t = attack(["attack-04"], ["attack-20"]).answer(0, "loser").until("window/resolution.keep", 1);
  expect(t.table.encounter).toMatchObject({ winner: 0, margin: 24 - 5 });
});
