import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { type Engagement, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["clone", "muckraker", "hacker", "machine"];
const allies: NonNullable<Engagement["allies"]> = [
  [2, "offense", 2],
  [3, "offense", 1],
];

/** Seat 0 wins against the Muckraker with the help of seats 2 and 3. */
function beaten(more: Partial<TestSetUp> & Engagement = {}) {
  const hands = [
    ["attack-20", "attack-01"],
    ["attack-04", "attack-08"],
    ["attack-10", "attack-06", "negotiate"],
    ["quash", "negotiate"],
  ];
  const t = fight({ players: 4, aliens, settings, hands, allies, declining: ["clone", "machine"], ...more });
  return t.cards("attack-20", "attack-04").until("window/resolution.before");
}

test("it throws a card at winning allies, who pay or go home with nothing [muckraker 0, muckraker 1, muckraker 2, muckraker 3, muckraker EC1, DR-12]", () => {
  expect(powerOf("muckraker").effect.alert).toBe("yellow");
  const t = beaten().answer(1, "muckraker").until("muckraker/accuse");
  expect(t.options(1)).toEqual(["2", "3"]);
  t.answer(1, ["player/2", "player/3"]);
  expect([t.asked(2), t.options(2), t.asked(3)]).toEqual(["muckraker/bribe", ["pass", "attack-10"], undefined]);
  t.answer(2, "pass").until("ships/return").answer(2, { "2.4": 2 });
  expect([t.asked(3), t.options(3)]).toEqual(["muckraker/bribe", ["pass", "quash"]]);
  t.answer(3, "quash").until("turn/again");
  expect([t.hand(1), t.ships("2.4", 2)]).toEqual([["quash"], 6]);
  expect([t.ships("1.1", 0), t.ships("1.1", 2), t.ships("1.1", 3)]).toEqual([1, 0, 1]);
});

test("without winning allies there is nobody to accuse [muckraker 0]", () => {
  const hands = [["attack-20", "attack-01"], ["attack-04", "attack-08"], [], []];
  const t = fight({ players: 4, aliens, settings, hands, declining: ["clone", "machine"] });
  t.cards("attack-20", "attack-04").until("turn/again");
  expect(t.wasAsked(1, "window/resolution.before")).toBe(false);
});

test("as an ally of the winner it leaves the main player to exempt somebody [muckraker 4]", () => {
  const hands = [["attack-20", "attack-01"], ["attack-04", "attack-06"], ["attack-08"], ["quash"]];
  const t = beaten({ aliens: ["clone", "hacker", "muckraker", "machine"], hands, declining: ["clone", "machine"] });
  t.answer(2, "muckraker").until("muckraker/exempt");
  expect([t.asked(0), t.options(0)]).toEqual(["muckraker/exempt", ["3"]]);
  t.answer(0, ["player/3"]).until("turn/again");
  expect([t.wasAsked(3, "muckraker/bribe"), t.ships("1.1", 3), t.ships("1.1", 2)]).toEqual([false, 1, 2]);
});

test("zapped, it keeps the card [muckraker zap]", () => {
  const hands = [["attack-20", "cosmic-zap"], ["attack-04", "attack-08"], [], []];
  const t = beaten({ hands }).answer(1, "muckraker").until("muckraker/accuse").answer(1, ["player/2"]);
  t.until("window/power.used", 0).answer(0, "cosmic-zap");
  expect([t.hand(1), t.told("muckraker.convicted")]).toEqual([["attack-08"], []]);
});

test("a thrown card that is played before the accusation accuses nobody [muckraker 1, CLR-06]", () => {
  const hands = [["attack-20", "attack-01", "cosmic-zap"], ["attack-04", "card-zap"], ["quash"], []];
  const t = beaten({ hands }).answer(1, "muckraker").until("muckraker/accuse").answer(1, ["player/2", "player/3"]);
  t.until("window/power.used", 0).answer(0, "cosmic-zap").until("window/card.played", 1).answer(1, "card-zap");
  t.until("turn/again");
  expect([t.told("power.zapped"), t.wasAsked(2, "muckraker/bribe"), t.hand(2)]).toEqual([[], false, ["quash"]]);
  expect([t.ships("1.1", 2), t.ships("1.1", 3)]).toEqual([2, 1]);
});

test("without a card to throw it accuses nobody [muckraker 1]", () => {
  const hands = [["attack-20", "attack-01"], ["attack-04"], ["attack-10"], ["quash"]];
  const t = fight({ players: 4, aliens, settings, hands, allies, declining: ["clone", "machine"] });
  t.cards("attack-20", "attack-04").until("turn/again");
  expect([t.hand(1), t.wasAsked(1, "window/resolution.before")]).toEqual([[], false]);
});

test("an ally without cards cannot pay and is not asked [muckraker 2, muckraker 3]", () => {
  const hands = [["attack-20", "attack-01"], ["attack-04", "attack-08"], ["attack-10"], []];
  const t = beaten({ hands, courtesy: true }).answer(1, "muckraker").until("muckraker/card").answer(1, "attack-08");
  t.until("muckraker/accuse").answer(1, ["player/3"]);
  t.until("turn/again");
  expect([t.told("muckraker.convicted"), t.wasAsked(3, "muckraker/bribe")]).toEqual([[{ player: "player/3" }], false]);
});
