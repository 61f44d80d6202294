import { expect, test } from "vitest";
import { NOTHING_YET, type TableState } from "./feed.ts";
import { isAway } from "./presence.ts";

const PERSON = { kind: "person", name: "Ann", ready: true, away: false } as const;

function state(status: "playing" | "over", more: Partial<TableState> = {}): TableState {
  const options = {
    public: false,
    spectators: true,
    courtesy: true,
    pace: "human",
    clock: { per: "none", seconds: 0 },
  } as const;
  const seats = [PERSON, PERSON, { ...PERSON, away: true }, { kind: "bot", bot: "sensible" }] as const;
  const info = { id: "t", game: "g", settings: {}, options, status, created: 0, changed: 0, seats, owner: false };
  return { ...NOTHING_YET, info, viewer: 0, present: [0, 1, 2], ...more };
}

const away = (now: TableState) => [0, 1, 2, 3].filter((seat) => isAway(now, seat));

test("who has left the game to a bot or is not there is away; oneself and bots never are", () => {
  expect(away(state("playing"))).toEqual([2]);
  expect(away(state("playing", { present: [] }))).toEqual([1, 2]);
  expect(away(state("playing", { present: [0], viewer: "spectator" }))).toEqual([1, 2]);
});

test("when the game is over nobody is away", () => {
  expect(away(state("over", { present: [] }))).toEqual([]);
});
