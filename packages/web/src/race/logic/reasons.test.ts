import type { Question } from "@hypergate/kernel";
import { CARD_REF, type Player, type View } from "@hypergate/race/client";
import { expect, test } from "vitest";
import { reasonAgainst } from "./reasons.ts";
import { cardOfId, playerOf, tableOf } from "./testing.ts";

function viewOf(p: Player, hand: readonly string[]): View {
  return {
    viewer: 0,
    table: tableOf([p]),
    hand: hand.map(cardOfId),
    drawn: [],
    offers: [],
    plan: undefined,
    handCounts: [hand.length],
    drawnCounts: [0],
    deckCount: 0,
    discardCount: 0,
  };
}

function asked(key: string, ids: readonly string[] = []): Question {
  const options = ["word/none", ...ids.map((id) => CARD_REF[cardOfId(id)])];
  return { kind: "one", key, who: 0, source: { by: "rule/settle", rule: "7.1" }, options };
}

const HAND = ["new-earth", "rebel-base", "public-works", "gem-world"];

test("a card that can be chosen needs no reason", () => {
  const view = viewOf(playerOf(["old-earth"]), HAND);
  expect(reasonAgainst(view, asked("settle.pick", ["gem-world"]), cardOfId("gem-world"))).toBeUndefined();
});

test("worlds: the wrong type, the price, the defense", () => {
  const view = viewOf(playerOf(["old-earth", "space-marines"]), HAND);
  const why = (id: string) => reasonAgainst(view, asked("settle.pick"), cardOfId(id));
  expect(why("public-works")).toEqual({ id: "race.not.world" });
  expect(why("new-earth")).toEqual({ id: "race.not.paid", params: { price: 5, n: 3 } });
  expect(why("rebel-base")).toEqual({ id: "race.not.conquered", params: { defense: 6, strength: 2 } });
});

test("developments: the wrong type, the same twice, the price", () => {
  const view = viewOf(playerOf(["old-earth", "public-works"]), HAND);
  const why = (id: string) => reasonAgainst(view, asked("develop.pick"), cardOfId(id))?.id;
  expect(why("new-earth")).toBe("race.not.development");
  expect(why("public-works")).toBe("race.not.twice");
  expect(why("galactic-federation")).toBe("race.not.payable");
});

test("paying: not with the card itself; exploring: not with the hand; wagers: only what it costs", () => {
  const view = viewOf(playerOf(["old-earth", "gambling-world-rebel"]), HAND);
  const card = cardOfId("new-earth");
  const plan = { actions: 0, card, conquers: false, pay: [], boost: [], lost: [], growing: [] };
  expect(reasonAgainst({ ...view, plan }, asked("develop.pay"), card)?.id).toBe("race.not.itself");
  expect(reasonAgainst(view, asked("explore.keep"), card)?.id).toBe("race.not.fresh");
  expect(reasonAgainst(view, asked("gamble.ante"), cardOfId("pilgrimage-world"))).toEqual({
    id: "race.not.wager",
    params: { from: 1, to: 6, cost: 0 },
  });
});
