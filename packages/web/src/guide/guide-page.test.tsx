/** The guide on its page: what happens is seen before the guide speaks of it or goes on. */
import { render, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { beforeEach, expect, test } from "vitest";
import { GAMES } from "../games.ts";
import { READER } from "./course.ts";
import GuidePage from "./guide-page.tsx";
import { keepProgress } from "./progress.ts";

/** The step of Cosmic's first lesson after the last answer of its encounter, and how many answers that is. */
const [VERDICT_STEP, LAST_ANSWER] = [7, 5];
const LESSON = "attack";

beforeEach(async () => {
  const { all } = await GAMES.cosmic.loadLessons();
  const script = all.find(({ id }) => id === LESSON)?.script ?? all[0].script;
  keepProgress("cosmic", LESSON, { step: VERDICT_STEP - 1, given: script.answers[READER].slice(0, LAST_ANSWER) });
});

function words(selector: string): string {
  return document.querySelector(selector)?.textContent ?? "";
}

test("flip, totals and verdict of the guided encounter are seen before it is spoken of", {
  timeout: 40_000,
}, async () => {
  render(
    <Suspense>
      <GuidePage game="cosmic" lesson={LESSON} />
    </Suspense>,
  );
  await waitFor(() => expect(words("[data-question] .ask")).not.toBe(""), { timeout: 15_000 });
  const seen: string[] = [];
  const look = () => {
    const coach = words(".coach-words");
    if (words(".verdict-headline") !== "" && !seen.includes("verdict")) seen.push("verdict");
    if (coach.includes("planet II") && !seen.includes("coach")) seen.push("coach");
  };
  const watching = new MutationObserver(look);
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-question] button, [data-thing]")];
  const own = buttons.find((button) => /your side/i.test(button.textContent ?? ""));
  if (own === undefined) throw new Error("the side cannot be chosen");
  own.click();
  await waitFor(() => expect(seen).toContain("coach"), { timeout: 20_000 });
  watching.disconnect();
  expect(seen).toEqual(["verdict", "coach"]);
});
