import type { SeatInfo, TableInfo } from "@hypergate/wire";
import { expect, test } from "vitest";
import { stageOf } from "./stage.ts";

const OPEN: SeatInfo = { kind: "open" };
const BOT: SeatInfo = { kind: "bot", bot: "sensible" };
const person = (name: string, ready = false): SeatInfo => ({ kind: "person", name, ready, away: false });

function table(seats: readonly SeatInfo[], you: number | undefined, owner: boolean): TableInfo {
  return {
    id: "t",
    game: "cosmic",
    settings: {},
    options: { public: true, spectators: true, courtesy: true, pace: "human", clock: { per: "none", seconds: 0 } },
    status: "open",
    created: 0,
    changed: 0,
    seats,
    owner,
    ...(you === undefined ? {} : { you }),
  };
}

test.each([
  ["a stranger sits down", [person("Ann"), OPEN], undefined, false, { is: "stranger", canSit: true }],
  ["a stranger finds no seat", [person("Ann"), BOT], undefined, false, { is: "stranger", canSit: false }],
  ["the host fills seats", [person("Ann"), OPEN, BOT], 0, true, { is: "seatsFree", free: 1, isHost: true }],
  ["a guest gets ready first", [person("Ann"), person("Oskar"), OPEN], 1, false, { is: "notReady" }],
  [
    "a ready guest waits for others",
    [person("Ann"), person("Oskar", true), OPEN],
    1,
    false,
    { is: "seatsFree", free: 1, isHost: false },
  ],
  ["then for the host", [person("Ann"), person("Oskar", true)], 1, false, { is: "hostStarts" }],
  [
    "the host waits for guests",
    [person("Ann"), person("Oskar"), person("June", true)],
    0,
    true,
    { is: "othersNotReady", names: ["Oskar"] },
  ],
  ["the host starts", [person("Ann"), person("Oskar", true), BOT], 0, true, { is: "canStart" }],
] as const)("%s", (_, seats, you, owner, stage) => {
  expect(stageOf(table(seats, you, owner))).toEqual(stage);
});
