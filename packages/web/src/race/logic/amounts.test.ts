import {
  attackStrength,
  CARD_REF,
  type Card,
  DESIGNS,
  defenseStrength,
  IS_MILITARY,
  IS_WORLD,
  priceOf,
  strengthFor,
  UNPAYABLE,
} from "@hypergate/race/client";
import { expect, test } from "vitest";
import { seedOf } from "../art/seed.ts";
import {
  attackAmount,
  defenseAmount,
  developPrice,
  militaryStanding,
  paidDevelopment,
  settlePrice,
  strengthAmount,
} from "./amounts.ts";
import { cardOfId, playerOf } from "./testing.ts";

/** Many tableaus, each with some of all the cards. */
const TABLEAUS = Array.from({ length: 60 }, (_, i) => {
  const seed = seedOf(`tableau ${i}`);
  return DESIGNS.filter(() => seed.below(14) === 0).map(({ id }) => id);
});
const WORLDS = CARD_REF.map((_, card) => card).filter((card) => IS_WORLD[card]);

function compareAll(compare: (p: ReturnType<typeof playerOf>, world: Card) => void): void {
  for (const ids of TABLEAUS) {
    const p = playerOf(ids, { temporary: ids.length % 3 });
    for (const world of WORLDS) compare(p, world);
  }
}

test("the parts of a world's price add up to what the rules ask", () => {
  compareAll((p, world) => {
    const price = priceOf(p, world);
    if (price !== UNPAYABLE) expect(settlePrice(p, world).total, CARD_REF[world]).toBe(price);
  });
});

test("the parts of strength, attack and defense add up to what the rules count", () => {
  compareAll((p, world) => {
    expect(strengthAmount(p, world).total, CARD_REF[world]).toBe(strengthFor(p, world));
    if (!IS_MILITARY[world]) return;
    expect(defenseAmount(p, world).total).toBe(defenseStrength(p, world));
    for (const power of ["imperium-seat", "rebel-alliance"].map(cardOfId))
      expect(attackAmount(p, world, power).total).toBe(attackStrength(p, world, power));
  });
});

test("every discount on a development is named, the chooser's too", () => {
  const p = playerOf(["old-earth", "investment-credits"]);
  const card = cardOfId("galactic-federation");
  expect(developPrice(p, card, true)).toEqual({
    parts: [
      { from: "printed", amount: 6 },
      { from: cardOfId("investment-credits"), amount: -1 },
      { from: "action", amount: -1 },
    ],
    total: 4,
  });
  expect(developPrice(p, cardOfId("public-works"), true).total).toBe(0);
  const crash = cardOfId("r-and-d-crash-program");
  expect(paidDevelopment(p, card, 1, [crash]).parts.map(({ from }) => from)).toEqual([
    "printed",
    cardOfId("investment-credits"),
    crash,
    "action",
  ]);
  expect(paidDevelopment(p, card, 5, []).parts.map(({ from }) => from)).toEqual([
    "printed",
    cardOfId("investment-credits"),
  ]);
});

test("a card that arrived in this phase does not count yet, one that left still does", () => {
  const robots = cardOfId("mining-robots");
  const world = cardOfId("comet-zone");
  expect(settlePrice(playerOf(["mining-robots"]), world).total).toBe(2);
  expect(settlePrice(playerOf(["mining-robots"], { arrived: [robots] }), world).total).toBe(3);
  expect(settlePrice({ ...playerOf([]), departed: [robots] }, world).total).toBe(2);
});

test("temporary military is shown only while worlds are settled", () => {
  const p = playerOf(["alpha-centauri", "space-marines"], { temporary: 2 });
  expect(militaryStanding(p, true)).toEqual({ general: 2, against: [{ whom: "rare", plus: 1 }], temporary: 2 });
  expect(militaryStanding(p, false).temporary).toBe(0);
});
