/** What is heard of a round. */

import type { View } from "@hypergate/race/client";
import { BEATS, type BeatKind } from "@hypergate/race/client";
import type { Beat } from "../../table/stage/beat.ts";
import type { Cue, Score } from "../../table/stage/table-sounds.ts";
import { phaseCalls } from "../logic/round.ts";
import { REVEAL } from "./reveal-times.ts";

/** Not more than these in a row. */
const MOST_TICKS = 6;
const BETWEEN_PLACED = 120;
const BETWEEN_GOODS = 40;
const BETWEEN_CHIPS = 70;

export const score: Score = (beat, ms, viewer) => {
  const kind = beat.kind as BeatKind;
  const pace = Math.min(1, ms / BEATS[kind].calm);
  const count = (...ids: readonly string[]) => beat.events.filter(({ id }) => ids.includes(id)).length;
  const row = (n: number, between: number, sound: Cue["sound"]): readonly Cue[] =>
    Array.from({ length: Math.min(n, MOST_TICKS) }, (_, step) => ({ at: step * between * pace, sound, step }));
  switch (kind) {
    case "reveal":
      return reveal(beat, pace);
    case "placed":
      return row(count("develop.placed", "settle.placed", "settle.conquered"), BETWEEN_PLACED, "down");
    case "goods":
      return row(count("good.placed"), BETWEEN_GOODS, "drop");
    case "sold":
      return [{ at: 0, sound: "coin" }];
    case "consumed":
      return row(chipsIn(beat), BETWEEN_CHIPS, "coin");
    case "gambled":
      return [{ at: 0, sound: count("gamble.hit", "gamble.won") > 0 ? "win" : "lose" }];
    case "takeover":
      return takeover(beat, viewer);
    case "goal":
      return [{ at: 0, sound: "colony" }];
    case "victory":
      return [{ at: 0, sound: "victory" }];
    default:
      return [];
  }
};

/** The cards turn together, and then the phases light up, each a little higher. */
function reveal({ view }: Beat, pace: number): readonly Cue[] {
  const called = phaseCalls((view as View).table).filter(({ calls }) => calls.length > 0);
  return [
    { at: REVEAL.turn * pace, sound: "flip" },
    ...called.map(
      (_, step): Cue => ({ at: (REVEAL.light + step * REVEAL.between) * pace, sound: "count", step: step * 4 }),
    ),
  ];
}

function chipsIn({ events }: Beat): number {
  return events.reduce((sum, { id, params }) => sum + (id === "consume.used" ? Number(params.vp) : 0), 0);
}

/** For one who has no part in it only that it is decided. */
function takeover({ events }: Beat, viewer: unknown): readonly Cue[] {
  const [{ id, params }] = events;
  if (id === "takeover.declared") return [{ at: 0, sound: "danger" }];
  const isOwn = params.who === viewer;
  const succeeds = id === "takeover.succeeded";
  if (!isOwn) return [{ at: 0, sound: "confirm" }];
  return [{ at: 0, sound: succeeds ? "win" : "lose" }];
}
