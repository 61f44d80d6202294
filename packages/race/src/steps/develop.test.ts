import { begin, show, submit } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { race } from "../rules.ts";
import { table } from "../testing/table.ts";

const PAYMENT = ["gem-world", "spice-world", "comet-zone", "mining-world", "artist-colony", "new-vinland"];

function developer(tableau: readonly string[], hand: readonly string[], action = "develop", other = "produce") {
  const t = table({
    seats: [
      { start: "old-earth", tableau, hand },
      { start: "new-sparta", hand: ["investment-credits", "space-marines"] },
    ],
    deck: ["asteroid-belt", "empath-world", "refugee-world"],
  });
  t.choose(action, other);
  return t;
}

test("draws at the start of Develop come before anybody picks [6.1, developDrawAtStart]", () => {
  const t = developer(["interstellar-bank", "galactic-bankers"], []);
  expect(t.hand(0)).toEqual(["asteroid-belt", "empath-world"]);
});

test("each picks a development or none, face down, all are placed together [6.2]", () => {
  const t = developer([], ["drop-ships", ...PAYMENT.slice(0, 3)]);
  expect(t.options(0)).toEqual(["none", "drop-ships"]);
  t.answer(0, "develop.pick", "drop-ships");
  expect(t.tableau(0)).toEqual(["old-earth"]);
  expect(race.view(t.state(), 1).handCounts[0]).toBe(4);
  t.answer(1, "develop.pick", "none");
  expect(t.tableau(0)).toEqual(["old-earth", "drop-ships"]);
  expect(t.tableau(1)).toEqual(["new-sparta"]);
});

test("no second development of the same name [6.3]", () => {
  const t = developer(["drop-ships"], ["drop-ships", "public-works", ...PAYMENT]);
  expect(t.options(0)).toEqual(["none", "public-works"]);
});

test("the price is the cost, less 1 for the chooser, less discounts, never below 0 [6.4, 6.8, developDiscount]", () => {
  const hand = ["galactic-federation", "public-works", ...PAYMENT];
  const t = developer(["investment-credits"], hand);
  t.answer(0, "develop.pick", "galactic-federation");
  // 6 - 1 - 1, paid exactly.
  expect(t.question(0)).toMatchObject({ key: "develop.pay", min: 4, max: 4 });
  expect(t.options(0)).not.toContain("galactic-federation");
  t.answer(0, "develop.pay", PAYMENT.slice(0, 4));
  t.finish("develop.pick");
  expect(t.hand(0)).toEqual(["public-works", ...PAYMENT.slice(4)]);
  t.choose("develop", "produce");
  t.answer(0, "develop.pick", "public-works");
  t.finish("develop.pick");
  expect(t.tableau(0)).toContain("public-works");
  expect(t.hand(0)).toHaveLength(2);
});

test("who did not choose Develop pays one more [6.4]", () => {
  const t = developer([], ["drop-ships", ...PAYMENT], "produce", "develop");
  t.answer(0, "develop.pick", "drop-ships");
  expect(t.question(0)).toMatchObject({ min: 4, max: 4 });
});

test("a card can be discarded from the tableau for a discount of 3 [6.5, developDiscardSelfDiscount, P5]", () => {
  const t = developer(["r-and-d-crash-program"], ["galactic-federation", ...PAYMENT]);
  t.answer(0, "develop.pick", "galactic-federation");
  expect(t.options(0)).toEqual(["none", "r-and-d-crash-program"]);
  t.answer(0, "develop.discount", "r-and-d-crash-program");
  expect(t.question(0)).toMatchObject({ key: "develop.pay", min: 2 });
  t.answer(0, "develop.pay", PAYMENT.slice(0, 2));
  t.finish("develop.pick");
  expect(t.tableau(0)).toEqual(["old-earth", "galactic-federation"]);
});

test("R&D Crash Program may be discarded for a development that costs nothing [16.20, 6.5]", () => {
  const t = developer(["r-and-d-crash-program"], ["public-works", "gem-world"]);
  t.answer(0, "develop.pick", "public-works");
  expect(t.question(0)).toMatchObject({ key: "develop.discount", params: { price: 0, lower: 0 } });
  expect(t.options(0)).toEqual(["none", "r-and-d-crash-program"]);
  t.answer(0, "develop.discount", "r-and-d-crash-program");
  t.finish("develop.pick");
  expect([t.tableau(0), t.hand(0)]).toEqual([["old-earth", "public-works"], ["gem-world"]]);
  const kept = developer(["r-and-d-crash-program"], ["public-works", "gem-world"]);
  kept.answer(0, "develop.pick", "public-works");
  kept.answer(0, "develop.discount", "none");
  kept.finish("develop.pick");
  expect(kept.tableau(0)).toEqual(["old-earth", "r-and-d-crash-program", "public-works"]);
});

test("a card too dear without the discount commits its owner to it [6.7, 6.5]", () => {
  const t = developer(["r-and-d-crash-program"], ["galactic-federation", "merchant-guild", ...PAYMENT.slice(0, 2)]);
  expect(t.options(0)).toEqual(["none", "galactic-federation", "merchant-guild"]);
  t.answer(0, "develop.pick", "merchant-guild");
  expect(t.asked(0)).toBe("develop.pay");
  const poor = developer([], ["galactic-federation", ...PAYMENT.slice(0, 2)]);
  expect(poor.asked(0)).toBeUndefined();
});

test("cards drawn after developing cannot pay for it [6.6, developDrawAfter, 4.11, P1]", () => {
  const t = developer(["public-works"], ["drop-ships", ...PAYMENT.slice(0, 3)]);
  t.answer(0, "develop.pick", "drop-ships");
  t.finish("develop.pick");
  expect(t.hand(0)).toEqual(["asteroid-belt"]);
  // Public Works itself gives nothing when it is just placed.
  const fresh = developer([], ["public-works", "gem-world"]);
  fresh.answer(0, "develop.pick", "public-works");
  fresh.finish("develop.pick");
  expect(fresh.hand(0)).toEqual(["gem-world"]);
});

test("at a courteous table everybody with cards is asked, so that being asked tells nothing [4.15, 6.2]", () => {
  const seats = [
    { start: "old-earth", hand: ["gem-world", "spice-world"] },
    { start: "new-sparta", hand: ["drop-ships"] },
    { start: "doomed-world" },
  ];
  const config = { settings: { players: 3 }, position: { stage: "round", seats } } as const;
  const live = begin(race, config, "courtesy", { courtesy: true });
  for (const who of [0, 1, 2]) submit(live, { who, key: "choose.action", value: "action/develop" });
  expect(live.run.pending.map((one) => [one.who, one.key])).toEqual([
    [0, "develop.pick"],
    [1, "develop.pick"],
  ]);
  expect(show(live, 2)).toMatchObject({ waitingFor: [], responses: true });
  for (const who of [0, 1]) submit(live, { who, key: "develop.pick", value: "word/none" });
  expect(live.run.s.table.round).toBe(2);
});
