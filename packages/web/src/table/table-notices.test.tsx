import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ask, INFO, plainFace } from "../testing/asked.tsx";
import type { TableState } from "./feed.ts";
import { SleepNotice, UndoRequest } from "./table-notices.tsx";

const person = (name: string, away: boolean) => ({ kind: "person" as const, name, ready: true, away });
const SEATS = [person("Ann", false), person("Bob", true), person("Cleo", false)];

function notices(state: Partial<TableState>) {
  return ask(
    undefined,
    (feed) => (
      <>
        <UndoRequest feed={feed} face={plainFace} />
        <SleepNotice feed={feed} />
      </>
    ),
    state,
  );
}

test("a wish to go back names those who left, says how long they can object, and lets them", () => {
  const undo = { by: 0, missing: [], away: [1], ends: Date.now() + 240_000 };
  notices({ undo, info: { ...INFO, seats: SEATS, you: 1 } });
  expect(screen.getByRole("alert").textContent).toContain("Ann would like to take an answer back.");
  expect(screen.getByRole("alert").textContent).toContain("(Bob) can object while the time runs");
  expect(screen.getByRole("timer").textContent).toMatch(/3:5\d|4:00/);
  expect(screen.getByRole("button", { name: "Refuse" })).toBeTruthy();
});

test("one who need not agree only hears of it", () => {
  const undo = { by: 0, missing: [2], away: [], ends: Date.now() + 60_000 };
  notices({ undo, info: { ...INFO, seats: SEATS, you: 0 } });
  expect(screen.getByRole("alert").textContent).toBe("Ann has asked to take an answer back.");
  expect(screen.queryByRole("button")).toBeNull();
});

test("whoever comes back to a table that slept is told once, and spectators that it sleeps", async () => {
  const { user } = notices({ slept: true });
  expect(screen.getByRole("status").textContent).toContain("The table slept while nobody was here.");
  await user.click(screen.getByRole("button", { name: "Go on" }));
  expect(screen.queryByRole("status")).toBeNull();
  notices({ asleep: true });
  expect(screen.getByRole("status").textContent).toContain("The table is asleep");
});
