import { expect, test } from "vitest";
import { cardOf } from "../../cards.ts";
import { planetOf } from "../../refs.ts";
import { table } from "../../testing/table.ts";

const NO_CITADEL = ["amoeba", "clone", "vacuum"];

/** Seat 0 attacks 1.1 with one ship. */
function attack(hands: string[][]) {
  return table({ aliens: NO_CITADEL, hands, destiny: ["seat-1"], declining: ["clone"] })
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 1 });
}

test("wild: after reveal a main player adds 5 to the defense's total [citadel wild]", () => {
  const t = attack([["attack-10"], ["attack-04", "flare-citadel"], []])
    .declining("amoeba")
    .until("window/reveal.add");
  expect(t.table.encounter.shown.map((shown) => shown.value)).toEqual([10, 4]);
  expect(t.options(1)).toEqual(["pass", "flare-citadel"]);
  t.answer(1, "flare-citadel");
  expect(t.hand(1)).toEqual(["flare-citadel"]);
  t.finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 11, defense: 4 + 4 + 5 }]);
});

test("wild: an ally may do so, even one of the offense [citadel wild]", () => {
  const t = attack([["attack-10"], ["attack-04"], ["flare-citadel"]]).until("alliance/invite-offense");
  t.answer(0, ["player/2"]).until("alliance/answer").answer(2, "offense").answer(2, { "2.1": 1 });
  t.declining("amoeba").until("window/reveal.add").answer(2, "flare-citadel").passing("vacuum/whose").finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 12, defense: 13 }]);
});

test("wild: an uninvolved player may not [citadel wild]", () => {
  const t = attack([["attack-10"], ["attack-04"], ["flare-citadel"]])
    .declining("amoeba")
    .finish();
  expect(t.wasAsked(2, "window/reveal.add")).toBe(false);
});

/** The Citadel (seat 2) has an 8 beside 1.1, which seat 0 attacks with one ship, and activates it with its flare. */
function activated(mine: string, theirs: string[]) {
  const memo = { citadel: { cards: [cardOf("card/attack-08.7")], planets: [planetOf("planet/1.1")] } };
  const t = table({
    aliens: ["clone", "hacker", "citadel"],
    hands: [[mine, "negotiate"], theirs, ["flare-citadel"]],
    memo,
    destiny: ["seat-1"],
    declining: ["clone"],
  });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 }).until("planning/select").answer(0, mine);
  t.until("window/planning.selected", 2).answer(2, "citadel");
  expect([t.asked(2), t.options(2)]).toEqual(["boost", ["pass", "flare-citadel"]]);
  return t.answer(2, "flare-citadel");
}

test("super: activated citadels may subtract, and are discarded if the defense loses [citadel super]", () => {
  const t = activated("attack-06", ["attack-04"]);
  expect(t.options(2)).toEqual(["add", "subtract"]);
  t.answer(2, "subtract").until("turn/again");
  expect(t.told("reveal.totals")).toEqual([{ offense: 7, defense: 4 + 4 - 8 }]);
  expect(t.discard).toEqual(["attack-08", "attack-06", "attack-04"]);
  expect(t.hand(2)).toEqual(["flare-citadel"]);
});

test("super: citadels that subtract stay if the defense wins all the same [citadel super]", () => {
  const t = activated("attack-06", ["attack-14"]).answer(2, "subtract").finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 7, defense: 10 }]);
  expect(t.table.memo.citadel.cards).toHaveLength(1);
});

test("super: they may add as usual [citadel super]", () => {
  const t = activated("attack-06", ["attack-04"]).answer(2, "add").finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 7, defense: 16 }]);
});

test("super: the activation can be zapped, and the flare returns [citadel super, citadel zap, ZAP-12]", () => {
  const t = activated("attack-06", ["attack-04", "cosmic-zap"]).answer(2, "subtract").answer(1, "cosmic-zap").finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 7, defense: 8 }]);
  expect(t.hand(2)).toEqual(["flare-citadel"]);
});

test("super: with the flare cancelled the citadels add [citadel super, ZAP-13]", () => {
  const t = activated("attack-06", ["attack-04", "card-zap"]).answer(1, "card-zap").finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 7, defense: 16 }]);
  expect(t.discard.slice(0, 2)).toEqual(["card-zap", "flare-citadel"]);
});
