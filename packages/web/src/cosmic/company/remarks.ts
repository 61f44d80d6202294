/** When a bot has something to say about what has just been told. */
import type { Occasion } from "@hypergate/bots/sayings";
import { playerOf, type View } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import type { Beat } from "../../table/stage/beat.ts";
import { mainOf, SIDES } from "../reveal/parts.ts";

export interface Remark {
  readonly seat: Seat;
  readonly occasion: Occasion;
  /** Which of the two lines. */
  readonly line: 0 | 1;
}

/** In so many encounters a bot speaks once. */
const RARELY = 3;

/** In which encounter somebody spoke last, and each bot. */
export interface Spoken {
  readonly last: number;
  readonly by: ReadonlyMap<Seat, number>;
}

export const NOTHING_SPOKEN: Spoken = { last: -1, by: new Map() };

/** At most one remark in an encounter, and one of each bot in three. */
export function remarkOn(beat: Beat, isBot: (seat: Seat) => boolean, spoken: Spoken): Remark | undefined {
  const encounter = encounterOf(beat);
  if (encounter === spoken.last) return undefined;
  const mayTalk = (seat: Seat) => isBot(seat) && encounter - (spoken.by.get(seat) ?? -RARELY) >= RARELY;
  const able = chances(beat).filter(({ seat }) => mayTalk(seat));
  const { n } = beat.events[0] ?? { n: 0 };
  const chosen = able[n % Math.max(1, able.length)];
  return chosen === undefined ? undefined : { ...chosen, line: n % 4 < 2 ? 0 : 1 };
}

export function after(spoken: Spoken, { seat }: Remark, beat: Beat): Spoken {
  const last = encounterOf(beat);
  return { last, by: new Map(spoken.by).set(seat, last) };
}

function encounterOf({ view }: Beat): number {
  return (view as View).table.encounter.n;
}

type Chance = Omit<Remark, "line">;

function chances({ kind, events, view }: Beat): readonly Chance[] {
  const { table: t } = view as View;
  switch (kind) {
    case "joins":
      // Most allies join in silence, so that something is left to say about how it ends.
      return events
        .filter(({ id, n }) => id === "alliance.joined" && n % RARELY === 0)
        .map(({ params }) => ({ seat: playerOf(String(params.player)), occasion: "join" }));
    case "deal":
      return events
        .filter(({ id }) => id === "deal.failed")
        .flatMap(({ params }) => [params.player, params.other])
        .map((ref) => ({ seat: playerOf(String(ref)), occasion: "betrayed" }));
    case "verdict": {
      const { winner } = t.encounter;
      return SIDES.map((side) => ({
        seat: mainOf(t, side),
        occasion: side === winner ? "win" : "lose",
      }));
    }
    default:
      return [];
  }
}
