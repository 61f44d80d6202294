import { describe, expect, test } from "vitest";
import { type Finding, reporting } from "./findings.ts";
import {
  ANYTHING,
  about,
  COUNT,
  checkShape,
  checkWord,
  FLAG,
  fits,
  isRecord,
  listOf,
  objectOf,
  oneOf,
  recordOf,
  type Shape,
  TEXT,
  WHOLE,
  word,
} from "./shape.ts";

const COLOUR = word("colour", () => ["red", "green", "blue"]);
const SIZE = word("size", () => ["small", "large"]);
const ONLY = word("only", () => ["all"]);
const CODE: Shape = { is: "pattern", kind: "code", pattern: "^[a-z]\\d$" };
const POINT = objectOf({ x: WHOLE, y: WHOLE, name: TEXT }, ["x"]);

function findings(shape: Shape, value: unknown): Finding[] {
  const all: Finding[] = [];
  checkShape(shape, value, "at", reporting(all));
  return all;
}

test.each<[shape: Shape, fine: unknown[], bad: unknown[]]>([
  [TEXT, ["", "a"], [1, undefined, ["a"]]],
  [FLAG, [true, false], ["true", 0]],
  [WHOLE, [0, -1, 7], [0.5, "1", undefined]],
  [COUNT, [0, 7], [-1, 0.5, "1"]],
  [ANYTHING, [1, "a", null, undefined, [], {}], []],
  [COLOUR, ["red", "blue"], ["pink", 1]],
  [CODE, ["a1"], ["a", "a11", 1]],
  [listOf(COUNT), [[], [1, 2]], [1, {}, [1, -1], [-1, 1]]],
  [recordOf(COUNT), [{}, { a: 1 }], [[], 1, null, { a: -1 }, { a: 1, b: -1 }]],
  [recordOf(COUNT, COLOUR), [{ red: 1 }], [{ pink: 1 }, { red: -1 }]],
  [POINT, [{ x: 1 }, { x: 1, y: 2, name: "a" }], [{}, { y: 1 }, { x: "1" }, { x: 1, z: 1 }, [], "x"]],
  [oneOf(COUNT, ONLY), [1, "all"], ["some", -1, true]],
  [oneOf(COLOUR, SIZE), ["red", "large"], ["middle", 1]],
  [oneOf(recordOf(COUNT), listOf(COUNT)), [{ a: 1 }, [1]], [{ a: -1 }, [-1], 1]],
  [oneOf(listOf(COUNT), listOf(TEXT)), [[1], ["a"], []], [[true], [1, "a"]]],
  [about("a line", COUNT), [1], [-1]],
])("%# what fits %j", (shape, fine, bad) => {
  for (const value of fine) expect([value, fits(shape, value)]).toEqual([value, true]);
  for (const value of bad) expect([value, fits(shape, value)]).toEqual([value, false]);
});

describe("what is of the wrong kind", () => {
  test.each<[shape: Shape, expected: string]>([
    [TEXT, '"…"'],
    [CODE, '"…"'],
    [COLOUR, '"…"'],
    [ONLY, '"all"'],
    [FLAG, "true, false"],
    [WHOLE, "…, -1, 0, 1, …"],
    [COUNT, "0, 1, 2, …"],
    [listOf(COUNT), "[0, 1, 2, …, …]"],
    [listOf(ANYTHING), "[…, …]"],
    [recordOf(COUNT), "{ … }"],
    [POINT, "{ … }"],
    [oneOf(TEXT, COLOUR, ONLY), '"…" | "all"'],
  ])("%# is told with what was expected", (shape, expected) => {
    expect(findings(shape, null)).toEqual([{ place: "at", id: "scenario.shape", params: { expected, found: "null" } }]);
  });

  test.each<[value: unknown, found: string]>([
    [undefined, ""],
    [[1], "[1]"],
    ["x".repeat(38), `"${"x".repeat(38)}"`],
    ["x".repeat(39), `"${"x".repeat(39)}…`],
  ])("%# is shown, long things in part", (value, found) => {
    expect(findings(COUNT, value)).toMatchObject([{ params: { found } }]);
  });
});

