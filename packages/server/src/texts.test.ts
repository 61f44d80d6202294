import { LANGUAGES, parseMessage } from "@hypergate/kernel";
import { REFUSALS, refusal } from "@hypergate/wire";
import { expect, test } from "vitest";
import { Problem } from "./problem.ts";
import { inWords, serverMessages } from "./texts.ts";

/** The one sentence that is no refusal but an event of the log. */
const EVENT = "table.undone";

test("every refusal has a sentence in every language, and every sentence its refusal", () => {
  expect(
    Object.keys(serverMessages)
      .filter((id) => id !== EVENT)
      .sort(),
  ).toEqual(Object.keys(REFUSALS).sort());
});

test("sentences speak only of what comes with the refusal", () => {
  for (const [id, { shape }] of Object.entries(REFUSALS)) {
    const spoken = [...serverMessages[id].en.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name);
    expect(spoken.filter((name) => !Object.hasOwn(shape, name))).toEqual([]);
  }
});

test("sentences are well formed and take the same parameters in every language", () => {
  const params = (message: string) => [...message.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name).sort();
  for (const said of Object.values(serverMessages)) {
    for (const language of LANGUAGES) expect(() => parseMessage(said[language])).not.toThrow();
    expect(params(said.ru)).toEqual(params(said.en));
  }
});

test("a problem comes with its id, its parameters and words", () => {
  const said = inWords("ru", new Problem("settings.players", 400, { min: 3, max: 5 }));
  expect(said.text).toBe("В этой игре может быть от 3 до 5 игроков.");
  expect(refusal.parse(said)).toEqual(said);
  expect(refusal.safeParse({ ...said, params: { min: 3 } }).success).toBe(false);
});
