/** What is heard of an encounter. */
import { BEATS, type BeatKind, DEFENSE, OFFENSE, type View } from "@hypergate/cosmic/client";
import type { Viewer } from "@hypergate/kernel";
import type { Beat } from "../../table/stage/beat.ts";
import type { Sound } from "../../table/stage/sounds.ts";
import type { Cue, Score } from "../../table/stage/table-sounds.ts";
import { partsOf, SIDES } from "../reveal/parts.ts";
import { ownSide } from "./verdict-words.ts";

/** Beats that sound the same whatever happens in them. */
const ALWAYS: Readonly<Partial<Record<BeatKind, Sound>>> = {
  regroup: "launch",
  destiny: "destiny",
  flip: "flip",
  power: "power",
  card: "power",
  technology: "power",
  zap: "zap",
  stopped: "zap",
  quake: "quake",
  danger: "danger",
};

/** Milliseconds at calm pace; a beat that takes less has everything in it sooner. */
const GATE_OPEN = 760;
const BETWEEN_SHIPS = 190;
const BETWEEN_JOINS = 250;
const SECOND_CARD = 300;
const LANDING = 700;
const SEAL_GROWS = 1000;

export const score: Score = (beat, ms, viewer) => {
  const kind = beat.kind as BeatKind;
  const always = ALWAYS[kind];
  if (always !== undefined) return [{ at: 0, sound: always }];
  const pace = ms / BEATS[kind].calm;
  const has = (id: string) => beat.events.some((event) => event.id === id);
  switch (kind) {
    case "launch":
      return launch(beat, pace);
    case "joins":
      return beat.events
        .filter(({ id }) => id === "alliance.joined")
        .map((_, i) => ({ at: i * BETWEEN_JOINS * Math.min(pace, 1), sound: "join" }));
    case "cards":
      return [0, SECOND_CARD * pace].map((at) => ({ at, sound: "down" }));
    case "totals": {
      const rows = rowsIn(beat);
      return Array.from({ length: rows }, (_, step) => ({ at: (step * ms) / rows, sound: "count", step }));
    }
    case "row":
      return [{ at: 0, sound: "count", step: Math.max(0, rowsIn(beat) - 1) }];
    case "verdict":
      return [{ at: 0, sound: outcome(beat, viewer) }];
    case "aftermath":
      return aftermath(has, pace);
    case "victory":
      return [
        { at: 0, sound: "colony" },
        { at: SEAL_GROWS * pace, sound: "victory" },
      ];
    case "deal":
      return [{ at: 0, sound: has("deal.made") ? "colony" : "lose" }];
    case "sheet":
      return [{ at: 0, sound: has("power.lost") ? "lose" : "power" }];
    default:
      return [];
  }
};

/** The gate swings round, and then one ship after the other leaves, each a little higher. */
function launch({ events }: Beat, pace: number): readonly Cue[] {
  const isAimed = events.some(({ id }) => id === "launch.aimed");
  const ships = Number(events.findLast(({ id }) => id === "launch.sent")?.params.n ?? 0);
  const first = isAimed ? GATE_OPEN : 0;
  return [
    ...(isAimed ? [{ at: 0, sound: "swing" } as const] : []),
    ...Array.from({ length: ships }, (_, step): Cue => {
      return { at: (first + step * BETWEEN_SHIPS) * pace, sound: "launch", step };
    }),
  ];
}

function rowsIn({ view }: Beat): number {
  const { table, reckoning } = view as View;
  return SIDES.reduce<number>((sum, side) => sum + partsOf(table, reckoning, side).length, 0);
}

/** For one who has no part in it only that it is decided. */
function outcome({ view }: Beat, viewer: Viewer): Sound {
  const { table: t } = view as View;
  const side = ownSide(t, typeof viewer === "number" ? viewer : -1);
  const { winner } = t.encounter;
  if (winner !== OFFENSE && winner !== DEFENSE) return "lose";
  if (side === undefined) return "confirm";
  return side === winner ? "win" : "lose";
}

function aftermath(has: (id: string) => boolean, pace: number): readonly Cue[] {
  const later = LANDING * pace;
  const isLost = has("ships.lost") || has("ships.removed");
  const landed: Sound | undefined = has("colony.founded")
    ? "colony"
    : has("ships.landed") || has("ships.returned") || has("rewards.taken")
      ? "join"
      : undefined;
  return [
    ...(isLost ? [{ at: 0, sound: "warp" } as const] : []),
    ...(landed === undefined ? [] : [{ at: isLost ? later : 0, sound: landed }]),
  ];
}
