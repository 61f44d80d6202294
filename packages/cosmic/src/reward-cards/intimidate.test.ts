import { expect, test } from "vitest";
import { engage } from "../testing/fight.ts";
import { rewardDiscard, rewardTable, shown } from "../testing/rewarded.ts";
import type { TestSetUp } from "../testing/table.ts";

/** Seat 2 has an Intimidate and helps a side with one ship, after laying it down. */
function advertise(side: "offense" | "defense", hands: string[][], more: Partial<TestSetUp> = {}) {
  const t = rewardTable({ hands, ...more });
  t.until("window/turn.first", 2).answer(2, "intimidate-29");
  return engage(t, { gate: 2, allies: [[2, side, 1]] });
}

test("it may be laid down from the start of the turn until planning, once per encounter [IN-1, IN-2]", () => {
  const t = rewardTable({ hands: [["attack-10", "intimidate-19", "intimidate-39"], ["attack-08"], []] });
  expect([t.asked(0), t.options(0)]).toEqual(["window/turn.first", ["pass", "intimidate-19", "intimidate-39"]]);
  t.answer(0, "pass");
  for (const window of ["regroup.start", "destiny.final", "launch.done", "alliance.before"]) {
    t.until(`window/${window}`);
    expect(t.options(0)).toEqual(["pass", "intimidate-19", "intimidate-39"]);
    t.answer(0, "pass");
  }
  t.until("window/alliance.formed").answer(0, "intimidate-39");
  expect(t.told("laid.intimidate")).toEqual([{ player: "player/0" }]);
  expect([t.hand(0), t.asked(0)]).toEqual([["attack-10", "intimidate-19"], "window/resolution.keep"]);
  expect(shown(t)).toEqual([
    ["attack", 39],
    ["attack", 8],
  ]);
});

test("while face down it is no part of the hand and nobody else sees which it is [IN-3]", () => {
  const t = rewardTable({ hands: [["attack-10", "intimidate-19"], ["attack-08", "plague"], []] });
  t.answer(0, "intimidate-19").until("window/regroup.start").answer(1, "plague").answer(1, "0");
  t.answer(0, { "0.1": 3 });
  expect(t.hand(0)).toEqual([]);
  expect(t.table.encounter.laid).toEqual([{ seat: 0, type: "intimidate", card: -1, off: false }]);
});

test("a main player's own one is the encounter card, and nothing else is selected [IN-5]", () => {
  const t = engage(
    rewardTable({ hands: [["attack-10", "intimidate-19"], ["attack-08", "attack-06"], []] }).answer(0, "intimidate-19"),
  );
  t.until("planning/select").answer(1, "attack-08");
  expect(t.wasAsked(0, "planning/select")).toBe(false);
  expect(t.totals()).toEqual({ offense: 20, defense: 12 });
  expect(t.hand(0)).toEqual(["attack-10"]);
});

test("what restricts selection does not touch it, and laid down at the start of the turn it saves the hand [IN-6, DR-1, STT-02]", () => {
  const aliens = ["clone", "loser", "machine"];
  const t = rewardTable({
    aliens,
    declining: ["clone", "machine"],
    hands: [["intimidate-19"], ["attack-08", "negotiate"], []],
  });
  engage(t.answer(0, "intimidate-19"));
  expect(t.told("cards.drawn")).toEqual([]);
  t.until("window/planning.before").answer(1, "loser");
  expect(shown(t)).toEqual([
    ["attack", 19],
    ["attack", 8],
  ]);
});

test("in hand it is no encounter card: without one a new hand is drawn, and there is no second encounter [DR-1, IN-1]", () => {
  const t = rewardTable({ hands: [["intimidate-19"], ["attack-08"], []], deck: ["attack-04"] });
  t.answer(0, "pass").until("window/regroup.start");
  expect(t.told("cards.drawn")).toEqual([{ player: "player/0", n: 8 }]);
  const won = rewardTable({
    hands: [["attack-40", "intimidate-19"], ["attack-08"], []],
    aliens: ["warrior", "will", "human"],
    declining: ["intimidate-19"],
  });
  engage(won).until("window/turn.first");
  expect([won.wasAsked(0, "turn/again"), won.told("turn.ended")]).toEqual([false, [{ player: "player/0" }]]);
});

test("the Oracle's opponent keeps it face down; a card shown by the opponent stays shown to an Oracle with one [IN-6]", () => {
  const aliens = ["clone", "oracle", "machine"];
  const hands = [["attack-10", "intimidate-19"], ["attack-08", "attack-06"], []];
  const t = engage(rewardTable({ aliens, hands }).answer(0, "intimidate-19"));
  t.until("planning/select");
  expect([t.asked(1), t.told("reveal.card")]).toEqual(["planning/select", []]);
  const seer = ["oracle", "clone", "machine"];
  const other = engage(rewardTable({ aliens: seer, hands }).answer(0, "intimidate-19"));
  other.until("planning/select").answer(1, "attack-08");
  expect(other.told("reveal.card").map(({ card }) => card)).toEqual(["card/attack-08.1", "card/intimidate-19"]);
});

test("the role is judged when planning begins: a bystander's goes back to hand, unseen [IN-4, IN-10]", () => {
  const t = rewardTable({ hands: [["attack-10"], ["attack-08"], ["intimidate-19"]] });
  engage(t.until("window/turn.first", 2).answer(2, "intimidate-19")).until("window/resolution.keep");
  expect(t.hand(2)).toEqual(["intimidate-19"]);
  expect(t.told("laid.returned")).toEqual([{ player: "player/2", type: "type/intimidate" }]);
});

