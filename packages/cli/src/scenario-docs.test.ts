/** docs/scenarios.md shows files that are played, and names everything that may be expected. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { scenarioSchema } from "./scenario.ts";
import { findingsIn } from "./testing/scenarios.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const text = readFileSync(join(root, "docs/scenarios.md"), "utf8");
const examples = [...text.matchAll(/\]\(\.\.\/(packages\/[^)]+\.json)\)\n\n```json\n([^`]+)```/g)];

test("there are three examples of each game", () => {
  expect(examples.map(([, file]) => file.split("/")[1])).toEqual([
    "cosmic",
    "cosmic",
    "cosmic",
    "race",
    "race",
    "race",
  ]);
});

test.each(examples.map(([, file, shown]) => [file, shown]))("%s is shown as it is, and comes true", (file, shown) => {
  expect(shown).toBe(readFileSync(join(root, file), "utf8"));
  expect(findingsIn(JSON.parse(shown))).toEqual([]);
});

test("everything that may be expected is in its table", () => {
  const names = [
    ...JSON.stringify(scenarioSchema()).matchAll(
      /"expect":\{"description":"what must be true","type":"object","properties":(\{.*?\}),"additionalProperties":false\}/g,
    ),
  ];
  expect(names).toHaveLength(2);
  for (const [, fields] of names)
    for (const [, name] of fields.matchAll(/"(\w+)":\{"description"/g)) expect(text, name).toContain(`| \`${name}\` |`);
});
