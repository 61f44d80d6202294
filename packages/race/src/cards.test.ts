import { expect, test } from "vitest";
import { cardNamed, cardOf, cardsOf, DESIGN, DESIGNS, EFFECTS, keywordsOf, START } from "./cards.ts";
import type { Box, Design } from "./data/design.ts";

const LEVELS: readonly (readonly Box[])[] = [["base"], ["base", "storm"], ["base", "storm", "rebel"]];

function designs(level: number): Design[] {
  return cardsOf(LEVELS[level]).map((card) => DESIGN[card]);
}

function counts(level: number, is: (design: Design) => boolean): number {
  return designs(level).filter(is).length;
}

test("the decks have the cards of their boxes [2.4, 2.5, 2.6]", () => {
  const totals = LEVELS.map((_, level) => ({
    designs: new Set(designs(level)).size,
    cards: designs(level).length,
    startWorlds: counts(level, (it) => it.start !== undefined),
    worlds: counts(level, (it) => it.type === "world"),
    developments: counts(level, (it) => it.type === "development"),
    military: counts(level, (it) => it.military === true),
    variable: counts(level, (it) => it.worth !== undefined),
  }));
  expect(totals).toEqual([
    { designs: 95, cards: 114, startWorlds: 5, worlds: 64, developments: 50, military: 23, variable: 12 },
    { designs: 114, cards: 136, startWorlds: 9, worlds: 78, developments: 58, military: 29, variable: 15 },
    { designs: 150, cards: 180, startWorlds: 12, worlds: 100, developments: 80, military: 38, variable: 21 },
  ]);
  expect(DESIGNS).toHaveLength(151);
});

test("cards by cost or defense are as counted in the sheet [19.2, 1.5]", () => {
  const histogram = (list: readonly Design[]): number[] =>
    Array.from({ length: 10 }, (_, cost) => list.filter((it) => it.cost === cost).length);
  expect(LEVELS.map((_, level) => histogram(designs(level)))).toEqual([
    [2, 24, 30, 17, 15, 9, 16, 1, 0, 0],
    [2, 31, 33, 24, 16, 10, 19, 1, 0, 0],
    [3, 45, 38, 31, 19, 12, 28, 2, 1, 1],
  ]);
  const without = (level: number): Design[] => designs(level).filter((it) => it.start === undefined);
  expect(LEVELS.map((_, level) => histogram(without(level)))).toEqual([
    [2, 24, 26, 16, 15, 9, 16, 1, 0, 0],
    [2, 30, 27, 22, 16, 10, 19, 1, 0, 0],
    [3, 44, 29, 29, 19, 12, 28, 2, 1, 1],
  ]);
  const byType = (type: string): number[] => histogram(designs(2).filter((it) => it.type === type));
  expect(byType("world")).toEqual([3, 22, 26, 21, 8, 10, 6, 2, 1, 1]);
  expect(byType("development")).toEqual([0, 23, 12, 10, 11, 2, 22, 0, 0, 0]);
});

test("copies by set: third copies come with an expansion, Gambling World is swapped [2.5, 2.6, 2.7, 18.1]", () => {
  const copies = (boxes: readonly Box[], id: string): number =>
    cardsOf(boxes).filter((card) => DESIGN[card].id === id).length;
  const rows = ["contact-specialist", "research-labs", "gambling-world-base", "gambling-world-rebel", "rebel-pact"].map(
    (id) => [...LEVELS, ["base", "rebel"] as const].map((boxes) => copies(boxes, id)),
  );
  expect(rows).toEqual([
    [2, 3, 3, 2],
    [2, 2, 3, 3],
    [1, 1, 0, 0],
    [0, 0, 1, 1],
    [0, 0, 2, 2],
  ]);
  expect(cardsOf(["base", "rebel"])).toHaveLength(114 + 44);
});

test("keywords are words of the name; the chromosome is a symbol of its own [1.9, 1.10, 18.2]", () => {
  const having = (keyword: string): number =>
    designs(2).filter((it) => keywordsOf(it).some((k) => k === keyword)).length;
  expect({
    REBEL: having("REBEL"),
    IMPERIUM: having("IMPERIUM"),
    ALIEN: having("ALIEN"),
    UPLIFT: having("UPLIFT"),
    TERRAFORMING: having("TERRAFORMING"),
    chromosome: counts(2, (it) => it.chromosome === true),
  }).toEqual({ REBEL: 16, IMPERIUM: 10, ALIEN: 17, UPLIFT: 10, TERRAFORMING: 3, chromosome: 7 });
  for (const it of designs(2)) if (it.chromosome === true) expect(keywordsOf(it)).toContain("UPLIFT");
  for (const name of ["Blaster Gem Mines", "Malevolent Lifeforms", "Rebel Sympathizers"])
    expect(cardNamed(name)).toBeDefined();
});

test("worlds have a kind exactly if they can hold a good; developments never do [1.2, 1.3, 1.4]", () => {
  for (const it of DESIGNS) {
    const holds = it.windfall === true || it.production === true;
    expect(it.good !== undefined, it.id).toBe(holds);
    if (it.type === "development") expect(holds, it.id).toBe(false);
    expect(it.windfall === true && it.production === true, it.id).toBe(false);
  }
  const kinds = (kind: string): number => counts(2, (it) => it.good === kind);
  expect([kinds("novelty"), kinds("rare"), kinds("genes"), kinds("alien")]).toEqual([21, 19, 16, 13]);
});

test("start worlds are numbered 0 to 11, odd ones red and even ones blue [2.11]", () => {
  const names = cardsOf(["base", "storm", "rebel"])
    .filter((card) => START[card] >= 0)
    .sort((a, b) => START[a] - START[b])
    .map((card) => DESIGN[card].name);
  expect(names).toEqual([
    "Old Earth",
    "Epsilon Eridani",
    "Alpha Centauri",
    "New Sparta",
    "Earth's Lost Colony",
    "Separatist Colony",
    "Ancient Race",
    "Damaged Alien Factory",
    "Doomed World",
    "Rebel Cantina",
    "Galactic Developers",
    "Imperium Warlord",
  ]);
});

test("every effect is on some card, and a card is found by its reference", () => {
  const found = new Set(DESIGNS.flatMap((it) => it.powers?.map((power) => power.does) ?? []));
  expect([...found].sort()).toEqual([...EFFECTS].sort());
  expect(DESIGN[cardOf("card/drop-ships-2") ?? -1].id).toBe("drop-ships");
  expect(DESIGN[cardOf("good/gem-world") ?? -1].id).toBe("gem-world");
  expect(cardOf("word/none")).toBeUndefined();
});
