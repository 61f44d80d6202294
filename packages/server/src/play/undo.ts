/** Undo: free while nothing was revealed since, otherwise with the consent of the other people. */
import { freeUndo, type Seat, withAllAnswers } from "@hypergate/kernel";
import { Problem } from "../problem.ts";
import { mustSit } from "../tables/table.ts";
import { schedule } from "./acting.ts";
import { canRewind, type LiveGame, type LoggedAnswer, rewind, standing } from "./game.ts";
import type { Hall } from "./hall.ts";
import type { LiveTable } from "./live-table.ts";

const CONSENT_MS = 60_000;

/**
 * A player wants to take back the last own answer, and with it everything answered for that player since. True if that
 * happened at once, false if others have to agree first.
 */
export function askUndo(hall: Hall, t: LiveTable, person: string): Promise<boolean> {
  return t.do(async () => {
    await hall.fresh(t);
    const seat = mustSit(t.table, person);
    const live = hall.playing(t);
    const answers = await answersOf(hall, t);
    const to = answers.findLastIndex(({ who, by }) => who === seat && by === "person");
    if (to < 0) throw new Problem("undo.nothing");
    const missing = new Set(isFree(live, seat, answers, to) ? [] : others(t, seat));
    if (missing.size === 0) {
      await goBack(hall, t, to);
      return true;
    }
    if (!canRewind(live, answers, to)) throw new Problem("undo.changed");
    t.undo = { by: seat, to, missing, ends: hall.parts.now() + CONSENT_MS };
    t.tellUndo();
    schedule(hall, t);
    return false;
  });
}

/** All answers that count. */
async function answersOf(hall: Hall, t: LiveTable): Promise<LoggedAnswer[]> {
  return standing(await hall.parts.store.entries(t.table.id));
}

/** Whether nothing was revealed since, and only the player's own settings have answered. */
function isFree(live: LiveGame, seat: Seat, answers: readonly LoggedAnswer[], to: number): boolean {
  const isAlone = answers.slice(to + 1).every(({ by }) => by === "auto");
  return isAlone && freeUndo(withAllAnswers(live.session, answers), seat, to) !== undefined;
}

/** One of the others agrees or not. True if the game went back. */
export function consent(hall: Hall, t: LiveTable, person: string, yes: boolean): Promise<boolean> {
  return t.do(async () => {
    await hall.fresh(t);
    const seat = mustSit(t.table, person);
    const { undo } = t;
    if (undo === undefined || !undo.missing.has(seat) || undo.ends < hall.parts.now())
      throw new Problem("undo.notAsked");
    if (!yes) {
      t.dropUndo();
      schedule(hall, t);
      return false;
    }
    undo.missing.delete(seat);
    if (undo.missing.size > 0) {
      t.tellUndo();
      return false;
    }
    await goBack(hall, t, undo.to);
    return true;
  });
}

/** Seats of the other people who are at the table. */
function others(t: LiveTable, seat: Seat): Seat[] {
  return t.table.seats.flatMap((holder, other) =>
    other !== seat && holder.kind === "person" && !holder.away ? [other] : [],
  );
}

async function goBack(hall: Hall, t: LiveTable, to: number): Promise<void> {
  const answers = await answersOf(hall, t);
  if (!rewind(hall.playing(t), answers, to, hall.parts.now())) throw new Problem("undo.changed");
  await hall.commit(t);
}
