/** A film made from the trace of a game: for games that the rules of today cannot play again. */
import {
  type BaseState,
  type Moment,
  momentOf,
  NewerVersion,
  type Parts,
  partsAfter,
  type Recording,
  type Rules,
  type Trace,
} from "@hypergate/kernel";
import type { Meter } from "../table/meter.ts";
import { checkParts, type Decision, decision, type Film, watching } from "./film.ts";
import { Unplayable } from "./recording.ts";

/** Throws `Unplayable` if the trace does not belong to the recording or was written by newer rules. */
export function traced(rules: Rules<BaseState>, recording: Recording, trace: Trace, meter: Meter): Film {
  checkParts(rules, recording);
  const { answers } = recording;
  const { events } = trace;
  if (trace.points.length !== answers.length + 1) throw new Unplayable("damaged");
  const parts = momentsIn(trace);
  const at = (step: number): Moment<BaseState> => {
    const run = momentIn(rules, parts[step]);
    return { rules, run, answers: answers.slice(0, step), events: events.slice(0, parts[step].told) };
  };
  let now = at(0);
  const watch = watching(meter, rules.view(now.run.s, "spectator"));
  const decisions = answers.map((answer, n): Decision => {
    const before = now;
    const part = watch.part();
    now = at(n + 1);
    const told: Decision["told"] = [before.events.length, now.events.length];
    const isStill = watch.look(rules.view(now.run.s, "spectator"), n + 1, told);
    const question = before.run.pending.find(({ who, key }) => who === answer.who && key === answer.key);
    if (question === undefined) throw new Unplayable("damaged");
    return { ...decision(answer, question, told, part), isStill };
  });
  return {
    recording,
    isTraced: true,
    seats: rules.seats(now.run.s),
    steps: answers.length,
    decisions,
    marks: watch.marks,
    samples: watch.samples(),
    events,
    at,
  };
}

function momentsIn({ points }: Trace): readonly Parts[] {
  const parts: Parts[] = [];
  for (const point of points) parts.push(partsAfter(parts.at(-1), point));
  return parts;
}

function momentIn(rules: Rules<BaseState>, parts: Parts): Moment<BaseState>["run"] {
  try {
    return momentOf(rules, parts);
  } catch (problem) {
    throw new Unplayable(problem instanceof NewerVersion ? "newer" : "damaged");
  }
}
