/** PROTOCOL.md says what the schemas say: every name in it exists, and every name there is stands in it. */
import { readFileSync } from "node:fs";
import { FRAMES, MESSAGES, REFUSALS, ROUTES } from "@hypergate/wire";
import { expect, test } from "vitest";
import { frameRows, messageRows, objectRows, type Row, refusalRows, routeRows } from "../testing/protocol.ts";

const TEXT = readFileSync(new URL("../../PROTOCOL.md", import.meta.url), "utf8");
const [PROSE] = TEXT.split("\n## Every name\n");

/** What stands under a heading of the lists. */
function section(title: string): string {
  const [, rest = ""] = TEXT.split(`\n### ${title}\n`);
  return rest.split("\n##")[0];
}

const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

function rowsIn(title: string): Row[] {
  const lines = section(title).split("\n");
  return lines
    .filter((line) => line.startsWith("| `"))
    .map((line) => {
      const [name, ...cells] = line.slice(1, -1).split("|").map(namesIn);
      return [name[0], ...cells];
    });
}

test.each([
  ["Routes", routeRows()],
  ["Messages", messageRows()],
  ["Frames", frameRows()],
  ["Objects", objectRows()],
  ["Refusals", refusalRows().filter(([, params]) => params.length > 0)],
] as const)("%s are listed with all their fields", (title, rows) => {
  expect(rows.length).toBeGreaterThan(5);
  expect(rowsIn(title)).toEqual(rows);
});

test("refusals without parameters are listed", () => {
  const [, list] = section("Refusals").split("Without parameters:");
  const bare = refusalRows().flatMap(([id, params]) => (params.length === 0 ? [id] : []));
  expect(namesIn(list)).toEqual(bare);
});

test("what is said of routes before is true", () => {
  const known = Object.keys(ROUTES).map((name) => name.replaceAll(/\{\w+\}/g, "{}"));
  const told = [...PROSE.matchAll(/(?:GET|POST|PATCH) \/api\/[\w/{}.]+/g)].map(([name]) => name);
  const others = ["GET /api/socket", "GET /api/openapi.json"];
  expect(told.length).toBeGreaterThan(8);
  expect(told.filter((name) => !others.includes(name) && !known.includes(name.replaceAll(/\{\w+\}/g, "{}")))).toEqual(
    [],
  );
  const ends = [...PROSE.matchAll(/…\/(\w+)/g)].map(([, end]) => end);
  expect(ends.filter((end) => !known.some((name) => name.endsWith(`/{}/${end}`)))).toEqual([]);
});

/** The names of the fields of an object in an example, without those of objects in it. */
function fieldsIn(example: string): string[] {
  let depth = 0;
  const fields: string[] = [];
  for (const [token, name] of example.matchAll(/"([^"]*)"(?=:)|[{}[\]]/g)) {
    if (name !== undefined && depth === 1) fields.push(name);
    else if ("{[".includes(token)) depth++;
    else if ("}]".includes(token)) depth--;
  }
  return fields;
}

test("every example is of a message or frame, and names only fields it has", () => {
  const examples = [...PROSE.matchAll(/`(\{"t": ?"(\w+)".*?\})`/g)];
  const known = (kind: string) =>
    [MESSAGES, FRAMES].flatMap((all) =>
      Object.entries(all).flatMap(([name, { shape }]) => (name === kind ? Object.keys(shape) : [])),
    );
  const wrong = examples.flatMap(([, text, kind]) => fieldsIn(text).filter((name) => !known(kind).includes(name)));
  expect(wrong).toEqual([]);
  const shown = new Set(examples.map(([, , kind]) => kind));
  expect([...Object.keys(MESSAGES), ...Object.keys(FRAMES)].filter((kind) => !shown.has(kind))).toEqual([]);
});

test("every refusal that is mentioned exists", () => {
  const groups = new Set(Object.keys(REFUSALS).map((id) => id.split(".")[0]));
  const told = namesIn(PROSE).filter((name) => /^[a-z]+\.[a-zA-Z]+$/.test(name) && groups.has(name.split(".")[0]));
  // The one event of the server's own.
  expect(told.filter((id) => id !== "table.undone" && !Object.hasOwn(REFUSALS, id))).toEqual([]);
  expect(told.length).toBeGreaterThan(3);
});
