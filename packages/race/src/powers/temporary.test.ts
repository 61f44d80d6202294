import { expect, test } from "vitest";
import { PAYMENT, settler } from "../testing/settler.ts";
import { table } from "../testing/table.ts";

const CHEAP = [
  "export-duties",
  "genetics-lab",
  "deficit-spending",
  "investment-credits",
  "interstellar-bank",
  "public-works",
  "mining-robots",
  "colony-ship",
];

test("New Military Tactics: +3 for this phase [7.11, militaryDiscardSelf, 1.8, 7.13]", () => {
  const t = settler(["new-military-tactics"], ["pirate-world", "rebel-base"]);
  expect(t.options(0)).toEqual(["none", "pirate-world"]);
  t.answer(0, "settle.pick", "pirate-world");
  t.finish();
  expect(t.tableau(0)).toEqual(["old-earth", "pirate-world"]);
  expect(t.military(0)).toBe(0);
});

test("New Military Tactics may be discarded to conquer what needs no help, which can put off the end [16.19, 12.1]", () => {
  const tableau = ["new-military-tactics", "space-marines"];
  const conquer = (discarded: readonly string[]) => {
    const t = settler([...tableau, ...CHEAP], ["aquatic-uplift-race"]);
    t.answer(0, "settle.pick", "aquatic-uplift-race");
    expect(t.question(0)).toMatchObject({ key: "settle.tactics", min: 0, max: 1, params: { n: 0, plus: 3 } });
    expect(t.options(0)).toEqual(["new-military-tactics"]);
    t.answer(0, "settle.tactics", discarded);
    expect(t.tableau(0)).toContain("aquatic-uplift-race");
    return t.state().table.phase;
  };
  expect([conquer([]), conquer(["new-military-tactics"])]).toEqual(["over", "choose"]);
  // Not where a world is paid for, and no hand cards for nothing.
  const paid = settler(tableau, ["new-earth", ...PAYMENT]);
  paid.answer(0, "settle.pick", "new-earth");
  expect([paid.asked(0), paid.tableau(0)]).toEqual(["choose.action", ["old-earth", ...tableau, "new-earth"]]);
  const hired = settler([...tableau, "space-mercenaries"], ["aquatic-uplift-race", "gem-world"]);
  hired.answer(0, "settle.pick", "aquatic-uplift-race");
  hired.answer(0, "settle.tactics", []);
  expect(hired.asked(0)).toBe("choose.action");
});

test("hand cards are not asked for where New Military Tactics brings just what is missing [7.11, 7.12]", () => {
  const t = settler(
    ["new-military-tactics", "space-mercenaries"],
    ["malevolent-lifeforms", "gem-world", "spice-world"],
  );
  t.answer(0, "settle.pick", "malevolent-lifeforms");
  expect([t.asked(0), t.tableau(0)]).toEqual([
    "choose.action",
    ["old-earth", "space-mercenaries", "malevolent-lifeforms"],
  ]);
});

test("what New Military Tactics adds without need helps to conquer a second world [16.19, 7.18]", () => {
  const t = settler(
    ["new-military-tactics", "space-marines", "improved-logistics"],
    ["aquatic-uplift-race", "rebel-base", "rebel-underground"],
  );
  t.answer(0, "settle.pick", "aquatic-uplift-race");
  t.answer(0, "settle.tactics", ["new-military-tactics"]);
  // 2 + 3 against 3 and 6.
  expect(t.options(0)).toEqual(["none", "rebel-underground"]);
});

test("Space Mercenaries: up to two hand cards for +1 each, not the world itself [7.12, militaryDiscardHand]", () => {
  const t = settler(["space-mercenaries"], ["pirate-world", "gem-world", "spice-world", "drop-ships"]);
  t.answer(0, "settle.pick", "pirate-world");
  expect(t.question(0)).toMatchObject({ key: "settle.mercenaries", min: 2, max: 2 });
  expect(t.options(0)).toEqual(["gem-world", "spice-world", "drop-ships"]);
  t.answer(0, "settle.mercenaries", ["gem-world", "drop-ships"]);
  t.finish();
  expect(t.tableau(0)).toContain("pirate-world");
  expect(t.hand(0)).toEqual(["spice-world", "mining-robots"]);
});

test("a power that can be used up exactly is, so that another is left for the second world [7.12, 7.18]", () => {
  const t = settler(
    ["improved-logistics", "primitive-rebel-world", "space-mercenaries"],
    ["aquatic-uplift-race", "rebel-colony", "gem-world", "spice-world", "comet-zone"],
  );
  t.answer(0, "settle.pick", "aquatic-uplift-race");
  t.answer(0, "settle.mercenaries", ["gem-world", "spice-world"]);
  // Space Mercenaries took both cards: 1 + 2, and 1 of Primitive Rebel World that is left, against 4.
  expect(t.options(0)).toEqual(["none", "rebel-colony"]);
});

test("temporary military and payment are not mixed for one world [7.13]", () => {
  const t = settler(["contact-specialist", "new-military-tactics"], ["rebel-miners", "gem-world"]);
  t.answer(0, "settle.pick", "rebel-miners");
  // Paid: 1 card. Conquered: -1 + 3.
  expect(t.options(0)).toEqual(["pay", "conquer"]);
  t.answer(0, "settle.way", "pay");
  t.finish();
  expect(t.tableau(0)).toContain("new-military-tactics");
});

test("a one-shot power stays used and bought strength stays for the second world [7.18, 7.12]", () => {
  const t = settler(["improved-logistics", "new-military-tactics"], ["pirate-world", "rebel-underground"]);
  t.answer(0, "settle.pick", "pirate-world");
  t.answer(0, "settle.second", "rebel-underground");
  expect(t.tableau(0)).toEqual(["old-earth", "improved-logistics", "pirate-world", "rebel-underground"]);
  const partly = settler(
    ["improved-logistics", "space-mercenaries"],
    ["aquatic-uplift-race", "pirate-world", "gem-world", "spice-world", "comet-zone"],
  );
  partly.answer(0, "settle.pick", "aquatic-uplift-race");
  partly.answer(0, "settle.mercenaries", ["gem-world"]);
  // One card of two was used: the rest of the power is gone for settling.
  expect(partly.options(0)).not.toContain("pirate-world");
});

test("in a double Settle temporary military ends with the first phase [7.19, 4.6]", () => {
  const t = table({
    settings: { actionsForTwo: 2 },
    seats: [
      { start: "old-earth", tableau: ["new-military-tactics"], hand: ["pirate-world", "rebel-underground"] },
      { start: "earths-lost-colony" },
    ],
    deck: ["public-works", "mining-robots"],
  });
  t.answer(0, "choose.actions", ["settle", "settle-2"]);
  t.answer(1, "choose.actions", ["trade", "consume-x2"]);
  t.answer(0, "settle.pick", "pirate-world");
  expect(t.told("phase.begins")).toBeGreaterThan(1);
  expect(t.tableau(0)).toEqual(["old-earth", "pirate-world"]);
  t.finish();
  expect(t.tableau(0)).not.toContain("rebel-underground");
});
