import type { TableInfo } from "@hypergate/wire";
import { expect, test } from "vitest";
import { isPractice } from "./practice.ts";

const BOT = { kind: "bot", bot: "sensible" } as const;
const PERSON = { kind: "person", name: "Ann", ready: true, away: false } as const;

test("the expert is asked only where all others are bots and the game is on", () => {
  const table = (seats: TableInfo["seats"], more: Partial<TableInfo> = {}) =>
    ({ status: "playing", you: 0, seats, ...more }) as unknown as TableInfo;
  expect(isPractice(table([PERSON, BOT, BOT]))).toBe(true);
  expect(isPractice(table([PERSON, PERSON, BOT]))).toBe(false);
  expect(isPractice(table([PERSON, BOT], { status: "over" }))).toBe(false);
  const { you: _, ...stranger } = table([PERSON, BOT]);
  expect(isPractice(stranger as TableInfo)).toBe(false);
});
