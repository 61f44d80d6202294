import { expect, test } from "vitest";
import { BEATS, beatCuts, tellingTime } from "./beats.ts";

const told = (...ids: readonly string[]) => ids.map((id) => ({ id }));

test("all actions are turned over in one beat, and every phase has its own", () => {
  const cuts = beatCuts(told("action.revealed", "action.revealed", "phase.begins", "explore.drew", "phase.begins"));
  expect(cuts.map(({ kind, events }) => [kind, events.length])).toEqual([
    ["reveal", 2],
    ["phase", 2],
    ["phase", 1],
  ]);
});

test("what several players place together is one beat, takeovers are told one by one", () => {
  const cuts = beatCuts(
    told("settle.placed", "cards.drawn", "settle.conquered", "takeover.failed", "takeover.succeeded"),
  );
  expect(cuts.map(({ kind }) => kind)).toEqual(["placed", "takeover", "takeover"]);
});

test("the server grants as much time as the beats take", () => {
  expect(tellingTime(told("action.revealed", "action.revealed", "phase.begins"))).toEqual({
    calm: BEATS.reveal.calm + BEATS.phase.calm,
    short: BEATS.reveal.short + BEATS.phase.short,
    kept: BEATS.reveal.short,
    still: 1000,
  });
  expect(tellingTime(told("cards.drawn")).calm).toBe(0);
});
