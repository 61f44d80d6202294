/** How bots feel, as their faces show it. It follows from what happened in the last encounters and changes nothing. */
import { playerOf } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import type { ToldEvent } from "@hypergate/wire";
import type { Mood } from "../art/bot-face.tsx";

const ENCOUNTER = /^encounter (\d+)/;
/** Encounters that a mood lasts. */
const GLAD = 2;
const CROSS = 4;
const LOW = 2;
const MANY_SHIPS = 4;
/** No more events than these belong to the encounters that count. */
const RECENT = 300;

interface Felt {
  readonly mood: Mood;
  readonly until: number;
}

/** The mood of every seat after these events. */
export function moodsAfter(events: readonly ToldEvent[], seats: number): readonly Mood[] {
  const felt: (Felt | undefined)[] = new Array(seats).fill(undefined);
  let now = 0;
  let mains: readonly Seat[] = [];
  for (const event of events.slice(-RECENT)) {
    const n = ENCOUNTER.exec(event.trail)?.[1];
    if (n !== undefined) now = Number(n);
    const { player, other, defense } = event.params;
    if (event.id === "launch.aimed") mains = [seatOf(player), seatOf(defense)];
    for (const [seat, mood, length] of changes(event, seatOf(player), seatOf(other), mains))
      if (seat in felt) felt[seat] = { mood, until: now + length };
  }
  return felt.map((one) => (one !== undefined && now <= one.until ? one.mood : "calm"));
}

type Change = readonly [seat: Seat, mood: Mood, encounters: number];

function changes({ id, params }: ToldEvent, player: Seat, other: Seat, mains: readonly Seat[]): readonly Change[] {
  switch (id) {
    case "encounter.won":
      return mains.map((seat): Change => (seat === player ? [seat, "glad", GLAD] : [seat, "cross", CROSS]));
    case "deal.made":
      return [player, other].map((seat): Change => [seat, "glad", GLAD]);
    case "deal.failed":
      return [player, other].map((seat): Change => [seat, "cross", CROSS]);
    case "ships.lost":
    case "ships.removed":
      return Number(params.n) >= MANY_SHIPS ? [[player, "low", LOW]] : [];
    default:
      return [];
  }
}

function seatOf(ref: unknown): Seat {
  return typeof ref === "string" && ref.startsWith("player/") ? playerOf(ref) : -1;
}
