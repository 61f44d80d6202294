import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";

/** The Calculator attacks with one ship. */
function attack(mine: string, theirs: string, ...more: string[]): FightTable {
  const t = fight({ aliens: ["calculator", "masochist", "hacker"], hands: [[mine], [theirs, ...more], []] });
  t.until("window/planning.selected", 0);
  return t;
}

test("announced once cards are selected, the higher value is reduced by the lower one [calculator 0, calculator 1, calculator 2]", () => {
  const t = attack("attack-15", "attack-08");
  expect(t.told("reveal.card")).toEqual([]);
  expect(t.options(0)).toEqual(["pass", "calculator"]);
  t.answer(0, "calculator");
  expect(t.totals()).toEqual({ offense: 7 + 1, defense: 8 + 4 });
  expect(attack("attack-08", "attack-15").answer(0, "calculator").told("reveal.totals")).toEqual([
    { offense: 9, defense: 11 },
  ]);
});

test("equal values stay [calculator 2]", () => {
  const t = attack("attack-08", "attack-08").answer(0, "calculator");
  expect(t.told("reveal.totals")).toEqual([{ offense: 9, defense: 12 }]);
});

test("it may be left, and with a negotiate it does nothing [calculator 0, calculator 2]", () => {
  expect(attack("attack-15", "attack-08").answer(0, "pass").told("reveal.totals")).toEqual([
    { offense: 16, defense: 12 },
  ]);
  const t = attack("attack-15", "negotiate").answer(0, "calculator");
  expect(t.told("calculator.equalized")).toEqual([]);
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
});

test("as the defense it announces too, as an ally or uninvolved it does not [calculator 0]", () => {
  const hands = [["attack-15"], ["attack-08"], []];
  const t = fight({ aliens: ["masochist", "calculator", "hacker"], hands }).until("window/planning.selected", 1);
  expect(t.answer(1, "calculator").told("reveal.totals")).toEqual([{ offense: 8, defense: 12 }]);
  const ally = fight({ aliens: ["masochist", "hacker", "calculator"], hands, allies: [[2, "offense", 1]] });
  expect(ally.totals()).toEqual({ offense: 17, defense: 12 });
});

test("zapped at the announcement, the cards keep their values [calculator zap]", () => {
  const t = attack("attack-15", "attack-08", "cosmic-zap").answer(0, "calculator");
  expect(t.asked(1)).toBe("window/power.used");
  expect(t.told("reveal.card")).toEqual([]);
  t.answer(1, "cosmic-zap");
  expect(t.told("reveal.totals")).toEqual([{ offense: 16, defense: 12 }]);
});

test("at reveal it is too late for a zap [calculator zap, ZAP-04]", () => {
  const t = attack("attack-15", "attack-08", "cosmic-zap").answer(0, "calculator").answer(1, "pass");
  expect(t.told("reveal.totals")).toEqual([{ offense: 8, defense: 12 }]);
  expect(t.session.answers.filter(({ key }) => key === "window/power.used")).toHaveLength(1);
});

test("the Tripler's wild comes first, the Tripler's power afterwards [calculator EC1, REV-12.4, REV-12.5, REV-12.6]", () => {
  const aliens = ["calculator", "masochist", "hacker"];
  const wild = fight({ aliens, hands: [["attack-20", "flare-tripler"], ["attack-15"], []] });
  wild.until("window/planning.selected", 0).answer(0, "calculator").until("window/reveal.first", 0);
  expect(wild.answer(0, "flare-tripler").told("reveal.totals")).toEqual([{ offense: 20 - 5 + 1, defense: 5 + 4 }]);
  const t = fight({ aliens: ["calculator", "tripler", "hacker"], hands: [["attack-08"], ["attack-20"], []] });
  t.until("window/planning.selected", 0).answer(0, "calculator");
  expect(t.totals()).toEqual({ offense: 8 + 1, defense: Math.ceil(12 / 3) + 4 });
});

test("with a morph both values are the same [calculator EC2]", () => {
  const t = attack("attack-15", "morph").answer(0, "calculator");
  expect(t.told("reveal.totals")).toEqual([{ offense: 16, defense: 19 }]);
});
