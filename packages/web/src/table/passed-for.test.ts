import type { Question } from "@hypergate/kernel";
import { expect, test } from "vitest";
import type { Stop, TableInfo } from "../net/wire.ts";
import { isPassedFor } from "./passed-for.ts";

const source = { by: "rule/window", rule: "TIM-01" };
const window = (options: readonly string[]): Question => ({
  kind: "one",
  key: "window/reveal.end",
  who: 0,
  source,
  options,
  hidden: true,
});
const NOTHING = window(["word/pass"]);
const SOMETHING = window(["word/pass", "card/cosmic-zap.1"]);
const stopping = (stops: Readonly<Record<string, Stop>>) => ({ stops }) as unknown as TableInfo;

test("a response window with nothing to choose is passed, one with something is shown", () => {
  expect(isPassedFor(NOTHING, undefined)).toBe(true);
  expect(isPassedFor(SOMETHING, stopping({}))).toBe(false);
});

test("who wants to be stopped always, or never, is; the setting of one window goes before that of all", () => {
  expect(isPassedFor(NOTHING, stopping({ "*": "always" }))).toBe(false);
  expect(isPassedFor(SOMETHING, stopping({ "*": "never" }))).toBe(true);
  expect(isPassedFor(SOMETHING, stopping({ "*": "never", "window/reveal.end": "ifCan" }))).toBe(false);
});

test("a question asked in the open is never passed", () => {
  expect(isPassedFor({ ...NOTHING, hidden: false } as Question, stopping({ "*": "never" }))).toBe(false);
});
