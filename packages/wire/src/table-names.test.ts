import { expect, test } from "vitest";
import { isName } from "./names.ts";
import { tableName } from "./table-names.ts";

test("a table is called as its host says, in every language", () => {
  const table = { id: "abcdefgh", name: "Friday night" };
  expect(tableName("en", table)).toBe("Friday night");
  expect(tableName("ru", table)).toBe("Friday night");
});

test("a table without a name is called by two words that follow from its id", () => {
  expect(tableName("en", { id: "abcdefgh" })).toBe(tableName("en", { id: "abcdefgh" }));
  expect(tableName("en", { id: "abcdefgh" })).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  expect(tableName("ru", { id: "abcdefgh" })).toMatch(/^[А-ЯЁ][а-яё]+ [а-яё]+$/);
});

test("most tables have different names, and all names are allowed", () => {
  const ids = Array.from({ length: 200 }, (_, i) => `table-${i}`);
  for (const language of ["en", "ru"] as const) {
    const names = ids.map((id) => tableName(language, { id }));
    expect(new Set(names).size).toBeGreaterThan(150);
    expect(names.every(isName)).toBe(true);
  }
});

test("Russian words agree in gender", () => {
  const endings = { f: /(ая|яя) \S+(а|я|ь)$/, n: /(ое|ее) \S+(о|е)$/, m: /(ый|ий|ой) \S+[^аеоя]$/ };
  for (let i = 0; i < 2000; i++) {
    const name = tableName("ru", { id: `t${i}` });
    expect(Object.values(endings).filter((ending) => ending.test(name))).toHaveLength(1);
  }
});
