import { expect, test } from "vitest";
import { type Setting, type TestTable, table } from "./testing/table.ts";

function at(seats: Setting["seats"], more: Partial<Setting> = {}): TestTable {
  return table({ takeovers: true, deck: ["public-works", "mining-robots", "export-duties"], ...more, seats });
}

test("Imperium Seat aims at REBEL military worlds only [14.2, 16.16, 1.11, 14.5]", () => {
  const t = at([
    { start: "new-sparta", tableau: ["imperium-seat"] },
    { start: "rebel-cantina", tableau: ["rebel-miners", "outlaw-world", "rebel-pact"] },
  ]);
  t.choose("settle", "settle");
  expect(t.options(0)).toEqual(["none", "rebel-miners"]);
});

test("Rebel Alliance aims at all military worlds of who has a card with IMPERIUM [14.2, 16.1]", () => {
  const t = at([
    { start: "old-earth", tableau: ["rebel-alliance"] },
    { start: "new-sparta", tableau: ["imperium-troops", "outlaw-world", "tourist-world"] },
    { start: "damaged-alien-factory", tableau: ["rebel-base"] },
  ]);
  t.choose("settle", "settle", "settle");
  expect(t.options(0)).toEqual(["none", "new-sparta", "outlaw-world"]);
});

test("Cloaking Technology aims at who has a general military of at least +1 [14.2, 14.6]", () => {
  const seats = (victim: readonly string[]) => [
    { start: "old-earth", tableau: ["imperium-cloaking-technology"] },
    { start: "earths-lost-colony", tableau: ["outlaw-world", ...victim] },
  ];
  const strong = at(seats(["expedition-force"]));
  strong.choose("settle", "settle");
  expect(strong.options(0)).toEqual(["none", "outlaw-world"]);
  // Specialised and temporary military do not make vulnerable, negative military counts.
  const weak = at(seats(["expedition-force", "contact-specialist", "galactic-imperium", "new-military-tactics"]));
  weak.choose("settle", "settle");
  expect(weak.asked(0)).toBe("choose.action");
});

test("military start worlds can be taken; who has no military world has nothing to lose [14.4, 14.6]", () => {
  const t = at([
    { start: "old-earth", tableau: ["rebel-alliance"] },
    { start: "new-sparta", tableau: ["imperium-troops"] },
    { start: "imperium-warlord" },
  ]);
  t.choose("settle", "settle", "settle");
  expect(t.options(0)).toEqual(["none", "new-sparta"]);
});

test("worlds settled in this phase are no targets and change nothing [14.1, 14.3, T7]", () => {
  const t = at([
    { start: "old-earth", tableau: ["rebel-alliance"] },
    {
      start: "earths-lost-colony",
      tableau: ["outlaw-world", "expedition-force"],
      hand: ["imperium-armaments-world", "drop-ships", "gem-world", "spice-world", "comet-zone"],
    },
  ]);
  t.choose("settle", "settle");
  t.answer(1, "settle.pick", "imperium-armaments-world");
  // The only IMPERIUM card was settled in this phase: not vulnerable until the next.
  expect(t.asked(0)).toBe("choose.action");
  t.choose("settle", "produce");
  t.until("takeover.target");
  expect(t.options(0)).toEqual(["none", "outlaw-world"]);
});

test("a declaration is told with its power, its target and its strength [14.8, 14.12]", () => {
  const t = at([
    { start: "new-sparta", tableau: ["imperium-seat"] },
    { start: "rebel-cantina", tableau: ["rebel-miners"] },
  ]);
  t.choose("settle", "settle");
  t.answer(0, "takeover.target", "rebel-miners");
  const told = t.session.events.filter((event) => event.id === "takeover.declared");
  expect(told.map(({ params }) => params)).toEqual([
    { who: 0, power: "card/imperium-seat", card: "card/rebel-miners", owner: 1, n: 3 },
  ]);
});

test("a card of the Develop phase of this round makes vulnerable in Settle [T7, 4.11]", () => {
  const t = table({
    takeovers: true,
    settings: { actionsForTwo: 2 },
    seats: [
      { start: "old-earth", tableau: ["rebel-alliance"] },
      { start: "new-sparta", tableau: ["outlaw-world"], hand: ["imperium-troops", "gem-world"] },
    ],
  });
  t.answer(0, "choose.actions", ["settle", "trade"]);
  t.answer(1, "choose.actions", ["develop", "trade"]);
  t.answer(1, "develop.pick", "imperium-troops");
  expect(t.options(0)).toEqual(["none", "new-sparta", "outlaw-world"]);
});

