import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { fight } from "../../testing/fight.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["mirage", "hacker", "clone"];
const declining = ["clone"];

/** Seat 0 attacks 1.1 with two ships; 0.2 holds one ship and 1.2 seven. */
function vision(mine: string[], theirs: string[], more = {}) {
  const ships = { "0.2": [1], "0.3": [7], "1.2": [0, 1], "1.3": [0, 7] };
  const t = fight({ aliens, settings, hands: [mine, theirs, []], gate: 2, ships, declining, ...more });
  return t.cards(mine[0], theirs[0]);
}

test("the ships of the chosen colonies count instead of those in the encounter [mirage 0, mirage 1, mirage 2]", () => {
  expect(powerOf("mirage").effect.alert).toBe("green");
  const t = vision(["attack-10"], ["attack-12"]).until("mirage/own");
  expect(t.options(0)).toEqual(["0.1@0", "0.2@0", "0.3@0", "0.4@0", "0.5@0"]);
  t.answer(0, "0.3@0");
  expect(t.asked(0)).toBe("mirage/theirs");
  t.answer(0, "1.2@1");
  expect(t.totals()).toEqual({ offense: 10 + 7, defense: 12 + 1 });
});

test("allies count as usual, and the losses are the real ships [mirage 3, mirage EC1]", () => {
  const t = vision(["attack-10"], ["attack-12"], { allies: [[2, "offense", 3]] }).until("mirage/own");
  t.answer(0, "0.2@0").answer(0, "1.3@1");
  expect(t.totals()).toEqual({ offense: 10 + 1 + 3, defense: 12 + 7 });
  expect(t.table.warp).toEqual([2, 0, 3]);
});

test("the attacked planet may be chosen [mirage EC2]", () => {
  const t = vision(["attack-10"], ["attack-12"]).until("mirage/own").answer(0, "0.1@0");
  expect(t.options(0)).toContain("1.1@1");
  expect(t.answer(0, "1.1@1").totals()).toEqual({ offense: 10 + 2, defense: 12 + 4 });
});

test("against a negotiate nothing is seen [mirage 1]", () => {
  const t = vision(["attack-10", "attack-08"], ["negotiate"]).until("window/resolution.compensation");
  expect(t.wasAsked(0, "mirage/own")).toBe(false);
});

test("zapped, the ships in the encounter count [mirage zap]", () => {
  const t = vision(["attack-10"], ["attack-12", "cosmic-zap"]).until("mirage/own").answer(0, "0.3@0");
  t.answer(0, "1.2@1").until("window/power.used", 1).answer(1, "cosmic-zap");
  expect(t.totals()).toEqual({ offense: 12, defense: 16 });
});

test("a ship that is lost on a chosen colony before totals are compared counts no more [mirage 2, ship-zap 1]", () => {
  const theirs = ["attack-12", "ship-zap"];
  const more = { settings: { ...settings, rewardDeck: true } };
  const t = vision(["attack-10"], theirs, { ...more, declining: ["clone", "ship-zap"] }).until("mirage/own");
  t.answer(0, "0.3@0").answer(0, "1.2@1").until("window/reveal.outcome").answer(1, "ship-zap");
  t.until("zap/owner").answer(1, "0").answer(1, "0.3");
  expect(t.totals()).toEqual({ offense: 10 + 6, defense: 12 + 1 });
});
