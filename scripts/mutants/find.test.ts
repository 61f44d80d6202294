import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import { mutantsIn } from "./find.ts";
import { mutate } from "./mutant.ts";

/** The changed code of every mutant of a function with this body. */
function changed(body: string): string[] {
  const source = `export async function f(a: number, b: number) {\n  ${body}\n}`;
  return mutantsIn("f.ts", source).map((mutant) => mutate(source, mutant).slice(source.indexOf("\n") + 3, -2));
}

test.each([
  ["return a > b;", ["return a >= b;"]],
  ["return a <= b;", ["return a < b;"]],
  ["return a === b;", ["return a !== b;"]],
  ["return p && q;", ["return p || q;"]],
  ["return a + b;", ["return a - b;"]],
  ["return !(p || q) && r;", ["return !(p || q) || r;", "return (p || q) && r;", "return !(p && q) && r;"]],
  ["return list.some(is);", ["return list.every(is);"]],
  ["return Math.min(a, b);", ["return Math.max(a, b);"]],
  ["return z.min(a);", []],
  ["return 7;", ["return 8;", "return 6;"]],
  ["return 0;", ["return 1;"]],
  ["return true;", ["return false;"]],
  ["return p ? a : b;", ["return !(p) ? a : b;"]],
  ["return a?.b ?? c;", []],
])("%s", (body, expected) => {
  expect(changed(body)).toEqual(expected);
});

test("statements that do something are left out, also as the only one behind a condition", () => {
  expect(changed("act(a);")).toEqual([";"]);
  expect(changed("await act(a);")).toEqual([";"]);
  expect(changed("s.x = a;")).toEqual([";"]);
  expect(changed("n += a;")).toEqual([";", "n -= a;"]);
  expect(changed("if (p) act();")).toEqual(["if (!(p)) act();", "if (p) ;"]);
  expect(changed("const x = act(a);")).toEqual([]);
});

test("only returns before the end are left out", () => {
  expect(changed("if (p) return; act();")).toEqual(["if (!(p)) return; act();", "if (p) ; act();", "if (p) return; ;"]);
  expect(changed("if (p) { return a; } return b;")).toContain("if (p) { ; } return b;");
  expect(changed("for (const x of a) { if (p) continue; }")).toContain("for (const x of a) { if (p) ; }");
});

test("elements and spreads are left out with their commas", () => {
  expect(changed("return [a, ...b];")).toEqual(["return [...b];", "return [a];"]);
  expect(changed("return [a];")).toEqual(["return [];"]);
  expect(changed("return { ...a, b };")).toEqual(["return { b };"]);
  expect(changed("return { b, ...a };")).toEqual(["return { b };"]);
});

test("types, imports, texts, logs and errors are left alone", () => {
  const source = [
    `import { a } from "./a.ts";`,
    "type Few = 1 | 2 | true;",
    "interface Row { n: 3 }",
    `export const x = "1" + a as unknown as Record<3, true>;`,
    "export const y = { 4: `${a} + ${a}` };",
    "log.info(1, true); this.log.warn(2); console.log(a + 1);",
    "throw new RangeError(`at most ${a + 1}`);",
  ].join("\n");
  expect(mutantsIn("x.ts", source)).toEqual([]);
});

test("a mutant names its place and enough code to recognise it", () => {
  const source = "// «—»\nexport const all = {\n  last: (list: string[]) =>\n    list[list.length - 1],\n};\n";
  expect(mutantsIn("x.ts", source).map(({ line, where, from, to }) => ({ line, where, from, to }))).toEqual([
    { line: 4, where: "all.last", from: "list[list.length - 1]", to: "list[list.length + 1]" },
    { line: 4, where: "all.last", from: "list[list.length - 1]", to: "list[list.length - 2]" },
    { line: 4, where: "all.last", from: "list[list.length - 1]", to: "list[list.length - 0]" },
  ]);
});

test("every mutant can be parsed", () => {
  const source = `
    export const table = [1, (a, b) => (a > b ? -1 : 1), [...x, { ...y, z: !q }], /* > */ a /* < */ > b];
    export class Box { #n = 0; get half() { return (this.#n -= 1) / 2; } add() { if (!this.#n) { this.#n++; return; } delete this.m; } }
    export async function go() { while (await more()) { for (let i = 0; i < 3; i++) if (i % 2) continue; else act(); } void act(); }
  `;
  const mutants = mutantsIn("x.ts", source);
  expect(mutants.length).toBeGreaterThan(25);
  for (const mutant of mutants) {
    const after = mutate(source, mutant);
    expect(after).not.toBe(source);
    expect(parseSync("x.ts", after).errors, `${mutant.from} -> ${mutant.to}`).toEqual([]);
  }
});
