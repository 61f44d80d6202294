import { expect, test } from "vitest";
import { type Engagement, type FightTable, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

/** The Anti-Matter attacks with three ships; the Filch helps it with two, the Machine helps the Clone with one. */
function attack(mine: string[], theirs: string[], more: TestSetUp & Engagement = {}): FightTable {
  return fight({
    aliens: ["anti-matter", "clone", "filch", "machine"],
    hands: [mine, theirs, [], []],
    gate: 3,
    allies: [
      [2, "offense", 2],
      [3, "defense", 1],
    ],
    ...more,
  });
}

test("the lower total wins; only the opponent's own ships are added [anti-matter 0, anti-matter 2, anti-matter 3, anti-matter 4, anti-matter EC3]", () => {
  const t = attack(["attack-10"], ["attack-08"]);
  expect(t.told("power.used")).toEqual([{ player: "player/0", power: "power/anti-matter" }]);
  expect(t.totals()).toEqual({ offense: 10 - 3 - 2, defense: 8 + 4 - 1 });
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
});

test("as the defense its ships on the planet are subtracted [anti-matter 3, anti-matter EC3, REV-13]", () => {
  const aliens = ["clone", "anti-matter", "filch", "machine"];
  const t = attack(["attack-10"], ["attack-00"], { aliens });
  expect(t.totals()).toEqual({ offense: 10 + 3 - 2, defense: 0 - 4 - 1 });
  expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
});

test("it is no use of an ally [anti-matter 0]", () => {
  const t = attack(["attack-10"], ["attack-08"], { aliens: ["clone", "machine", "anti-matter", "filch"] });
  expect(t.told("power.used")).toEqual([]);
  expect(t.totals()).toEqual({ offense: 15, defense: 13 });
});

test("with a negotiate there is nothing to negate [anti-matter 1]", () => {
  const t = attack(["attack-10"], ["negotiate"]);
  expect(t.told("power.used")).toEqual([]);
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
});

test("a morph that copies an attack is an attack [anti-matter 1, REV-02]", () => {
  expect(attack(["attack-10"], ["morph"]).totals()).toEqual({ offense: 5, defense: 13 });
});

test("zapped, everything is added and the higher total wins [anti-matter zap]", () => {
  const t = attack(["attack-10"], ["attack-11", "cosmic-zap"]).until("window/power.used", 1).answer(1, "cosmic-zap");
  expect([t.told("reveal.totals"), t.told("encounter.won")]).toEqual([
    [{ offense: 15, defense: 16 }],
    [{ player: "player/1", side: "defense" }],
  ]);
});

test("the defense wins a tie [anti-matter EC1]", () => {
  const t = attack(["attack-14"], ["attack-06"], { gate: 3 });
  expect(t.totals()).toEqual({ offense: 9, defense: 9 });
  expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
});

test("reinforcements and flat bonuses are added, so that one reinforces the enemy [anti-matter EC2, REV-12.10]", () => {
  const t = attack(["attack-15", "reinforcement-2"], ["attack-06", "flare-citadel"]);
  t.until("window/reveal.add", 1).answer(1, "flare-citadel").until("window/reveal.reinforce", 0);
  t.answer(0, "reinforcement-2").answer(0, "defense").until("window/resolution.keep");
  expect(t.totals()).toEqual({ offense: 10, defense: 6 + 4 - 1 + 5 + 2 });
  expect(t.table.encounter.winner).toBe(0);
});

test("a side loses by the absolute difference of the totals [anti-matter EC4]", () => {
  const t = attack(["attack-00"], ["attack-06"]).until("window/resolution.keep", 1);
  expect(t.told("reveal.totals")).toEqual([{ offense: -5, defense: 9 }]);
  expect(t.table.encounter).toMatchObject({ winner: 0, margin: 14 });
});
