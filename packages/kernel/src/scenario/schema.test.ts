import { expect, test } from "vitest";
import { schemaOf } from "./schema.ts";
import {
  ANYTHING,
  about,
  COUNT,
  FLAG,
  listOf,
  objectOf,
  oneOf,
  recordOf,
  type Shape,
  TEXT,
  WHOLE,
  word,
} from "./shape.ts";

/** The schema of one field of a game, and the definitions. */
function schemaFor(...shapes: readonly Shape[]): { fields: unknown[]; defs: unknown } {
  const { allOf, $defs } = schemaOf({ toy: objectOf(Object.fromEntries(shapes.map((shape, i) => [`f${i}`, shape]))) });
  const [{ then }] = allOf as { then: { properties: object } }[];
  return { fields: Object.values(then.properties), defs: $defs };
}

test.each<[shape: Shape, schema: unknown]>([
  [TEXT, { type: "string" }],
  [FLAG, { type: "boolean" }],
  [WHOLE, { type: "integer" }],
  [COUNT, { type: "integer", minimum: 0 }],
  [ANYTHING, {}],
  [about("a line", TEXT), { description: "a line", type: "string" }],
  [
    { is: "pattern", kind: "code", pattern: "^a$" },
    { type: "string", pattern: "^a$" },
  ],
  [listOf(COUNT), { type: "array", items: { type: "integer", minimum: 0 } }],
  [recordOf(TEXT), { type: "object", additionalProperties: { type: "string" } }],
  [
    recordOf(
      TEXT,
      word("seat", () => ["a", "b"]),
    ),
    { type: "object", additionalProperties: { type: "string" }, propertyNames: { enum: ["a", "b"] } },
  ],
  [
    objectOf({ a: TEXT }, ["a"]),
    { type: "object", properties: { a: { type: "string" } }, required: ["a"], additionalProperties: false },
  ],
  [objectOf({ a: TEXT }), { type: "object", properties: { a: { type: "string" } }, additionalProperties: false }],
  [
    { is: "object", fields: { a: TEXT } },
    { type: "object", properties: { a: { type: "string" } }, additionalProperties: false },
  ],
  [oneOf(TEXT, COUNT), { anyOf: [{ type: "string" }, { type: "integer", minimum: 0 }] }],
  [word("w", () => ["a"]), { const: "a" }],
  [word("w", () => ["a", "b", "c"]), { enum: ["a", "b", "c"] }],
])("%# the schema of %j", (shape, schema) => {
  expect(schemaFor(shape)).toEqual({ fields: [schema], defs: {} });
});

test("many words are defined in one place, and under another name if the words differ", () => {
  const first = ["a", "b", "c", "d"];
  const lists = [first, [...first], ["a", "b", "c", "e"], ["a", "b", "c", "d", "e"], first, ["a", "b", "c", "e"]];
  const { fields, defs } = schemaFor(...lists.map((all) => word("w", () => all)));
  const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
  expect(fields).toEqual([ref("w"), ref("w"), ref("w-2"), ref("w-3"), ref("w"), ref("w-2")]);
  expect(defs).toEqual({ w: { enum: first }, "w-2": { enum: lists[2] }, "w-3": { enum: lists[3] } });
});

test("each game has its own files", () => {
  const { allOf, ...rest } = schemaOf({ toy: TEXT, other: FLAG });
  const named = (game: string) => ({ type: "object", properties: { game: { const: game } }, required: ["game"] });
  expect((allOf as object[]).map((branch) => Object.entries(branch))).toEqual([
    [
      ["if", named("toy")],
      ["then", { type: "string" }],
    ],
    [
      ["if", named("other")],
      ["then", { type: "boolean" }],
    ],
  ]);
  expect(rest).toEqual({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "A scenario of Hypergate",
    type: "object",
    properties: { game: { enum: ["toy", "other"] } },
    required: ["game"],
    $defs: {},
  });
});
