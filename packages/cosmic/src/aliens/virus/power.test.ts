import { expect, test } from "vitest";
import { type Engagement, type FightTable, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

/** The Virus attacks with three ships, helped by the Filch with two. */
function attack(mine: string, theirs: string[], more: TestSetUp & Engagement = {}): FightTable {
  const hands = [[mine], theirs, []];
  return fight({ aliens: ["virus", "masochist", "filch"], hands, gate: 3, allies: [[2, "offense", 2]], ...more });
}

test("own ships are multiplied by the card, allied ships are added [virus 0, virus 1, REV-12.7]", () => {
  const t = attack("attack-06", ["attack-08"]);
  expect(t.told("power.used")).toEqual([{ player: "player/0", power: "power/virus" }]);
  expect(t.totals()).toEqual({ offense: 3 * 6 + 2, defense: 12 });
});

test("as the defense its ships on the planet multiply; as an ally it does nothing [virus 0, virus 1]", () => {
  const defense = attack("attack-40", ["attack-08"], { aliens: ["masochist", "virus", "filch"] });
  expect(defense.totals()).toEqual({ offense: 45, defense: 4 * 8 });
  const ally = attack("attack-06", ["attack-08"], { aliens: ["masochist", "filch", "virus"] });
  expect([ally.totals(), ally.told("power.used")]).toEqual([{ offense: 11, defense: 12 }, []]);
});

test("reinforcements and bonuses are added afterwards [virus 1, REV-12.8, REV-12.9]", () => {
  const hands = [["attack-06", "reinforcement-3"], ["attack-08", "flare-citadel"], []];
  const t = attack("", [], { hands }).until("window/reveal.add", 1).answer(1, "flare-citadel");
  t.until("window/reveal.reinforce", 0).answer(0, "reinforcement-3").answer(0, "offense");
  expect(t.told("reveal.totals")).toEqual([{ offense: 20 + 3, defense: 17 }]);
});

test("it shows a negotiate: nothing to multiply [virus 1]", () => {
  expect(attack("negotiate", ["attack-08"]).told("power.used")).toEqual([]);
});

test("zapped, everything is added up [virus zap]", () => {
  const t = attack("attack-06", ["attack-08", "cosmic-zap"]).until("window/power.used", 1).answer(1, "cosmic-zap");
  expect(t.told("reveal.totals")).toEqual([{ offense: 6 + 3 + 2, defense: 12 }]);
});

test("an attack 00 or no ship gives 0 [virus EC1]", () => {
  expect(attack("attack-00", ["attack-08"]).totals()).toEqual({ offense: 0 + 2, defense: 12 });
  const ships = { "1.1": [0, 0], "1.2": [0, 8] };
  const empty = attack("attack-06", ["attack-40"], { aliens: ["masochist", "virus", "filch"], ships, target: "1.1" });
  expect(empty.totals()).toEqual({ offense: 11, defense: 0 });
});
