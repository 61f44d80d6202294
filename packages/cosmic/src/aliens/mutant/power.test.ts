import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { powerOf } from "../../installed.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

const aliens = ["mutant", "clone", "hacker"];
const WINDOW = "window/alliance.before";
const FIVE = ["attack-20", "attack-10", "attack-08", "attack-06", "attack-04"];

/** The Mutant (seat 0) has launched against 1.1. */
function launched(mine: string[], theirs: string[] = ["attack-40"], more: TestSetUp = {}) {
  const hands = [mine, theirs, ["quash"]];
  return table({ aliens, hands, destiny: ["seat-1"], ...more, declining: ["plague"] }).until(
    mine.length < 8 ? WINDOW : "alliance/invite-offense",
  );
}

test("before allies are invited the Mutant may fill up its hand as a main player [mutant 0]", () => {
  expect([powerOf("mutant").effect.alert, powerOf("mutant").effect.setUp]).toEqual(["green", undefined]);
  const t = launched(FIVE);
  expect([t.options(0), t.told("alliance.invited")]).toEqual([["pass", "mutant"], []]);
  t.answer(0, "pass");
  expect([t.asked(0), t.hand(0).length]).toEqual(["alliance/invite-offense", 5]);
  const defending = table({ aliens, hands: [["attack-10"], ["attack-08"]], turn: 1, destiny: ["seat-0"] });
  expect(defending.until(WINDOW).options(0)).toEqual(["pass", "mutant"]);
  const uninvolved = table({ aliens, hands: [["attack-10"], ["attack-08"]], turn: 1, destiny: ["seat-2"] });
  expect(uninvolved.until("alliance/invite-offense").wasAsked(0, WINDOW)).toBe(false);
});

test("with eight cards there is nothing to fill up [mutant 1]", () => {
  const t = launched([...FIVE, "negotiate", "morph", "plague"]);
  expect([t.wasAsked(0, WINDOW), t.hand(0).length]).toEqual([false, 8]);
});

test("each card comes from the deck or at random from another hand, until there are eight [mutant 2]", () => {
  const t = launched(FIVE, ["attack-40", "attack-30"], { deck: ["attack-00", "attack-01"] }).answer(0, "mutant");
  expect([t.asked(0), t.options(0)]).toEqual(["mutant/source", ["deck", "1", "2"]]);
  t.answer(0, "deck");
  expect(t.hand(0)).toContain("attack-00");
  t.answer(0, "2");
  expect([t.hand(0).includes("quash"), t.options(0)]).toEqual([true, ["deck", "1"]]);
  t.answer(0, "1");
  expect([t.hand(0).length, t.hand(1).length, t.asked(0)]).toEqual([8, 1, "alliance/invite-offense"]);
});

test("zapped, the Mutant draws nothing [mutant zap]", () => {
  const t = launched(FIVE, ["attack-40", "cosmic-zap"]).answer(0, "mutant").answer(1, "cosmic-zap");
  expect([t.asked(0), t.hand(0).length]).toEqual(["alliance/invite-offense", 5]);
  expect([t.hand(1), t.hand(2)]).toEqual([["attack-40"], ["quash"]]);
});

test("the Mutant sees each card before it says where the next comes from [mutant EC1]", () => {
  const t = launched(FIVE, ["attack-40"], { deck: ["attack-00", "attack-01"] })
    .answer(0, "mutant")
    .answer(0, "deck");
  const drawn = t.session.events.findLast((event) => event.id === "cards.drawn");
  expect([drawn?.params, drawn?.privately]).toEqual([{ player: "player/0", n: 1 }, { 0: { cards: "card/attack-00" } }]);
  expect([t.asked(0), t.hand(0).length]).toEqual(["mutant/source", 6]);
});

test("it goes on until there are eight cards, without a way to stop [mutant EC2]", () => {
  const t = launched(["attack-10"], [], {}).answer(0, "mutant");
  for (let n = 1; n < 8; n++) t.answer(0, "deck");
  expect([t.hand(0).length, t.asked(0)]).toEqual([8, "alliance/invite-offense"]);
});

test("it ends early when there is nothing left to draw from [mutant EC2]", () => {
  const inHands = [...FIVE, "attack-40", "quash"];
  const cards = CARDS.filter((card) => {
    if (card.type === "flare" || card.back !== "cosmic") return false;
    const at = inHands.indexOf(card.name);
    if (at >= 0) inHands.splice(at, 1);
    return at < 0;
  });
  const t = launched(FIVE, ["attack-40"], { memo: { clone: { cards: cards.map((card) => card.n) } } });
  t.answer(0, "mutant");
  expect(t.options(0)).toEqual(["1", "2"]);
  t.answer(0, "1");
  expect([t.hand(0).length, t.asked(0)]).toEqual([7, "alliance/invite-offense"]);
});
