/** The JSON schema of scenario files says the same as the reader. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { seeded, shuffle } from "@hypergate/kernel";
import { fits } from "@hypergate/kernel/scenario";
import { expect, test } from "vitest";
import { isRecord } from "./files.ts";
import { GAMES } from "./games.ts";
import { scenarioSchema } from "./scenario.ts";
import { isValid } from "./testing/json-schema.ts";
import type { Json } from "./testing/scenarios.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const schema = scenarioSchema();
const documents = globSync("packages/*/scenarios/*.json", { cwd: root }).map((file): [string, Json] => [
  file,
  JSON.parse(readFileSync(join(root, file), "utf8")),
]);

test("docs/scenario.schema.json is what `hypergate scenario --schema` prints", () => {
  expect(JSON.parse(readFileSync(join(root, "docs/scenario.schema.json"), "utf8"))).toEqual(
    JSON.parse(JSON.stringify(schema)),
  );
});

test.each(documents)("%s is valid", (_, document) => {
  expect(isValid(schema, document)).toBe(true);
});

/** The document with one thing in it changed, wherever that is. */
function* changed(value: unknown): Generator<unknown> {
  yield* [7, -1, "nonsense", true, [], { nonsense: 1 }, [["nonsense"]]];
  if (Array.isArray(value))
    for (const [i, item] of value.entries()) for (const other of changed(item)) yield value.toSpliced(i, 1, other);
  else if (isRecord(value)) {
    yield { ...value, nonsense: 1 };
    for (const [name, part] of Object.entries(value)) {
      const { [name]: _, ...without } = value;
      yield without;
      for (const other of changed(part)) yield { ...value, [name]: other };
    }
  }
}

test("reader and schema agree on thousands of files that are changed in one place", () => {
  let [fine, wrong] = [0, 0];
  for (const [file, document] of documents) {
    const { shape } = GAMES[String(document.game)].scenario;
    const all = shuffle(seeded(file), [...changed(document)]).slice(0, 250);
    for (const one of all) {
      if (!isRecord(one) || one.game !== document.game) continue;
      const isFine = fits(shape, one);
      if (isValid(schema, one) !== isFine)
        throw new Error(`reader: ${isFine}, schema: ${!isFine}, ${JSON.stringify(one)}`);
      if (isFine) fine++;
      else wrong++;
    }
  }
  expect(fine).toBeGreaterThan(300);
  expect(wrong).toBeGreaterThan(1500);
});