test("who settled a world may not declare, unless a second placement is left [14.8, 14.10, 16.8]", () => {
  const seats = (more: readonly string[]) => [
    {
      start: "old-earth",
      tableau: ["imperium-seat", "drop-ships", ...more],
      hand: ["pilgrimage-world", "dying-colony"],
    },
    { start: "earths-lost-colony", tableau: ["rebel-miners"] },
  ];
  const once = at(seats([]));
  once.choose("settle", "settle");
  once.answer(0, "settle.pick", "pilgrimage-world");
  expect(once.asked(0)).toBe("choose.action");
  const twice = at(seats(["improved-logistics"]));
  twice.choose("settle", "settle");
  twice.answer(0, "settle.pick", "pilgrimage-world");
  twice.answer(0, "settle.second", "none");
  twice.answer(0, "takeover.target", "rebel-miners");
  expect(twice.tableau(0)).toContain("rebel-miners");
  const both = at(seats(["improved-logistics"]));
  both.choose("settle", "settle");
  both.answer(0, "settle.pick", "pilgrimage-world");
  both.answer(0, "settle.second", "dying-colony");
  expect(both.asked(0)).toBe("choose.action");
});

const TWO_POWERS = ["imperium-seat", "imperium-cloaking-technology", "improved-logistics"];

test("two takeovers with different powers; if the first fails the second is void [T4, 14.9, 14.32, 14.15, 14.16, 16.4]", () => {
  const t = at([
    { start: "old-earth", tableau: [...TWO_POWERS, "expedition-force"] },
    { start: "new-sparta", tableau: ["rebel-base", "outlaw-world"] },
  ]);
  t.choose("settle", "settle");
  t.answer(0, "takeover.target", "rebel-base");
  t.answer(0, "takeover.power", "imperium-seat");
  // Hopeless, but not forbidden; the second is a power of its own.
  expect(t.options(0)).toEqual(["none", "new-sparta", "outlaw-world"]);
  t.answer(0, "takeover.target", "outlaw-world");
  expect(t.told("takeover.failed")).toBe(1);
  expect(t.told("takeover.void")).toBe(1);
  expect(t.tableau(0)).not.toContain("imperium-cloaking-technology");
  expect(t.tableau(1)).toContain("outlaw-world");
});

test("two takeovers that succeed are resolved in the order of declaration and draw for each [14.21, 14.30, 7.16, 7.17]", () => {
  const t = at([
    { start: "old-earth", tableau: [...TWO_POWERS, "drop-ships", "space-marines", "terraforming-robots"] },
    { start: "new-sparta", tableau: ["rebel-miners", "outlaw-world"] },
  ]);
  t.choose("settle", "settle");
  t.answer(0, "takeover.target", "rebel-miners");
  t.answer(0, "takeover.power", "imperium-seat");
  t.answer(0, "takeover.target", "outlaw-world");
  expect(t.tableau(0)).toEqual(expect.arrayContaining(["rebel-miners", "outlaw-world"]));
  // One for the chooser, one by Terraforming Robots for each world.
  expect(t.hand(0)).toHaveLength(3);
});

test("the good moves with the world; an empty windfall world stays empty [T5, 14.27, 14.28]", () => {
  const take = (goods: readonly string[]): TestTable => {
    const t = at([
      { start: "old-earth", tableau: ["imperium-seat", "drop-ships"] },
      { start: "earths-lost-colony", tableau: ["rebel-fuel-cache"], goods },
    ]);
    t.choose("settle", "settle");
    t.answer(0, "takeover.target", "rebel-fuel-cache");
    expect(t.tableau(0)).toContain("rebel-fuel-cache");
    return t;
  };
  expect(take(["rebel-fuel-cache"]).goods(0)).toEqual(["rebel-fuel-cache"]);
  expect(take([]).goods(0)).toEqual([]);
});

test("powers of a taken world work for its old owner to the end of the phase [T6, 14.29]", () => {
  const t = at([
    { start: "old-earth", tableau: [...TWO_POWERS, "drop-ships", "space-marines"] },
    { start: "earths-lost-colony", tableau: ["rebel-outpost", "alien-robot-scout-ship", "rebel-fuel-cache"] },
  ]);
  t.choose("settle", "settle");
  // General +5, +1 against REBEL: no match for 5 + 2.
  expect([t.military(0), t.military(1)]).toEqual([5, 2]);
  t.answer(0, "takeover.target", "rebel-fuel-cache");
  t.answer(0, "takeover.power", "imperium-seat");
  t.answer(0, "takeover.target", "alien-robot-scout-ship");
  // 5 against 2 + 4: Rebel Outpost's +1 still counts although nothing else changed hands.
  expect(t.tableau(1)).toContain("alien-robot-scout-ship");
  const strong = at([
    { start: "old-earth", tableau: [...TWO_POWERS, "drop-ships", "space-marines", "new-galactic-order"] },
    { start: "earths-lost-colony", tableau: ["rebel-outpost", "lost-alien-warship"] },
  ]);
  strong.choose("settle", "settle");
  strong.answer(0, "takeover.target", "rebel-outpost");
  strong.answer(0, "takeover.power", "imperium-seat");
  // 8 against 3 + 5.
  strong.answer(0, "takeover.target", "lost-alien-warship");
  // 7 against 3 + 5: the +1 of the taken Rebel Outpost still defends.
  expect(strong.tableau(0)).toContain("rebel-outpost");
  expect(strong.tableau(1)).toContain("lost-alien-warship");
  expect([strong.military(0), strong.military(1)]).toEqual([8, 2]);
});

