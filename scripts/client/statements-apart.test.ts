import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import { taken } from "./statements-apart.ts";

function left(code: string, isStatements: boolean): string {
  return taken(parseSync("text.ts", code).program, isStatements).reduceRight(
    (text, { start, end, by }) => text.slice(0, start) + by + text.slice(end),
    code,
  );
}

const TEXT = 'export const text: AlienText = { name: { en: "A" }, rules: [{ id: "a 1", en: "B" }], messages: {} };';

test("a table loads the text without its statements, a sheet the statements alone", () => {
  expect(left(TEXT, false)).toBe('export const text: AlienText = { name: { en: "A" }, rules: [], messages: {} };');
  expect(left(TEXT, true)).toBe(
    'export const text: AlienText = { name: 0, rules: [{ id: "a 1", en: "B" }], messages: 0 };',
  );
});

test("the text of every alien can be taken apart", () => {
  const aliens = "packages/cosmic/src/aliens";
  const folders = readdirSync(aliens, { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(folders.length).toBeGreaterThan(50);
  for (const { name } of folders) {
    const code = readFileSync(`${aliens}/${name}/text.ts`, "utf8");
    expect(left(code, false)).not.toContain(`"${name} 1"`);
    expect(left(code, true)).toContain(`"${name} 1"`);
  }
});

test("a text without statements is an error", () => {
  expect(() => left("export const text = { name: 1 };", false)).toThrow("rules");
});
