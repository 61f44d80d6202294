/** The trace of a finished game, from what the store has of it. */
import {
  type BaseState,
  begin,
  type GameEvent,
  partsOf,
  pointBetween,
  type Rules,
  type Session,
  submit,
  type Trace,
  type TracePoint,
  traceOf,
} from "@hypergate/kernel";
import type { Entry, GameStart, StoredEvent } from "../store/records.ts";
import { standing } from "./game.ts";

/** Everything stored of a finished game, to make its trace from. */
export interface Finished {
  readonly start: GameStart;
  readonly log: readonly Entry[];
  readonly events: readonly StoredEvent[];
  /** Games that began before points were stored lack them. */
  readonly points: readonly string[] | undefined;
}

/** Whether every entry has its point. */
export function hasPoints({ log, points }: Finished): boolean {
  return points?.length === log.length + 1;
}

/** From its points; without them by playing it again, which today's rules may not allow. */
export function storedTrace(rules: Rules<BaseState>, finished: Finished): Trace | undefined {
  return hasPoints(finished) ? traceOfPoints(finished) : played(rules, finished);
}

export function traceOfPoints({ log, events, points = [] }: Finished): Trace {
  const [first, ...later] = points.map((doc) => JSON.parse(doc) as TracePoint);
  const entries = log.map((entry, i) =>
    "undo" in entry ? { undo: entry.undo, point: later[i] } : { point: later[i] },
  );
  return traceOf(first, entries, standingEvents(events));
}

/** How a point begins that holds the whole state. */
const WHOLE = '{"version"';

/** The same as JSON. If the game never went back, and was never read again, the stored points are those of the trace. */
export function textOfPoints(finished: Finished): string {
  const { log, events, points = [] } = finished;
  const isStraight = !log.some((entry) => "undo" in entry) && !points.some((doc, i) => i > 0 && doc.startsWith(WHOLE));
  return isStraight
    ? `{"points":[${points.join(",")}],"events":${JSON.stringify(standingEvents(events))}}`
    : JSON.stringify(traceOfPoints(finished));
}

/** Events that still hold: going back takes those after it away. */
export function standingEvents(stored: readonly StoredEvent[]): GameEvent[] {
  const events: GameEvent[] = [];
  for (const { event } of stored as readonly { readonly event: GameEvent }[]) {
    if (event.id === "table.undone") events.length = Math.min(events.length, Number(event.params.told));
    else events.push(event);
  }
  return events;
}

function played(rules: Rules<BaseState>, { start, log }: Finished): Trace | undefined {
  try {
    const session = begin(rules, start.config, start.seed, { courtesy: start.courtesy });
    const [first, ...points] = [pointOf(session), ...standing(log).map((answer) => after(session, answer))];
    const isOver = session.run.pending.length === 0;
    return isOver
      ? traceOf(
          first,
          points.map((point) => ({ point })),
          session.events,
        )
      : undefined;
  } catch {
    return undefined;
  }
}

function after(session: Session<BaseState>, { who, key, value }: ReturnType<typeof standing>[number]): TracePoint {
  if (submit(session, { who, key, value }) !== undefined) throw new Error("other rules");
  return pointOf(session);
}

/** The whole moment; `traceOf` keeps the differences only. */
function pointOf({ rules, run, events }: Session<BaseState>): TracePoint {
  const now = partsOf(rules.version, run.s, run.pending, events.length);
  return JSON.parse(pointBetween(undefined, now)) as TracePoint;
}