test("a word that is not allowed is told with the nearest, or with all that are allowed if they are few", () => {
  const name = (of: string, more: object) => ({
    place: "at",
    id: "scenario.name",
    params: { kind: "kind/colour", name: of, ...more },
  });
  expect(findings(COLOUR, "gren")).toEqual([name("gren", { near: "green", allowed: "" })]);
  expect(findings(COLOUR, "violet")).toEqual([name("violet", { near: "", allowed: "red, green, blue" })]);
  const many = (n: number) => word("colour", () => Array.from({ length: n }, (_, i) => `colour ${i}`));
  expect(findings(many(41), "x")).toEqual([name("x", { near: "", allowed: "" })]);
  expect(findings(many(40), "x")).toEqual([name("x", { near: "", allowed: many(40).words().join(", ") })]);
  const all: Finding[] = [];
  checkWord(COLOUR, "red", "at", reporting(all));
  expect(all).toEqual([]);
});

test("a name that has not the right form", () => {
  expect(findings(CODE, "A1")).toEqual([
    { place: "at", id: "scenario.name", params: { kind: "kind/code", name: "A1" } },
  ]);
});

test("places lead into lists, records and objects", () => {
  const deep = objectOf({ all: listOf(recordOf(POINT)) });
  expect(findings(deep, { all: [{}, { a: { x: 1, y: "2" } }] })).toEqual([
    { place: "at.all[1].a.y", id: "scenario.shape", params: { expected: "…, -1, 0, 1, …", found: '"2"' } },
  ]);
  expect(findings(recordOf(COUNT, COLOUR), { pink: -1 }).map(({ place, id }) => `${place} ${id}`)).toEqual([
    "at scenario.name",
    "at.pink scenario.shape",
  ]);
});

test("fields that are unknown or missing", () => {
  expect(findings(POINT, { nam: "a", wholly: 1 })).toEqual([
    { place: "at", id: "scenario.field", params: { name: "nam", near: "name", allowed: "x, y, name" } },
    { place: "at", id: "scenario.field", params: { name: "wholly", near: "", allowed: "x, y, name" } },
    { place: "at", id: "scenario.missing", params: { name: "x" } },
  ]);
  expect(findings(objectOf({ x: COUNT }), { toString: 1 })).toMatchObject([{ id: "scenario.field" }]);
  expect(findings({ is: "object", fields: { x: COUNT } }, {})).toEqual([]);
});

describe("of several shapes", () => {
  test("the one of the same kind was meant", () => {
    expect(findings(oneOf(COUNT, POINT), { x: "1" })).toMatchObject([{ place: "at.x", id: "scenario.shape" }]);
    expect(findings(oneOf(COUNT, COLOUR), "pink")).toMatchObject([{ params: { allowed: "red, green, blue" } }]);
  });

  test("the first was meant if there are several, and one kind of words at most", () => {
    expect(findings(oneOf(CODE, COLOUR), "violet")).toMatchObject([{ params: { kind: "kind/code" } }]);
    expect(findings(oneOf(COLOUR, CODE), "violet")).toMatchObject([{ params: { kind: "kind/colour" } }]);
  });

  test("words of all kinds are told", () => {
    expect(findings(oneOf(COLOUR, COUNT, SIZE), "violet")).toEqual([
      {
        place: "at",
        id: "scenario.name",
        params: { kind: "kind/colour", name: "violet", near: "", allowed: "red, green, blue, small, large" },
      },
    ]);
    expect(findings(oneOf(COLOUR, SIZE), "larg")).toMatchObject([{ params: { near: "large" } }]);
  });
});

test("shapes carry their lines and their keys", () => {
  expect(about("a line", COUNT)).toEqual({ is: "count", about: "a line" });
  expect(recordOf(COUNT)).toEqual({ is: "record", of: COUNT });
  expect(objectOf({ a: TEXT })).toEqual({ is: "object", fields: { a: TEXT }, needs: [] });
});

test.each<[value: unknown, is: boolean]>([
  [{}, true],
  [[], false],
  [null, false],
  ["a", false],
  [undefined, false],
])("%j is a record: %j", (value, is) => {
  expect(isRecord(value)).toBe(is);
});
