import type { OneQuestion, Question, Ref } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { ANY_TIME, conditionIn, conditionKey, passFor, type Stops, stopAt } from "./passing.ts";

const KEY = "window/reveal.end";
const about = { key: KEY, who: 0, source: { by: "rule/window", rule: "TIM-01" }, hidden: true };
const choose = (...options: readonly Ref[]): OneQuestion => ({ kind: "one", ...about, options });

const NOTHING = choose("word/pass");
const SOMETHING = choose("word/pass", "card/cosmic-zap.1");
const WITHOUT_PASS = choose("word/keep", "word/redraw");
const SEVERAL: Question = { kind: "some", ...about, options: SOMETHING.options, min: 0, max: 2 };

test.each<readonly [stops: Stops, when: string]>([
  [{}, "ifCan"],
  [{ "*": "always" }, "always"],
  [{ [KEY]: "never" }, "never"],
  [{ [KEY]: "ifCan", "*": "never" }, "ifCan"],
  [{ [KEY]: "never", "*": "always" }, "never"],
  [{ "window/other": "never" }, "ifCan"],
])("with %j this window stops %s", (stops, when) => {
  expect(stopAt(stops, KEY)).toBe(when);
});

test("with nothing to choose a window is passed, with something it is not", () => {
  expect(passFor(NOTHING, {})).toBe("word/pass");
  expect(passFor(SOMETHING, {})).toBeUndefined();
  expect(passFor(SOMETHING, { "*": "ifCan" })).toBeUndefined();
});

test("who wants to be stopped always is, also with nothing to choose", () => {
  for (const question of [NOTHING, SOMETHING]) expect(passFor(question, { "*": "always" })).toBeUndefined();
  expect(passFor(NOTHING, { "*": "always", [KEY]: "ifCan" })).toBe("word/pass");
});

test("who never wants to be stopped passes where that can be said", () => {
  for (const question of [NOTHING, SOMETHING]) expect(passFor(question, { "*": "never" })).toBe("word/pass");
  expect(passFor(SOMETHING, { "*": "never", [KEY]: "ifCan" })).toBeUndefined();
});

test("and answers where it cannot, unless there is one answer only", () => {
  for (const question of [WITHOUT_PASS, SEVERAL]) expect(passFor(question, { "*": "never" })).toBeUndefined();
  expect(passFor(choose("word/keep"), { "*": "never" })).toBe("word/keep");
  expect(passFor({ ...SEVERAL, max: 0 }, { "*": "never" })).toEqual([]);
});

test("a thing that is no reason to ask is passed over, with all its copies, and only where nothing else can be done", () => {
  const stops: Stops = { "card/cosmic-zap": "never" };
  expect(passFor(SOMETHING, stops)).toBe("word/pass");
  expect(passFor(choose("word/pass", "card/cosmic-zap.2"), stops)).toBe("word/pass");
  expect(passFor(choose("word/pass", "card/cosmic-zap.1", "card/plague"), stops)).toBeUndefined();
  expect(passFor(SOMETHING, { ...stops, [KEY]: "always" })).toBeUndefined();
});

test("what is aimed at others can be passed, and what is aimed at the player or at nobody named is not", () => {
  const stops: Stops = { [KEY]: "ifAimed" };
  const at = (on?: string): Question => ({ ...SOMETHING, params: on === undefined ? {} : { on } });
  for (const on of ["player/1", "planet/2.3", "colony/0.1@2", "card/attack-10"])
    expect(passFor(at(on), stops)).toBe("word/pass");
  for (const on of ["player/0", "player/1 player/0", "planet/0.3", "colony/2.1@0", undefined])
    expect(passFor(at(on), stops)).toBeUndefined();
  expect(passFor({ ...NOTHING, params: { on: "player/0" } }, stops)).toBe("word/pass");
});

test("what may be used at any time stops only a player who asked for it, or who is always stopped", () => {
  const quiet = { ...SOMETHING, quiet: true };
  for (const stops of [{}, { "*": "ifCan" }, { [KEY]: "ifCan" }, { [ANY_TIME]: "never" }] as const)
    expect(passFor(quiet, stops)).toBe("word/pass");
  for (const stops of [{ [ANY_TIME]: "ifCan" }, { "*": "always" }, { [KEY]: "always" }] as const)
    expect(passFor(quiet, stops)).toBeUndefined();
  expect(passFor(quiet, { [ANY_TIME]: "ifCan", "*": "never" })).toBe("word/pass");
  expect(passFor({ ...quiet, hidden: false }, {})).toBeUndefined();
});

test("a question asked in the open is never passed", () => {
  for (const hidden of [false, undefined])
    for (const question of [NOTHING, SOMETHING])
      for (const stop of ["never", "ifCan"] as const)
        expect(passFor({ ...question, hidden }, { "*": stop })).toBeUndefined();
});

const PLAYED = "window/card.played";
const playedBy = (by: number, on?: string): OneQuestion => ({
  ...SOMETHING,
  key: PLAYED,
  params: { player: `player/${by}`, ...(on === undefined ? {} : { on }) },
});

test("a condition asks when this player does this, and passes what others do", () => {
  const stops: Stops = { "*": "never", [conditionKey(PLAYED, "player/2")]: "ifCan" };
  expect(passFor(playedBy(2), stops)).toBeUndefined();
  expect(passFor(playedBy(1), stops)).toBe("word/pass");
  expect(passFor({ ...playedBy(2), key: "window/power.used" }, stops)).toBe("word/pass");
  expect(
    passFor({ ...playedBy(2), key: "window/power.used" }, { "*": "never", "*@player/2": "ifCan" }),
  ).toBeUndefined();
});

test("who passes for a while is not asked, except where a condition says so", () => {
  expect(passFor(playedBy(2), {}, true)).toBe("word/pass");
  expect(passFor(playedBy(2), { [PLAYED]: "always" }, true)).toBe("word/pass");
  expect(passFor(playedBy(2), { [conditionKey(PLAYED, "player/2")]: "ifCan" }, true)).toBeUndefined();
  expect(passFor({ ...playedBy(2), hidden: false }, {}, true)).toBeUndefined();
});

test("what is aimed at the player can be a condition", () => {
  expect(passFor(playedBy(2, "planet/0.1"), { aimed: "ifCan" }, true)).toBeUndefined();
  expect(passFor(playedBy(2, "planet/1.1"), { aimed: "ifCan" }, true)).toBe("word/pass");
});

test("a condition can be read back from its key", () => {
  expect(conditionIn(conditionKey(PLAYED, "player/2"))).toEqual({ window: PLAYED, by: "player/2" });
  expect(conditionIn(PLAYED)).toBeUndefined();
});
