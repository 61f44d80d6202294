import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@hypergate/kernel";
import { scenarioTexts } from "@hypergate/kernel/scenario";
import { expect, test } from "vitest";
import { ACTION_REFS } from "../actions.ts";
import { DESIGNS, EFFECTS } from "../cards.ts";
import { FIRST_GOALS, MOST_GOALS } from "../goal-ids.ts";
import { rulebook } from "../rulebook/index.ts";
import { raceScenarioTexts } from "../scenario/index.ts";
import { ALLOWED, readSettings, SETTING_NAMES } from "../settings.ts";
import { fuzz } from "../testing/fuzz.ts";
import type { Tally } from "../testing/uses.ts";
import { GLOSSES } from "./cards.ts";
import { events } from "./events.ts";
import { cardNames, powerText, refusedSetting, texts, worthText } from "./index.ts";

/** All ids of questions, events and refusals that stand in the code. */
function idsInCode(): string[] {
  const root = join(import.meta.dirname, "..");
  const files = globSync("**/*.ts", { cwd: root }).filter((file) => !/test|texts|rulebook|data/.test(file));
  const pattern = /(?:asking\(|key: |id: |\? |: |tell\(\s*g,\s*)"([a-z]+\.[a-zA-Z]+)"/g;
  const known =
    /^(start|choose|explore|develop|settle|takeover|defense|trade|consume|gamble|produce|round|goal|game|card|cards|good|chips|deck|phase|action|settings|scenario)\./;
  const all = files.flatMap((file) => [...readFileSync(join(root, file), "utf8").matchAll(pattern)].map((it) => it[1]));
  return [...new Set(all)].filter((id) => known.test(id));
}

test("every question, event and refusal has its words in both languages", () => {
  const ids = idsInCode();
  expect(ids.length).toBeGreaterThan(60);
  const all = { ...texts, ...scenarioTexts, ...raceScenarioTexts };
  expect(ids.filter((id) => all[id] === undefined)).toEqual([]);
  for (const [id, said] of Object.entries(texts))
    for (const language of LANGUAGES) expect(said[language], id).not.toBe("");
});

test("whatever a random game asks and tells has words", () => {
  const tally: Tally = {};
  for (let n = 0; n < 40; n++) fuzz(`texts ${n}`, tally);
  const used = Object.keys(tally).filter((key) => /^\w+\.\w+$/.test(key));
  expect(used.length).toBeGreaterThan(40);
  expect(used.filter((id) => texts[id] === undefined)).toEqual([]);
});

/** A name in braces, unless it is what a plural or a select says in one of its cases. */
const PARAMETER = /(?<!(?:=\d|one|few|other|you|yes|novelty|rare|genes|alien|REBEL) )\{(\w+)[,}]/g;

test("both languages speak of the same parameters", () => {
  const names = (message: string): string[] => [...new Set([...message.matchAll(PARAMETER)].map((it) => it[1]))].sort();
  for (const [id, said] of Object.entries(texts))
    if (!id.startsWith("worth.")) expect(names(said.ru), id).toEqual(names(said.en));
});

test("a log line speaks to its reader, and no name hangs on a colon", () => {
  const verb = /(?<!other \{)\{who\} [а-яё]+(?:ет|ёт|ит)(?:ся)?(?![а-яё])/;
  for (const [id, { en, ru }] of Object.entries(events)) {
    expect(ru, id).not.toMatch(verb);
    for (const text of [en, ru]) expect(text, id).not.toMatch(/: ?\{|^\{who\}:/);
    expect(en, id).not.toMatch(/(?<!other \{)\{who\}'s/);
  }
});

test("braces of every message are balanced", () => {
  for (const [id, said] of Object.entries(texts)) {
    for (const language of LANGUAGES) {
      let depth = 0;
      for (const letter of said[language]) depth += letter === "{" ? 1 : letter === "}" ? -1 : 0;
      expect(depth, id).toBe(0);
    }
  }
});

test("actions, goals, effects, settings and cards have names", () => {
  for (const ref of ACTION_REFS) expect(texts[ref], ref).toBeDefined();
  for (const id of [...FIRST_GOALS, ...MOST_GOALS]) expect(texts[`goal/${id}`], id).toBeDefined();
  for (const effect of EFFECTS) expect(texts[`power.${effect}`], effect).toBeDefined();
  expect(Object.keys(GLOSSES).sort()).toEqual(DESIGNS.map((design) => design.id).sort());
  expect(cardNames["gem-world"]).toEqual({ en: "Gem World", ru: "Gem World («Мир самоцветов»)" });
  for (const design of DESIGNS) {
    for (const power of design.powers ?? []) expect(powerText(power).said, design.id).toBeDefined();
    for (const worth of design.worth ?? []) expect(worthText(worth).said, design.id).toBeDefined();
  }
});

test("settings and their values have names, and what is wrong with them is said by those", () => {
  for (const name of SETTING_NAMES) {
    expect(texts[`setting/${name}`], name).toBeDefined();
    expect(texts[`setting/${name}/about`], name).toBeDefined();
    for (const value of ALLOWED[name])
      if (name !== "game" && typeof value === "string") expect(texts[`setting/${name}/${value}`], value).toBeDefined();
  }
  const said = (raw: Record<string, unknown>) =>
    readSettings(raw).problems.flatMap((problem) => LANGUAGES.map((language) => refusedSetting(language, problem)));
  expect(said({ sets: "base", takeovers: "on" })).toEqual([
    "Takeovers cannot be On if Boxes is Base game. Allowed then: Off.",
    "Захваты: «Есть» не подходит, если выбрано «Коробки: База». Тогда можно: Нет.",
  ]);
  expect(said({ sets: "base", players: 5 })[1]).toBe(
    "Игроков: «5» не подходит, если выбрано «Коробки: База». Тогда можно: 2 … 4.",
  );
  expect(said({ exchange: "half" })[1]).toBe(
    "Галактическая биржа: «half» не подходит. Можно: Сколько может, Сколько хочет владелец.",
  );
  expect(said({ goals: "maybe" })[0]).toBe("Goals cannot be maybe. Allowed: Yes, No.");
  expect(said({ gravity: 1 })[1]).toMatch(/^Настройки gravity нет\. Есть: Игроков, Коробки, /);
});

test("every effect and goal has its statement in the rulebook, written in both languages", () => {
  const ids = new Set(rulebook.map((statement) => statement.id));
  for (const id of [...EFFECTS, ...FIRST_GOALS, ...MOST_GOALS]) expect(ids.has(id), id).toBe(true);
  for (const statement of rulebook) {
    expect(statement.en, statement.id).toMatch(/[.?]$/);
    expect(statement.ru, statement.id).toMatch(/[а-яА-Я].*[.?]$/);
  }
});
