import type { GameEvent, Params, Question } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { CARD_REF, type Card, COST, DESIGN, IS_MILITARY } from "../cards.ts";
import type { EffectId } from "../data/design.ts";
import { noteEvents, noteQuestion, type Tally } from "./uses.ts";

function withPower(effect: EffectId, fits: (card: Card) => boolean = () => true): Card {
  return DESIGN.findIndex(({ powers }, card) => powers?.some(({ does }) => does === effect) === true && fits(card));
}

/** The powers used in a game of which only this is told, after a start with one card. */
function used(start: Card, ...told: [string, Params][]): string[] {
  const events = [["start.revealed", { card: CARD_REF[start] }] as const, ...told].map(
    ([id, params], n): GameEvent => ({ n, trail: "", id, params: { who: 0, ...params } }),
  );
  const tally: Tally = {};
  noteEvents(tally, events);
  return Object.keys(tally);
}

const phase = (name: string): [string, Params] => ["phase.begins", { phase: `phase/${name}` }];
const cheap = DESIGN.findIndex(({ type, cost }) => type === "development" && cost === 0);
const dear = DESIGN.findIndex(({ type, cost }) => type === "development" && cost > 1);
const enemy = DESIGN.findIndex((_, card) => IS_MILITARY[card] && COST[card] > 0);

test("a discount is used when something is bought that has a price", () => {
  const start = withPower("developDiscount");
  expect(used(start, phase("develop"))).not.toContain("power developDiscount");
  expect(used(start, phase("develop"), ["develop.placed", { card: CARD_REF[dear] }])).toContain(
    "power developDiscount",
  );
  if (cheap >= 0)
    expect(used(start, ["develop.placed", { card: CARD_REF[cheap] }])).not.toContain("power developDiscount");
});

test("military is used to conquer, not to pay", () => {
  const start = withPower("military");
  expect(used(start, phase("settle"), ["settle.conquered", { card: CARD_REF[enemy] }])).toContain("power military");
  expect(used(start, phase("settle"), ["settle.placed", { card: CARD_REF[enemy] }])).not.toContain("power military");
});

test("a card counts from the phase after the one it came in", () => {
  const later = withPower("exploreDraw", (card) => DESIGN[card].type === "development");
  const plain = DESIGN.findIndex(({ powers }) => powers === undefined);
  const bought: [string, Params] = ["develop.placed", { card: CARD_REF[later] }];
  const explored: [string, Params] = ["explore.kept", {}];
  expect(used(plain, phase("develop"), bought, explored)).toEqual([]);
  expect(used(plain, phase("develop"), bought, phase("explore"), explored)).toContain("power exploreDraw");
});

test("trade bonuses count when more than the bare price was paid", () => {
  const world = withPower("tradeBonusThisWorld");
  const sold = (n: number) => used(world, phase("consume"), ["trade.sold", { world: CARD_REF[world], n }]);
  expect(sold(9)).toContain("power tradeBonusThisWorld");
  expect(sold(2)).not.toContain("power tradeBonusThisWorld");
});

test("one windfall good is that of the action, the next that of a power", () => {
  const world = DESIGN.findIndex(({ windfall, powers }) => windfall === true && powers === undefined);
  const grown: [string, Params] = ["good.placed", { world: CARD_REF[world] }];
  const chosen: [string, Params] = ["action.revealed", { actions: "action/produce" }];
  expect(used(world, chosen, phase("produce"), grown)).toEqual([]);
  expect(used(world, chosen, phase("produce"), grown, grown)).toEqual(["power produceWindfall"]);
  expect(used(world, phase("settle"), grown)).toEqual([]);
});

test("some uses only a question tells", () => {
  const tally: Tally = {};
  const asked = (key: string, params?: Params) => noteQuestion(tally, { key, params } as Question);
  asked("settle.mercenaries", { min: 0 });
  expect(tally).toEqual({});
  asked("settle.mercenaries", { min: 1 });
  asked("explore.discard");
  asked("consume.sell");
  expect(Object.keys(tally)).toEqual(["power militaryDiscardHand", "power exploreMix", "power tradeGood"]);
});
