import { expect, test } from "vitest";
import { REBEL_MILITARY_WORLDS } from "./figures.ts";
import { attackStrength, defenseBonus } from "./takeovers.ts";
import { type Setting, type TestTable, table } from "./testing/table.ts";

const IMPERIALS = ["imperium-seat", "imperium-troops", "space-marines", "new-galactic-order", "expedition-force"];

function at(seats: Setting["seats"], more: Partial<Setting> = {}): TestTable {
  return table({ takeovers: true, deck: ["public-works", "mining-robots", "export-duties"], ...more, seats });
}

/** The table of the seed's examples: A attacks, B owns Rebel Colony, C sits by. */
function example(b: Setting["seats"][number], c: Setting["seats"][number] = {}): TestTable {
  const t = at([
    { start: "old-earth", tableau: IMPERIALS },
    { start: "alpha-centauri", goods: [], ...b },
    { start: "earths-lost-colony", ...c },
  ]);
  t.choose("settle", "produce", "produce");
  return t;
}

test("a tie goes to the attacker: +4 with Cloaking Technology against +2 and defense 2 [T0, 14.19, 14.15, takeover]", () => {
  const t = at([
    { start: "old-earth", tableau: ["imperium-cloaking-technology", "drop-ships", "expedition-force"] },
    { start: "new-sparta" },
  ]);
  t.choose("settle", "settle");
  expect([t.military(0), t.military(1)]).toEqual([4, 2]);
  expect(t.options(0)).toEqual(["none", "new-sparta"]);
  t.answer(0, "takeover.target", "new-sparta");
  expect(t.tableau(0)).toEqual(["old-earth", "drop-ships", "expedition-force", "new-sparta"]);
  expect(t.tableau(1)).toEqual([]);
});

test("the seed's first example: 8 against 4 + 4 takes Rebel Colony and draws the chooser's card [T1, 14.17, 14.20, 14.30, 14.7]", () => {
  const t = example({ tableau: ["drop-ships", "expedition-force", "rebel-colony"] }, { hand: ["pilgrimage-world"] });
  expect([t.military(0), t.military(1)]).toEqual([6, 4]);
  // C settles first; only then takeovers are declared and resolved.
  expect(t.asked(0)).toBeUndefined();
  t.answer(2, "settle.pick", "pilgrimage-world");
  expect(t.tableau(2)).toContain("pilgrimage-world");
  expect(t.options(0)).toEqual(["none", "rebel-colony"]);
  t.answer(0, "takeover.target", "rebel-colony");
  expect(t.tableau(0)).toContain("rebel-colony");
  expect(t.tableau(1)).not.toContain("rebel-colony");
  expect(t.hand(0)).toEqual(["public-works"]);
  expect(t.state().table.players[0].figures[REBEL_MILITARY_WORLDS]).toBe(1);
});

const B2 = {
  tableau: ["drop-ships", "space-mercenaries", "terraforming-robots", "rebel-colony"],
  hand: ["pilgrimage-world"],
};

test("the seed's second example: a card just drawn defends, 8 against 9 [T2, 14.23, 14.12, 14.31, 16.5]", () => {
  const t = example(B2);
  t.answer(1, "settle.pick", "pilgrimage-world");
  expect(t.hand(1)).toEqual(["public-works"]);
  t.answer(0, "takeover.target", "rebel-colony");
  expect(t.asked(1)).toBe("defense.mercenaries");
  t.answer(1, "defense.mercenaries", ["public-works"]);
  expect(t.tableau(1)).toContain("rebel-colony");
  expect(t.hand(0)).toEqual([]);
  expect(t.hand(1)).toEqual([]);
});

test("without the discard it succeeds as before [T2]", () => {
  const t = example(B2);
  t.answer(1, "settle.pick", "pilgrimage-world");
  t.answer(0, "takeover.target", "rebel-colony");
  t.answer(1, "defense.mercenaries", []);
  expect(t.tableau(0)).toContain("rebel-colony");
});

const C3 = {
  tableau: [
    "contact-specialist",
    "rebel-alliance",
    "rebel-pact",
    "rebel-fuel-cache",
    "rebel-miners",
    "rebel-underground",
    "rebel-base",
    "rebel-homeworld",
    "runaway-robots",
  ],
};

function third(discards: readonly string[]): TestTable {
  const t = example({ ...B2, tableau: [...B2.tableau, "imperium-lords"] }, C3);
  t.answer(1, "settle.pick", "pilgrimage-world");
  t.answer(0, "takeover.target", "rebel-colony");
  expect(t.options(2)).toEqual(["none", "rebel-colony"]);
  t.answer(2, "takeover.target", "rebel-colony");
  t.answer(1, "defense.mercenaries", discards);
  return t;
}

test("the seed's third example: +9 with Rebel Alliance, +10 with Rebel Pact [T3, 14.17, 14.18, takeoverDefense, 16.2, 16.3]", () => {
  const t = example({ ...B2, tableau: [...B2.tableau, "imperium-lords"] }, C3);
  const c = t.state().table.players[2];
  const alliance = c.tableau[2];
  const colony = t.state().table.players[1].tableau[4];
  expect(t.military(2)).toBe(-1);
  expect(attackStrength(c, colony, alliance)).toBe(9);
  expect(t.military(2) + defenseBonus(c.figures)).toBe(10);
});

test("the third example with a discard: the first attack fails, the second takes the world [T3, 14.14, 14.21, 14.25, 14.13]", () => {
  const t = third(["public-works"]);
  expect(t.tableau(2)).toContain("rebel-colony");
  expect(t.told("takeover.failed")).toBe(1);
  expect(t.told("takeover.succeeded")).toBe(1);
});

test("the third example without it: the first takes it and the second is void [T3, 14.22]", () => {
  const t = third([]);
  expect(t.tableau(0)).toContain("rebel-colony");
  expect(t.told("takeover.void")).toBe(1);
});
