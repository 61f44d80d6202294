import { expect, test } from "vitest";
import { type Engagement, type FightTable, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

/** Three ships of the Warpish, two of its opponent and one of somebody else are in the warp; regrouping frees one. */
const LOST = {
  ships: { "0.5": [1], "1.5": [0, 2], "2.5": [0, 0, 3] },
  warp: [3, 2, 1],
};

/** The Warpish attacks with one ship. */
function attack(mine: string, theirs: string[], more: TestSetUp & Engagement = {}): FightTable {
  return fight({ aliens: ["warpish", "masochist", "hacker"], hands: [[mine], theirs, []], ...LOST, ...more });
}

test("one is added for each ship in the warp, whoever owns it [warpish 0, warpish 1]", () => {
  const t = attack("attack-08", ["attack-08"]);
  expect(t.told("power.used")).toEqual([{ player: "player/0", power: "power/warpish" }]);
  expect(t.totals()).toEqual({ offense: 8 + 1 + (2 + 2 + 1), defense: 12 });
});

test("as the defense too, as an ally not [warpish 0]", () => {
  const defense = attack("attack-20", ["attack-08"], { aliens: ["masochist", "warpish", "hacker"] });
  expect(defense.totals()).toEqual({ offense: 21, defense: 12 + 5 });
  const ally = attack("attack-08", ["attack-08"], {
    aliens: ["masochist", "hacker", "warpish"],
    allies: [[2, "offense", 1]],
  });
  expect([ally.totals(), ally.told("power.used")]).toEqual([{ offense: 10, defense: 12 }, []]);
});

test("with a negotiate nothing is added [warpish 1]", () => {
  expect(attack("negotiate", ["attack-08"]).told("power.used")).toEqual([]);
});

test("zapped, nothing is added [warpish zap]", () => {
  const t = attack("attack-08", ["attack-08", "cosmic-zap"]).until("window/power.used", 1).answer(1, "cosmic-zap");
  expect(t.told("reveal.totals")).toEqual([{ offense: 9, defense: 12 }]);
});
