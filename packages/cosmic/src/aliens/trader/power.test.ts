import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

const WINDOW = "window/planning.before";
const aliens = ["trader", "hacker", "machine"];

/** The Trader (seat 0) attacks seat 1. */
function trade(mine: string[], theirs: string[], more: TestSetUp = {}) {
  return fight({ aliens, hands: [mine, theirs, []], gate: 2, ...more, declining: ["plague"] });
}

test("before selection the Trader may trade hands with the opponent, and both keep them [trader 0, trader 1]", () => {
  expect([powerOf("trader").effect.alert, powerOf("trader").effect.setUp]).toEqual(["green", undefined]);
  const t = trade(["attack-04", "negotiate"], ["attack-40", "morph", "plague"]).until(WINDOW);
  expect(t.options(0)).toEqual(["pass", "trader"]);
  t.answer(0, "trader");
  expect([t.hand(0), t.hand(1)]).toEqual([
    ["attack-40", "morph", "plague"],
    ["attack-04", "negotiate"],
  ]);
  t.until("planning/select").answer(0, "attack-40").answer(1, "attack-04").passing("turn/again").finish();
  expect([t.hand(0), t.hand(1)]).toEqual([["morph", "plague"], ["negotiate"]]);
});

test("each of the two sees only the own new hand [trader 1]", () => {
  const t = trade(["attack-04", "negotiate"], ["attack-40", "morph"]).until(WINDOW).answer(0, "trader");
  const told = t.session.events.filter((event) => event.id === "trader.hand");
  expect(told.map(({ params, privately }) => [params.player, Object.keys(privately ?? {})])).toEqual([
    ["player/0", ["0"]],
    ["player/1", ["1"]],
  ]);
});

test("the Trader may keep its hand, and an ally cannot trade [trader 0]", () => {
  const kept = trade(["attack-04", "negotiate"], ["attack-40", "morph"]).until(WINDOW).answer(0, "pass");
  expect([kept.asked(0), kept.hand(0)]).toEqual(["planning/select", ["attack-04", "negotiate"]]);
  const ally = fight({
    aliens: ["hacker", "machine", "trader"],
    hands: [["attack-04", "negotiate"], ["attack-40", "morph"], ["plague"]],
    allies: [[2, "offense", 1]],
    declining: ["plague"],
  }).until("planning/select");
  expect(ally.wasAsked(2, WINDOW)).toBe(false);
});

test("a defending Trader without encounter cards draws its new hand before it trades [trader 2, PLN-05]", () => {
  const deck = ["attack-12", "attack-08", "attack-06", "attack-05", "quash", "ionic-gas", "morph", "negotiate"];
  const hands = [["attack-40", "attack-30"], ["plague"], []];
  const t = fight({ aliens: ["hacker", "trader", "machine"], hands, deck, declining: ["plague"] }).until(WINDOW);
  expect([t.hand(1), t.options(1)]).toEqual([[...deck].sort(), ["pass", "trader"]]);
  t.answer(1, "trader");
  expect([t.hand(0), t.hand(1)]).toEqual([[...deck].sort(), ["attack-30", "attack-40"]]);
});

test("zapped, both keep their hands [trader zap]", () => {
  const t = trade(["attack-04", "negotiate"], ["attack-40", "morph", "cosmic-zap"]).until(WINDOW).answer(0, "trader");
  t.answer(1, "cosmic-zap");
  expect([t.hand(0), t.hand(1)]).toEqual([
    ["attack-04", "negotiate"],
    ["attack-40", "morph"],
  ]);
});

test("after the trade a defense without encounter cards draws a new hand [trader EC1, PLN-04]", () => {
  const hands = [["attack-40", "attack-30"], ["attack-04", "flare-trader"], ["plague"]];
  const deck = ["attack-12", "attack-08", "attack-06", "attack-05", "quash", "ionic-gas", "morph", "negotiate"];
  const t = fight({ aliens: ["hacker", "trader", "machine"], hands, deck, declining: ["plague"] }).until(WINDOW);
  t.answer(1, "trader").answer(1, "flare-trader").answer(1, "2");
  expect([t.hand(2), t.hand(1), t.discard]).toEqual([["attack-04"], [...deck].sort(), ["plague", "flare-trader"]]);
});

test("after the trade an offense without encounter cards ends its turn [trader EC1, PLN-01]", () => {
  const hands = [["attack-40", "flare-trader"], ["attack-04", "quash"], ["plague"]];
  const t = fight({ aliens, hands, gate: 2, declining: ["plague"] }).until(WINDOW);
  t.answer(0, "trader").answer(0, "flare-trader").answer(0, "2");
  expect(t.told("encounter.noCards")).toEqual([{ player: "player/0" }]);
  t.declining("plague").until("launch/aim");
  expect([t.table.turn.seat, t.table.warp[0]]).toEqual([1, 0]);
});