test("a main player may play an ally's unseen in place of the own card, which goes back to hand [IN-7, IN-8, IN-9, IN-10]", () => {
  const t = advertise("offense", [["attack-10", "attack-04"], ["attack-08"], ["intimidate-29"]]);
  t.until("planning/select").answer(0, "attack-10");
  expect([t.asked(0), t.options(0)]).toEqual(["intimidate/swap", ["keep", "2"]]);
  t.answer(0, "2").until("window/resolution.keep");
  expect(t.totals()).toEqual({ offense: 32, defense: 12 });
  expect(t.hand(0)).toEqual(["attack-04", "attack-10"]);
  expect(t.told("intimidate.swapped")).toEqual([{ player: "player/0", other: "player/2" }]);
});

test("it does not see what it takes: only the ally knows the card [IN-8]", () => {
  const t = advertise("offense", [["attack-10", "attack-04"], ["attack-08"], ["intimidate-29"]], {
    aliens: ["sorcerer", "filch", "machine"],
    declining: ["filch", "machine"],
  });
  t.until("planning/select").answer(0, "attack-10").answer(0, "2").until("window/planning.selected");
  expect(t.table.encounter.chosenBy).toEqual([2, 1]);
});

test("not taken, it goes back to the ally; the defense has no say about one of the offense [IN-8, IN-10]", () => {
  const t = advertise("offense", [["attack-10", "attack-04"], ["attack-08"], ["intimidate-29"]]);
  t.until("planning/select").answer(0, "attack-10").answer(0, "keep").until("window/resolution.keep");
  expect([t.hand(2), t.totals()]).toEqual([["intimidate-29"], { offense: 13, defense: 12 }]);
  expect(t.wasAsked(1, "intimidate/swap")).toBe(false);
});

test("even a card shown to the Oracle, or an own Intimidate, may be replaced [IN-8, IN-9]", () => {
  const aliens = ["clone", "oracle", "machine"];
  const t = advertise("offense", [["attack-10", "attack-04"], ["attack-08", "attack-06"], ["intimidate-29"]], {
    aliens,
  });
  t.until("planning/select")
    .answer(0, "attack-10")
    .answer(1, "attack-08")
    .answer(0, "2")
    .until("window/resolution.keep");
  expect([t.totals(), t.hand(0)]).toEqual([{ offense: 32, defense: 12 }, ["attack-04", "attack-10"]]);
  const own = rewardTable({ hands: [["attack-10", "intimidate-19"], ["attack-08"], ["intimidate-29"]] });
  own.answer(2, "intimidate-29").answer(0, "intimidate-19").answer(2, "intimidate-29");
  engage(own, { gate: 2, allies: [[2, "offense", 1]] });
  own.until("intimidate/swap").answer(0, "2").until("window/resolution.keep");
  expect(own.hand(0)).toEqual(["attack-10", "intimidate-19"]);
});

test("against an attack it is an attack of its number, against anything else a negotiate [IN-11, IN-12]", () => {
  const against = (card: string) => {
    const t = rewardTable({ hands: [["attack-10", "intimidate-minus-09"], [card], ["emotion-control"]] });
    engage(t.answer(0, "intimidate-minus-09")).until(["window/reveal.change", "deal"]);
    return shown(t).map(([type]) => type);
  };
  expect(against("attack-08")).toEqual(["attack", "attack"]);
  expect(against("negotiate")).toEqual(["negotiate", "negotiate"]);
  expect(against("retreat")).toEqual(["negotiate", "negotiate"]);
  expect(against("morph")).toEqual(["negotiate", "negotiate"]);
});

test("−09 counts as it says [IN-11]", () => {
  const t = rewardTable({ hands: [["attack-10", "intimidate-minus-09"], ["attack-08"], []] });
  expect(engage(t.answer(0, "intimidate-minus-09")).totals()).toEqual({ offense: -8, defense: 12 });
});

test("two of them see no attack and are negotiates [IN-12]", () => {
  const t = rewardTable({ hands: [["attack-10", "intimidate-19"], ["attack-08", "intimidate-39"], []] });
  t.answer(1, "pass").answer(0, "intimidate-19").until("window/turn.first", 1).answer(1, "intimidate-39");
  engage(t).until("deal");
  expect(shown(t).map(([type]) => type)).toEqual(["negotiate", "negotiate"]);
});

test("after the encounter it lies with the discarded reward cards; a lender does not get it back [IN-13, RD-7]", () => {
  const t = advertise("offense", [["attack-10", "attack-04"], ["attack-08"], ["intimidate-29"]], {
    aliens: ["warrior", "will", "tripler"],
  });
  t.until("planning/select").answer(0, "attack-10").answer(0, "2").until("turn/again");
  expect([rewardDiscard(t), t.hand(2)]).toEqual([["intimidate-29"], []]);
});

test("of an ally of both sides either main player may take it, the offense first [IN-8, IN-9, yin-yang 1]", () => {
  const t = rewardTable({
    settings: { boxes: ["base", "dominion"] },
    players: 4,
    aliens: ["clone", "will", "yin-yang", "machine"],
    hands: [["attack-10"], ["attack-08"], ["intimidate-29"], []],
  });
  t.until("window/turn.first", 2).answer(2, "intimidate-29");
  t.until("alliance/invite-offense").answer(0, ["2"]).until("alliance/invite-defense").answer(1, ["2"]);
  t.until("window/alliance.answer").answer(2, "yin-yang").passing("alliance/ships").until("intimidate/swap");
  expect([t.asked(0), t.asked(1)]).toEqual(["intimidate/swap", undefined]);
  t.answer(0, "keep");
  expect(t.asked(1)).toBe("intimidate/swap");
  t.answer(1, "2").until("yin-yang/rewards");
  expect([t.told("intimidate.swapped"), t.hand(1)]).toEqual([
    [{ player: "player/1", other: "player/2" }],
    ["attack-08"],
  ]);
});