test("temporary military is named at the declaration and counts with what was bought before [14.11, 7.13]", () => {
  const t = at([
    { start: "old-earth", tableau: ["imperium-seat", "new-military-tactics"], hand: ["drop-ships"] },
    { start: "earths-lost-colony", tableau: ["rebel-outpost"] },
  ]);
  t.choose("settle", "settle");
  t.answer(0, "takeover.target", "rebel-outpost");
  expect(t.asked(0)).toBe("takeover.tactics");
  t.answer(0, "takeover.tactics", ["new-military-tactics"]);
  // 1 + 3 against 1 + 5.
  expect(t.told("takeover.failed")).toBe(1);
  expect(t.tableau(0)).not.toContain("new-military-tactics");
});

test("a hand-discard power used partly for settling defends with its rest [14.24, 14.26, 16.6]", () => {
  const t = at([
    { start: "old-earth", tableau: ["imperium-seat", "drop-ships"] },
    {
      start: "earths-lost-colony",
      tableau: ["space-mercenaries", "rebel-fuel-cache"],
      hand: ["aquatic-uplift-race", "gem-world", "spice-world", "comet-zone"],
    },
  ]);
  t.choose("settle", "settle");
  t.answer(1, "settle.pick", "aquatic-uplift-race");
  t.answer(1, "settle.mercenaries", ["gem-world"]);
  t.answer(0, "takeover.target", "rebel-fuel-cache");
  expect(t.question(1)).toMatchObject({ key: "defense.mercenaries", min: 0, max: 1 });
  t.answer(1, "defense.mercenaries", ["comet-zone"]);
  // 4 against 1 + 1 + 1 + 1.
  expect(t.tableau(0)).toContain("rebel-fuel-cache");
});

test("strength bought in defense does not help an attack already declared [16.7, 14.12, 14.25]", () => {
  const t = at([
    { start: "old-earth", tableau: ["rebel-alliance", "rebel-base", "rebel-underground", "drop-ships"] },
    {
      start: "earths-lost-colony",
      tableau: ["imperium-seat", "space-mercenaries", "outlaw-world", "drop-ships"],
      hand: ["gem-world", "spice-world"],
    },
  ]);
  t.choose("settle", "settle");
  t.answer(0, "takeover.target", "outlaw-world");
  t.answer(1, "takeover.target", "rebel-underground");
  t.answer(1, "takeover.mercenaries", []);
  // A attacks with 3 + 4, B defends with 4 + 1 and two cards: 7 against 7.
  t.answer(1, "defense.mercenaries", ["gem-world", "spice-world"]);
  expect(t.told("takeover.succeeded")).toBe(1);
  // B attacks with 4 + 1 as declared, not 7: 5 against 3 + 3.
  expect(t.told("takeover.failed")).toBe(1);
});

test("discarding the only IMPERIUM card does not end a vulnerability in the phase [14.3]", () => {
  const t = at([
    { start: "old-earth", tableau: ["rebel-alliance"] },
    {
      start: "earths-lost-colony",
      tableau: ["imperium-cloaking-technology", "drop-ships", "outlaw-world"],
      hand: ["new-earth"],
    },
  ]);
  t.choose("settle", "settle");
  t.answer(1, "settle.pick", "new-earth");
  expect(t.tableau(1)).not.toContain("imperium-cloaking-technology");
  expect(t.options(0)).toEqual(["none", "outlaw-world"]);
});

test("with takeovers off only the takeover effects rest [3.12]", () => {
  const t = table({
    seats: [
      {
        start: "old-earth",
        tableau: ["imperium-seat", "imperium-cloaking-technology", "drop-ships"],
        hand: ["new-earth"],
      },
      { start: "earths-lost-colony", tableau: ["rebel-miners", "expedition-force"] },
    ],
  });
  t.choose("settle", "settle");
  t.answer(0, "settle.pick", "none");
  expect(t.asked(0)).toBe("choose.action");
  t.choose("settle", "settle");
  // Conquering a peaceful world still works.
  expect(t.options(0)).toEqual(["none", "new-earth"]);
});

test("a taken world counts for goals, the end of the game and the score at once [14.33, 14.34]", () => {
  const filling = ["export-duties", "genetics-lab", "deficit-spending", "investment-credits", "interstellar-bank"];
  const t = at(
    [
      {
        start: "old-earth",
        tableau: ["imperium-seat", "drop-ships", "space-marines", "expedition-force", ...filling, "colony-ship"],
      },
      { start: "new-sparta", tableau: ["rebel-warrior-race", "contact-specialist"] },
    ],
    { goals: ["mostMilitary"] },
  );
  t.choose("settle", "settle");
  expect(t.score(0).cards["card/rebel-warrior-race"]).toBeUndefined();
  t.answer(0, "takeover.target", "rebel-warrior-race");
  expect(t.score(0).cards["card/rebel-warrior-race"]).toBe(2);
  expect(t.state().table.mostGoals[0].holder).toBe(0);
  // Twelve cards: the game is over.
  expect(t.state().table.phase).toBe("over");
});
