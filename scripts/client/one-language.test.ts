import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import { emptied } from "./one-language.ts";

const LANGUAGES = ["en", "ru"];

/** What is left of some code where one language is kept. */
function left(code: string, kept: string | undefined): string {
  const { program } = parseSync("a.ts", code);
  return emptied(program, kept, LANGUAGES).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}""${text.slice(end)}`,
    code,
  );
}

test("the sentences of one language stay", () => {
  const code = 'const a = { en: "Yes", ru: "Да" };';
  expect(left(code, "en")).toBe('const a = { en: "Yes", ru: "" };');
  expect(left(code, "ru")).toBe('const a = { en: "", ru: "Да" };');
  expect(left(code, undefined)).toBe('const a = { en: "", ru: "" };');
});

test("in lists, beside other properties, and in templates", () => {
  const code = 'const a = [{ id: "REV-01", en: `a ${n}`, ru: `б ${n}`, decided: true }];';
  expect(left(code, "ru")).toBe('const a = [{ id: "REV-01", en: "", ru: `б ${n}`, decided: true }];');
});

test("names keep all their languages", () => {
  const code = 'const a = { name: { en: "Oracle", ru: "Оракул" }, about: { en: "A", ru: "Б" } };';
  expect(left(code, "en")).toBe('const a = { name: { en: "Oracle", ru: "Оракул" }, about: { en: "A", ru: "" } };');
});

test("what is no sentence in all languages stays as it is", () => {
  const code = 'const a = { en: "only" }; const b = { en: rules("en"), ru: rules("ru") }; f({ en, ru });';
  expect(left(code, "ru")).toBe(code);
});
