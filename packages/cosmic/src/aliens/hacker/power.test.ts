import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

const ASKED = "window/resolution.compensation";
const DONE = "window/resolution.keep";

/** The Hacker attacks with two ships, loses with a negotiate and is due two cards. */
function collects(more: Partial<TestSetUp> = {}): FightTable {
  const hands = [["negotiate"], ["attack-40", "plague", "morph", "quash"], ["attack-30", "attack-20", "attack-10"]];
  return fight({ aliens: ["hacker", "clone", "filch"], hands, gate: 2, ...more, declining: ["plague"] }).cards(
    "negotiate",
    "attack-40",
  );
}

test("who collects may choose who pays, look through that hand and pick the cards [hacker 0, hacker 1, hacker EC1]", () => {
  const t = collects();
  expect([t.asked(0), t.options(0)]).toEqual([ASKED, ["pass", "hacker.1"]]);
  t.answer(0, "hacker.1");
  expect([t.asked(0), t.options(0)]).toEqual(["hacker/payer", ["1", "2"]]);
  t.answer(0, "2");
  expect(t.question(0)).toMatchObject({ key: "compensation/take", min: 2, max: 2 });
  expect(t.options(0)).toEqual(["attack-30", "attack-20", "attack-10"]);
  t.answer(0, ["attack-30", "attack-10"]).until(DONE);
  expect([t.hand(0), t.hand(1).length, t.hand(2)]).toEqual([["attack-10", "attack-30"], 3, ["attack-20"]]);
});

test("the opponent may be chosen, the Hacker itself not; without the use cards are random [hacker 1, hacker EC2]", () => {
  const t = collects().answer(0, "hacker.1");
  expect(t.options(0)).not.toContain("0");
  t.answer(0, "1").answer(0, ["morph", "quash"]).until(DONE);
  expect([t.hand(0), t.hand(1)]).toEqual([["morph", "quash"], ["plague"]]);
  const random = collects().answer(0, "pass").until(DONE);
  expect([random.hand(0).length, random.hand(1).length, random.told("cards.seen")]).toEqual([2, 1, []]);
});

/** The Hacker wins, and the defense is due two of its three cards. */
function pays(zap: string[] = []): FightTable {
  const hands = [["attack-40", "plague", "morph", "quash"], ["negotiate"], zap];
  const ships = { "1.1": [0, 2], "1.2": [0, 6] };
  return fight({ aliens: ["hacker", "clone", "filch"], hands, ships, declining: ["plague"] }).cards(
    "attack-40",
    "negotiate",
  );
}

test("when the opponent collects, the Hacker may choose which cards to give [hacker 0, hacker 2, hacker EC1]", () => {
  const t = pays();
  expect(t.options(0)).toEqual(["pass", "hacker.2"]);
  t.answer(0, "hacker.2");
  expect(t.question(0)).toMatchObject({ key: "compensation/give", min: 2, max: 2 });
  expect(t.options(0)).toEqual(["plague", "morph", "quash"]);
  t.answer(0, ["plague", "quash"]).until(DONE);
  expect([t.hand(0), t.hand(1)]).toEqual([["morph"], ["plague", "quash"]]);
});

test("zapped, random cards come from the usual payer [hacker zap]", () => {
  const t = collects({ hands: [["negotiate"], ["attack-40", "plague", "morph", "cosmic-zap"], ["quash"]] });
  t.answer(0, "hacker.1").answer(0, "2").answer(1, "cosmic-zap").until(DONE);
  expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([["morph", "plague"], [], ["quash"]]);
  const paid = pays(["cosmic-zap"]).answer(0, "hacker.2").answer(2, "cosmic-zap").until(DONE);
  expect(paid.wasAsked(0, "compensation/give")).toBe(false);
  expect([paid.hand(0).length, paid.hand(1).length]).toEqual([1, 2]);
});

test("Ionic Gas stops both uses [hacker EC2]", () => {
  for (const t of [collects({ hands: [["negotiate"], ["attack-40", "plague"], ["ionic-gas"]] }), pays(["ionic-gas"])]) {
    t.until("window/resolution.before").answer(2, "ionic-gas").until(DONE);
    expect([t.wasAsked(0, ASKED), t.told("cards.taken"), t.told("cards.given")]).toEqual([false, [], []]);
  }
});

test("an ally has no say in it [hacker 0]", () => {
  const hands = [["negotiate"], ["attack-40", "plague"], []];
  const t = fight({
    aliens: ["machine", "filch", "hacker"],
    hands,
    allies: [[2, "offense", 1]],
    declining: ["plague"],
  });
  expect(t.cards("negotiate", "attack-40").until("window/resolution.discarded").wasAsked(2, ASKED)).toBe(false);
});
