/** Taking back: free as long as nothing was learned since, otherwise with the consent of the other people. */
import { freeUndo, type Seat } from "@hypergate/kernel";
import { Problem } from "../problem.ts";
import { schedule } from "./acting.ts";
import { rewind, standing } from "./game.ts";
import type { Hall } from "./hall.ts";
import type { LiveTable } from "./live-table.ts";

const CONSENT_MS = 60_000;

/** A seat wants its last answer back. True if that happened at once, false if others have to agree first. */
export function askUndo(hall: Hall, t: LiveTable, seat: Seat): Promise<boolean> {
  return t.do(async () => {
    await hall.fresh(t);
    const live = hall.playing(t);
    const free = freeUndo(live.session, seat);
    if (free !== undefined) {
      await goBack(hall, t, free);
      return true;
    }
    const log = standing(await hall.parts.store.entries(t.table.id));
    const to = log.findLastIndex((answer) => answer.who === seat);
    if (to < 0) throw new Problem("undo.nothing");
    const missing = new Set(others(t, seat));
    if (missing.size === 0) {
      await goBack(hall, t, to);
      return true;
    }
    t.undo = { by: seat, to, missing, ends: hall.parts.now() + CONSENT_MS };
    t.tellUndo();
    schedule(hall, t);
    return false;
  });
}

/** One of the others agrees or not. True if the game went back. */
export function consent(hall: Hall, t: LiveTable, seat: Seat, yes: boolean): Promise<boolean> {
  return t.do(async () => {
    await hall.fresh(t);
    const { undo } = t;
    if (undo === undefined || !undo.missing.has(seat) || undo.ends < hall.parts.now())
      throw new Problem("undo.notAsked");
    if (!yes) {
      t.undo = undefined;
      t.tellUndo();
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
  const live = hall.playing(t);
  const log = await hall.parts.store.entries(t.table.id);
  try {
    rewind(live, log, to, hall.parts.now());
  } catch (problem) {
    t.stale = true;
    throw problem;
  }
  await hall.commit(t);
}
