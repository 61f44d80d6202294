import { expect, test } from "vitest";
import { type Engagement, type FightTable, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

/** The Human attacks with one ship. */
function attack(mine: string, theirs: string[], more: TestSetUp & Engagement = {}): FightTable {
  return fight({ aliens: ["human", "clone", "hacker"], hands: [[mine], theirs, []], ...more });
}

/** The Human helps the defense with one ship. */
function help(mine: string[], theirs: string[]): FightTable {
  return fight({ aliens: ["clone", "hacker", "human"], hands: [mine, theirs, []], allies: [[2, "defense", 1]] });
}

test("as a main player the Human must add 4 [human 0, human 1]", () => {
  const t = attack("attack-10", ["attack-08"]);
  expect(t.told("power.used")).toEqual([{ player: "player/0", power: "power/human" }]);
  expect(t.totals()).toEqual({ offense: 10 + 1 + 4, defense: 12 });
});

test("as an ally too, uninvolved it does not [human 0, human 1]", () => {
  expect(help(["attack-10"], ["attack-08"]).totals()).toEqual({ offense: 11, defense: 8 + 4 + 1 + 4 });
  const t = fight({ aliens: ["clone", "hacker", "human"], hands: [["attack-10"], ["attack-08"], []] });
  expect([t.totals(), t.told("power.used")]).toEqual([{ offense: 11, defense: 12 }, []]);
});

test("zapped, its side wins whatever the totals [human 2, human zap, ZAP-10, REV-12.11]", () => {
  const t = attack("attack-00", ["attack-40", "cosmic-zap"]).until("window/power.used", 1).answer(1, "cosmic-zap");
  expect(t.told("human.wins")).toEqual([{ player: "player/0" }]);
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  expect([t.table.warp, t.ships("1.1", 0)]).toEqual([[0, 4, 0], 1]);
});

test("zapped as an ally, the side it helps wins [human 2, human zap]", () => {
  const t = help(["attack-40", "cosmic-zap"], ["attack-00"]).until("window/power.used", 0).answer(0, "cosmic-zap");
  expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
});

test("left alone, the higher total wins [human zap]", () => {
  const t = attack("attack-00", ["attack-40", "cosmic-zap"]).until("window/power.used", 1).answer(1, "pass");
  expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
});

test("it is used, and can be zapped, though a negotiate is shown: no loss, no compensation [human EC1]", () => {
  const t = attack("negotiate", ["attack-10", "cosmic-zap", "quash"]).until("window/power.used", 1);
  t.answer(1, "cosmic-zap");
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  expect([t.table.warp[0], t.told("cards.taken")]).toEqual([0, []]);
});

test("where a deal was to be made its side wins outright [human EC1, human EC2]", () => {
  const t = attack("negotiate", ["negotiate", "cosmic-zap"]).until("window/power.used", 1).answer(1, "cosmic-zap");
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  expect([t.wasAsked(0, "deal"), t.told("deal.failed"), t.ships("1.1", 0)]).toEqual([false, [], 1]);
  const left = attack("negotiate", ["negotiate", "cosmic-zap"]).until("window/power.used", 1).answer(1, "pass");
  expect(left.asked(0)).toBe("deal");
});

test("the Loser's upset turns even this win around [human EC3, REV-12.12]", () => {
  const t = attack("attack-10", ["attack-08", "cosmic-zap"], { aliens: ["human", "loser", "hacker"] });
  t.until("window/planning.before", 1).answer(1, "loser").until("window/power.used", 1);
  t.pass(1).until("window/power.used", 1).answer(1, "cosmic-zap");
  expect(t.told("human.wins")).toHaveLength(1);
  expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
});

test("a Human without the power adds nothing and cannot be zapped [human EC4, PWR-06]", () => {
  const ships = { "0.1": [10], "0.2": [10], "0.3": [0], "0.4": [0], "0.5": [0] };
  const t = attack("attack-10", ["attack-08", "cosmic-zap"], { ships });
  expect(t.totals()).toEqual({ offense: 11, defense: 12 });
  expect([t.told("power.used"), t.wasAsked(1, "window/power.used")]).toEqual([[], false]);
});
