import { LANGUAGES } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { CHARACTER_IDS, CHARACTERS, characterAt } from "./characters.ts";
import { OCCASIONS, SAYINGS, type Sayings } from "./sayings.ts";

const SAID: Readonly<Record<string, Sayings>> = SAYINGS;
const ALL = CHARACTER_IDS.map((id) => CHARACTERS[id]);

test("ten characters, each with a name of its own and two lines for every occasion, in both languages", () => {
  expect(ALL).toHaveLength(10);
  for (const language of LANGUAGES) {
    const names = ALL.map(({ name }) => name[language]);
    const lines = ALL.flatMap(({ id }) => OCCASIONS.flatMap((when) => SAID[id][when].map((line) => line[language])));
    expect(new Set(names).size).toBe(10);
    expect(lines).toHaveLength(80);
    expect(new Set(lines).size).toBe(80);
    expect([...names, ...lines].filter((words) => words.trim() === "")).toEqual([]);
  }
});

test("what is Russian is written in Cyrillic, and what is English is not", () => {
  for (const { id, name, about } of ALL)
    for (const { en, ru } of [name, about, ...OCCASIONS.flatMap((when) => SAID[id][when])]) {
      expect(en).not.toMatch(/\p{Script=Cyrillic}/u);
      expect(ru).not.toMatch(/\p{Script=Latin}/u);
    }
});

test("tempers are chances and numbers of ships", () => {
  for (const { temper, later } of ALL)
    for (const { aggression, ships, negotiate, trust, greed } of [temper, later ?? temper]) {
      for (const share of [aggression, negotiate, trust]) expect(share).toBe(Math.min(1, Math.max(0, share)));
      expect(Math.abs(greed)).toBeLessThan(1);
      expect(ships[0]).toBeGreaterThanOrEqual(0);
      expect(ships[1]).toBeGreaterThanOrEqual(ships[0]);
      expect(ships[1]).toBeLessThanOrEqual(4);
    }
});

test("a table seats nobody twice, the same every time, and not all tables the same", () => {
  const at = (table: string) => Array.from({ length: 10 }, (_, seat) => characterAt(table, seat).id);
  expect(new Set(at("one")).size).toBe(10);
  expect(at("one")).toEqual(at("one"));
  expect(new Set(["one", "two", "three", "four"].map((table) => at(table)[1])).size).toBeGreaterThan(1);
});
