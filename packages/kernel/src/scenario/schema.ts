/** The JSON schema of a shape, for editors (draft 2020-12). */
import type { Shape } from "./shape.ts";

type Json = Readonly<Record<string, unknown>>;
export type JsonSchema = Json;

const SIMPLE: Readonly<Record<"text" | "flag" | "whole" | "count" | "anything", Json>> = {
  text: { type: "string" },
  flag: { type: "boolean" },
  whole: { type: "integer" },
  count: { type: "integer", minimum: 0 },
  anything: {},
};

/** The words of a condition, and of what holds if it is met. */
const BRANCH = ["if", "then"];

/** The schema for the files of several games, each with its own shape. Long lists of words become definitions. */
export function schemaOf(shapes: Readonly<Record<string, Shape>>): JsonSchema {
  const defs: Record<string, Json> = {};
  const games = Object.entries(shapes).map(([game, shape]) => {
    const named = { type: "object", properties: { game: { const: game } }, required: ["game"] };
    return Object.fromEntries(BRANCH.map((name, i) => [name, [named, part(shape, defs)][i]]));
  });
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "A scenario of Hypergate",
    type: "object",
    properties: { game: { enum: Object.keys(shapes) } },
    required: ["game"],
    allOf: games,
    $defs: defs,
  };
}

function part(shape: Shape, defs: Record<string, Json>): Json {
  const schema = bare(shape, defs);
  return shape.about === undefined ? schema : { description: shape.about, ...schema };
}

function bare(shape: Shape, defs: Record<string, Json>): Json {
  switch (shape.is) {
    case "word":
      return words(shape.kind, shape.words(), defs);
    case "pattern":
      return { type: "string", pattern: shape.pattern };
    case "list":
      return { type: "array", items: part(shape.of, defs) };
    case "record":
      return {
        type: "object",
        additionalProperties: part(shape.of, defs),
        ...(shape.keys === undefined ? {} : { propertyNames: part(shape.keys, defs) }),
      };
    case "object": {
      const fields = Object.entries(shape.fields).map(([name, field]) => [name, part(field, defs)]);
      const needs = shape.needs ?? [];
      return {
        type: "object",
        properties: Object.fromEntries(fields),
        ...(needs.length === 0 ? {} : { required: needs }),
        additionalProperties: false,
      };
    }
    case "either":
      return { anyOf: shape.of.map((one) => part(one, defs)) };
    default:
      return SIMPLE[shape.is];
  }
}

/** Short lists of words are written where they are used, long ones as definitions. */
function words(kind: string, all: readonly string[], defs: Record<string, Json>): Json {
  if (all.length === 1) return { const: all[0] };
  if (all.length <= 3) return { enum: all };
  let name = kind;
  for (let n = 2; defs[name] !== undefined && !sameWords(defs[name], all); n++) name = `${kind}-${n}`;
  defs[name] = { enum: all };
  return { $ref: `#/$defs/${name}` };
}

function sameWords({ enum: known }: Json, all: readonly string[]): boolean {
  return Array.isArray(known) && known.length === all.length && known.every((one, i) => one === all[i]);
}
