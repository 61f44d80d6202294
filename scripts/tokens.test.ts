import { expect, test } from "vitest";
import { tokenize } from "./tokens.ts";

/** The tokens as `kind:text`. */
function read(source: string): string[] {
  return tokenize(source).map((token) => `${token.kind}:${token.text}`);
}

test("strings, comments and names are told apart", () => {
  expect(read(`const a = "b // c"; // d "e"\n/* f */ 'g\\'h'`)).toEqual([
    "name:const",
    "name:a",
    "mark:=",
    "string:b // c",
    "mark:;",
    'comment: d "e"',
    "comment: f ",
    "string:g\\'h",
  ]);
});

test("the code in a template is tokenized, at any depth", () => {
  expect(read("`a${{ b: `c${d}` }}e` / f")).toEqual([
    "string:a",
    "mark:{",
    "name:b",
    "mark::",
    "string:c",
    "name:d",
    "string:",
    "mark:}",
    "string:e",
    "mark:/",
    "name:f",
  ]);
});

test.each([
  ["a / b / c", ["name:a", "mark:/", "name:b", "mark:/", "name:c"]],
  ["(a) / 2", ["mark:(", "name:a", "mark:)", "mark:/", "number:2"]],
  [`x = /["'/]/g`, ["name:x", "mark:=", `regex:["'/]`]],
  ["return /`/", ["name:return", "regex:`"]],
])("a slash divides or begins a regular expression: %s", (source, expected) => {
  expect(read(source)).toEqual(expected);
});

test("tokens know their line and depth", () => {
  const tokens = tokenize("f(() => {\n  /* two\n lines */ x;\n}); y");
  expect(tokens.find((token) => token.text === "x")).toMatchObject({ line: 3, depth: 2 });
  expect(tokens.find((token) => token.text === "y")).toMatchObject({ line: 4, depth: 0 });
});

test("an unfinished string, comment or template ends with the file", () => {
  for (const source of ['"a', "/* a", "`a", "`a${b", "'a\\"]) expect(tokenize(source).length).toBeGreaterThan(0);
});
