import type { BaseState, Rules, Value } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import type { Lesson } from "../game/lesson.ts";
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

interface Taught {
  readonly game: string;
  readonly lesson: Lesson;
  readonly rules: Rules<BaseState>;
}

const TAUGHT: Taught[] = [];
for (const [game, client] of Object.entries(GAMES)) {
  const rules = (await engineOf(game))?.rules as Rules<BaseState>;
  for (const lesson of (await client.loadLessons()).all) TAUGHT.push({ game, lesson, rules });
}

function lessonOf(id: string): Taught {
  const found = TAUGHT.find(({ lesson }) => lesson.id === id);
  if (found === undefined) throw new Error(`there is no lesson ${id}`);
  return found;
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

test("each game has three lessons", () => {
  expect(TAUGHT.map(({ game, lesson }) => `${game}/${lesson.id}`)).toEqual([
    "cosmic/attack",
    "cosmic/defend",
    "cosmic/deal",
    "race/trade",
    "race/military",
    "race/consume",
  ]);
});

describe.each(TAUGHT)("the lesson $lesson.id of $game", ({ lesson, rules }) => {
  test("can be followed to its end; every step that asks has its answer", () => {
    const course = setOut(rules, lesson);
    let given = 0;
    while (follow(course) !== undefined) given++;
    expect(given).toBe(lesson.steps.filter(({ does }) => does === "answer").length);
    expect(isOthersTurn(course)).toBe(false);
  });

  test("can be taken up again after every answer", () => {
    const course = setOut(rules, lesson);
    while (follow(course) !== undefined) {
      const again = takenUp(rules, lesson, JSON.parse(JSON.stringify(givenBy(course))));
      while (letAnotherAnswer(course));
      while (letAnotherAnswer(again));
      expect(again.session.run.s).toEqual(course.session.run.s);
    }
  });

  test("says what to do and why, in both languages, without a full stop before the reason", () => {
    for (const { act, why } of lesson.steps)
      for (const language of ["en", "ru"] as const) {
        expect(act[language]).not.toMatch(/[.:]$/);
        expect(why[language]).toMatch(/[.»]$/);
      }
  });
});

test("a lesson wants nothing but the answer it asks for", () => {
  for (const id of ["trade", "deal"]) {
    const { lesson, rules } = lessonOf(id);
    const course = setOut(rules, lesson);
    while (letAnotherAnswer(course));
    const question = readersQuestion(course);
    const wanted = lesson.script.answers[READER][0];
    const others = question?.kind === "one" ? question.options.filter((ref) => ref !== wanted) : [];
    expect(others.length).toBeGreaterThan(2);
    for (const ref of others) expect(isWanted(course, ref)).toBe(false);
    expect(givenBy(takenUp(rules, lesson, [others[0]]))).toEqual([]);
  }
});

test("ships may come from any colony, but as many as were asked for", () => {
  const { lesson, rules } = lessonOf("attack");
  const course = setOut(rules, { script: lesson.script });
  follow(course);
  expect(isWanted(course, { "planet/0.5": 4 })).toBe(true);
  expect(isWanted(course, { "planet/0.5": 3 })).toBe(false);
});

test("a deal is wanted whatever stands in it with nothing of it", () => {
  const { lesson, rules } = lessonOf("deal");
  const course = setOut(rules, lesson);
  for (let n = 0; n < 3; n++) follow(course);
  while (letAnotherAnswer(course));
  expect(readersQuestion(course)?.kind).toBe("deal");
  const offer = { do: "offer", give: { "planet/0.1": 1, "random/card": 0 }, want: { "planet/3.1": 1 } } as const;
  expect(isWanted(course, offer)).toBe(true);
  expect(isWanted(course, { ...offer, give: { "planet/0.4": 1 } })).toBe(false);
});

test("answers that the table gives by itself are no step of the lesson", () => {
  const { lesson, rules } = lessonOf("defend");
  const course = setOut(rules, lesson);
  for (let n = 0; n < 2; n++) follow(course);
  while (letAnotherAnswer(course));
  expect(givenBy(course)).toHaveLength(3);
  expect(givenBy(course)[2]).toBe("word/pass");
});

test("what was kept is read, and anything else is the beginning", () => {
  expect(readProgress('{"step":3,"given":["planet/1.2"]}')).toEqual({ step: 3, given: ["planet/1.2"] });
  for (const text of [undefined, "", "{}", "[]", '{"step":"a","given":[]}']) expect(readProgress(text)).toBe(BEGINNING);
});
