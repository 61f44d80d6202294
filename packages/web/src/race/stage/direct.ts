/** Cuts what happened at a table of Race into beats. */
import { BEATS, beatCuts, isKept, stillLength, type View } from "@hypergate/race/client";
import type { ToldEvent } from "@hypergate/wire";
import type { Beat, Director, Known } from "../../table/stage/beat.ts";
import { replayed } from "./replayed.ts";

export const direct: Director = (before, now) => {
  const last = now.view as View;
  const events = newEvents(before, now);
  const cuts = beatCuts(events);
  let view = before.view as View;
  let at = 0;
  return cuts.map(({ kind, events: told }): Beat => {
    const end = events.indexOf(told[told.length - 1]) + 1;
    for (; at < end; at++) view = replayed(view, events[at], last);
    return {
      kind,
      view,
      events: told,
      told: told[told.length - 1].n,
      lengths: BEATS[kind],
      isKept: isKept(kind),
      still: stillLength(kind),
    };
  });
};

function newEvents(before: Known, { events }: Known): readonly ToldEvent[] {
  const known = before.events.at(-1)?.n ?? -1;
  return events.filter(({ n }) => n > known);
}
