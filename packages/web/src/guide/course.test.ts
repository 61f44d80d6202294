import type { BaseState, Rules, Value } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { engineOf, GAMES } from "../games.ts";
import {
  type Course,
  give,
  givenBy,
  isOthersTurn,
  isWanted,
  letAnotherAnswer,
  READER,
  readersQuestion,
  setOut,
  takenUp,
} from "./course.ts";
import { BEGINNING, readProgress } from "./progress.ts";

async function lessonOf(game: string) {
  const lesson = await GAMES[game].loadLesson();
  const engine = await engineOf(game);
  return { lesson, script: lesson.script, rules: engine?.rules as Rules<BaseState> };
}

/** Lets the others answer and gives the reader's next answer as written. */
function follow(course: Course): Value | undefined {
  while (letAnotherAnswer(course));
  const value = course.script.answers[READER][givenBy(course).length];
  if (value === undefined) return undefined;
  expect(isWanted(course, value)).toBe(true);
  expect(give(course, value)).toBe(true);
  return value;
}

describe.each(["cosmic", "race"])("the guide to %s", (game) => {
  test("can be followed to its end; every step that asks has its answer", async () => {
    const { lesson, script, rules } = await lessonOf(game);
    const course = setOut(rules, script);
    let given = 0;
    while (follow(course) !== undefined) given++;
    expect(given).toBe(lesson.steps.filter(({ does }) => does === "answer").length);
    expect(isOthersTurn(course)).toBe(false);
  });

  test("can be taken up again after every answer", async () => {
    const { script, rules } = await lessonOf(game);
    const course = setOut(rules, script);
    while (follow(course) !== undefined) {
      const again = takenUp(rules, script, JSON.parse(JSON.stringify(givenBy(course))));
      while (letAnotherAnswer(course));
      while (letAnotherAnswer(again));
      expect(again.session.run.s).toEqual(course.session.run.s);
    }
  });

  test("wants nothing else", async () => {
    const { script, rules } = await lessonOf(game);
    const course = setOut(rules, script);
    while (letAnotherAnswer(course));
    const question = readersQuestion(course);
    const others = question?.kind === "one" ? question.options.filter((ref) => ref !== script.answers[READER][0]) : [];
    expect(others.length).toBeGreaterThan(2);
    for (const ref of others) expect(isWanted(course, ref)).toBe(false);
    expect(givenBy(takenUp(rules, script, [others[0]]))).toEqual([]);
  });
});

test("ships may come from any colony, but as many as were asked for", async () => {
  const { script, rules } = await lessonOf("cosmic");
  const course = setOut(rules, script);
  follow(course);
  expect(isWanted(course, { "planet/0.5": 3 })).toBe(true);
  expect(isWanted(course, { "planet/0.5": 4 })).toBe(false);
});

test("what was kept is read, and anything else is the beginning", () => {
  expect(readProgress('{"step":3,"given":["planet/1.2"]}')).toEqual({ step: 3, given: ["planet/1.2"] });
  for (const text of [undefined, "", "{}", "[]", '{"step":"a","given":[]}']) expect(readProgress(text)).toBe(BEGINNING);
});
