import type { MyTable, SeatInfo, TableInfo } from "@hypergate/wire";
import { expect, test } from "vitest";
import { canSit, canWatch, companyOf, inOrder, standingOf, winnersOf } from "./table-words.ts";

const OPEN: SeatInfo = { kind: "open" };
const BOT: SeatInfo = { kind: "bot", bot: "sensible" };
const person = (name: string, away = false): SeatInfo => ({ kind: "person", name, ready: false, away });

function table(parts: Partial<MyTable>): MyTable {
  return {
    id: "t",
    game: "cosmic",
    settings: {},
    options: { public: true, spectators: true, courtesy: true, pace: "human", clock: { per: "none", seconds: 0 } },
    status: "playing",
    created: 0,
    changed: 0,
    seats: [person("Ann"), BOT],
    you: 0,
    owner: true,
    lately: [],
    yourAnswer: false,
    news: 0,
    ...parts,
  };
}

test("company is everybody but me", () => {
  const seats = [person("Ann"), person("Oskar"), BOT, BOT, OPEN];
  expect(companyOf(table({ seats }))).toEqual({ names: ["Oskar"], bots: 2, free: 1, former: 0 });
});

test("tables that wait for me come first, finished ones last, given up ones not at all", () => {
  const tables = [
    table({ id: "over", status: "over", changed: 9, result: { winners: [0], units: 3 } }),
    table({ id: "given up", status: "over", changed: 9 }),
    table({ id: "older", changed: 1 }),
    table({ id: "lobby", status: "open", changed: 2 }),
    table({ id: "mine", yourAnswer: true }),
  ];
  expect(inOrder(tables).map(({ id }) => id)).toEqual(["mine", "lobby", "older", "over"]);
});

test.each([
  ["yourAnswer", { yourAnswer: true, news: 4 }],
  ["news", { news: 4 }],
  ["waiting", {}],
  ["away", { seats: [person("Ann", true), BOT], news: 4 }],
  ["gathering", { status: "open" }],
  ["over", { status: "over" }],
] as const)("a table stands at %s", (standing, parts) => {
  expect(standingOf(table(parts))).toBe(standing);
});

test("winners are me, people by name, and a number of bots", () => {
  const seats = [person("Ann"), person("Oskar"), BOT];
  expect(winnersOf(table({ seats, result: { winners: [0, 1, 2], units: 9 } }))).toEqual({
    you: true,
    names: ["Oskar"],
    bots: 1,
  });
});

/** The same table as somebody without a seat is told of it. */
function seenByStranger(parts: Partial<MyTable>): TableInfo {
  const { you: _, ...seen } = table(parts);
  return seen;
}

test("one sits down before the game and watches afterwards", () => {
  const lobby = seenByStranger({ status: "open", seats: [person("Oskar"), OPEN] });
  expect([canSit(lobby), canWatch(lobby)]).toEqual([true, false]);
  const game = seenByStranger({ seats: [person("Oskar"), BOT] });
  expect([canSit(game), canWatch(game)]).toEqual([false, true]);
  expect(canWatch({ ...game, options: { ...game.options, spectators: false } })).toBe(false);
});
