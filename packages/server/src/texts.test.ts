import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LANGUAGES, parseMessage } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { Problem } from "./problem.ts";
import { STORE_TROUBLES } from "./store/store.ts";
import { inWords, serverMessages } from "./texts.ts";

const SOURCE = fileURLToPath(new URL(".", import.meta.url));

test("every problem the server knows has a sentence in every language", () => {
  const files = globSync("**/*.ts", { cwd: SOURCE }).filter((file) => !file.endsWith(".test.ts"));
  const code = files.map((file) => readFileSync(SOURCE + file, "utf8")).join("\n");
  const used = [...code.matchAll(/new Problem\(\s*(?:[^"()]+\? )?"([\w.]+)"(?: : "([\w.]+)")?/g)].flatMap(
    ([, ...ids]) => ids,
  );
  const ids = new Set(used.filter((id) => id !== undefined).concat(STORE_TROUBLES.map((kind) => `store.${kind}`)));
  expect(ids.size).toBeGreaterThan(25);
  expect([...ids].filter((id) => serverMessages[id] === undefined)).toEqual([]);
});

test("sentences are well formed and take the same parameters in every language", () => {
  const params = (message: string) => [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
  for (const said of Object.values(serverMessages)) {
    for (const language of LANGUAGES) expect(() => parseMessage(said[language])).not.toThrow();
    expect(params(said.ru)).toEqual(params(said.en));
  }
});

test("a problem comes with its id, its parameters and words", () => {
  const { text } = inWords("ru", new Problem("settings.players", 400, { min: 3, max: 5 }));
  expect(text).toBe("В этой игре может быть от 3 до 5 игроков.");
});
