/** A game by chance, as somebody at its table is told it. */
import {
  type BaseState,
  begin,
  eventFor,
  questionFor,
  type Rules,
  randomAnswer,
  seeded,
  submit,
  type Viewer,
} from "@hypergate/kernel";
import type { Beat, Director, Known } from "../table/stage/beat.ts";

/** What one answer led to. */
export interface Told {
  readonly beats: readonly Beat[];
  readonly before: Known;
  readonly now: Known;
}

interface Telling {
  readonly config: unknown;
  readonly seed: string;
  readonly viewer: Viewer;
  readonly direct: Director;
  /** After so many answers nobody listens any more. */
  readonly answers: number;
  readonly courtesy?: boolean;
}

export function toldByChance<S extends BaseState>(rules: Rules<S>, telling: Telling): readonly Told[] {
  const { config, seed, viewer, direct, answers, courtesy = false } = telling;
  const session = begin(rules, config, seed, { courtesy });
  const rng = seeded(seed);
  const known = (): Known => ({
    // A client has a copy.
    view: structuredClone(rules.view(session.run.s, viewer)),
    events: session.events.map((event) => eventFor(event, viewer)),
  });
  const all: Told[] = [];
  let before = known();
  while (all.length < answers && session.run.pending.length > 0) {
    const { who } = session.run.pending[0];
    const question = questionFor(session, who);
    if (question === undefined) break;
    submit(session, { who, key: question.key, value: randomAnswer(question, rng) });
    const now = known();
    all.push({ beats: direct(before, now), before, now });
    before = now;
  }
  return all;
}
