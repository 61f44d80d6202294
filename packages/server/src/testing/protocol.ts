/** The tables of PROTOCOL.md, as the schemas of the wire have them. */
import {
  asked,
  chatLine,
  clockRule,
  device,
  FRAMES,
  gameFacts,
  gameResult,
  invitedTable,
  knownLine,
  knownPerson,
  knownTable,
  MESSAGES,
  myTable,
  question,
  REFUSALS,
  REPLIES,
  ROUTES,
  type RouteSpec,
  report,
  seatInfo,
  settingChoice,
  tableInfo,
  tableOptions,
  toldEvent,
  undoRequest,
  value,
  waiting,
} from "@hypergate/wire";
import { z } from "zod";

/**
 * A row of a table: its first cell, and the names in each of the others. A name that may be left out ends in `?`; a name in
 * braces stands for an object that has a row of its own.
 */
export type Row = readonly [name: string, ...cells: readonly (readonly string[])[]];

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly const?: unknown;
}

function jsonOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema;
}

function namesIn({ properties = {}, required = [] }: JsonSchema): string[] {
  return Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
}

function fieldsOf(schema: z.ZodType | undefined, io: "input" | "output"): string[] {
  return schema === undefined ? [] : namesIn(jsonOf(schema, io));
}

/** One row for each kind of a union, named by the field that tells them apart. */
function kindsOf(name: string, schema: z.ZodType, by: string): Row[] {
  return membersOf(jsonOf(schema, "output")).flatMap((kind): Row[] => {
    const is = kind.properties?.[by]?.const;
    return is === undefined ? [] : [[`${name} ${is}`, namesIn(kind)]];
  });
}

function membersOf(json: JsonSchema): JsonSchema[] {
  const members = json.oneOf ?? json.anyOf;
  return members === undefined ? [json] : members.flatMap(membersOf);
}

const isTable = (schema: z.ZodType) => schema === tableInfo || schema === invitedTable;

export function routeRows(): Row[] {
  return Object.entries(ROUTES).map(([name, spec]: readonly [string, RouteSpec]) => [
    name,
    fieldsOf(spec.query, "input"),
    fieldsOf(spec.body, "input"),
    isTable(spec.answer) ? ["{table}"] : fieldsOf(spec.answer, "output"),
  ]);
}

export function messageRows(): Row[] {
  const kinds = Object.keys(MESSAGES) as (keyof typeof MESSAGES)[];
  return kinds.map((kind) => [kind, fieldsOf(MESSAGES[kind], "input"), fieldsOf(REPLIES[kind], "output")]);
}

export function frameRows(): Row[] {
  return Object.entries(FRAMES).map(([kind, schema]) => [kind, fieldsOf(schema, "output")]);
}

export function objectRows(): Row[] {
  const plain = {
    table: tableInfo,
    options: tableOptions,
    clock: clockRule,
    result: gameResult,
    game: gameFacts,
    setting: settingChoice,
    line: chatLine,
    device,
    person: knownPerson,
    report,
    "known table": knownTable,
    "known line": knownLine,
    request: undoRequest,
    event: toldEvent,
    asked,
    waiting,
  };
  const ofTable = fieldsOf(tableInfo, "output");
  return [
    ...Object.entries(plain).map(([name, schema]): Row => [name, fieldsOf(schema, "output")]),
    ["my table", ["{table}", ...fieldsOf(myTable, "output").filter((name) => !ofTable.includes(name))]],
    ...kindsOf("seat", seatInfo, "kind"),
    ...kindsOf("question", question, "kind"),
    ...kindsOf("deal", value, "do"),
  ];
}

export function refusalRows(): Row[] {
  return Object.entries(REFUSALS).map(([id, params]) => [id, fieldsOf(params, "output")]);
}
