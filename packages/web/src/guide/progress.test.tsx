import { expect, test } from "vitest";
import { GAMES } from "../games.ts";
import { BEGINNING, keepProgress, standings } from "./progress.ts";

test("the first lesson that is not done is next, and one that was done stays done when it is begun again", async () => {
  const lessons = await GAMES.race.loadLessons();
  localStorage.clear();
  const next = () => standings(lessons).find(({ isNext }) => isNext)?.lesson.id;
  expect(next()).toBe("trade");
  keepProgress("race", "trade", { step: lessons.all[0].steps.length, given: [] });
  expect(next()).toBe("military");
  keepProgress("race", "trade", { ...BEGINNING, isDone: true });
  expect(standings(lessons).map(({ isDone }) => isDone)).toEqual([true, false, false]);
  for (const { id } of lessons.all) keepProgress("race", id, { ...BEGINNING, isDone: true });
  expect(next()).toBeUndefined();
  localStorage.clear();
});
