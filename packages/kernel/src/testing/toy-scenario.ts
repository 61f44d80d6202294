/** Scenarios of the toy game, with steps that go on for ever or break. */

import type { Rules } from "../rules.ts";
import { ask } from "../run.ts";
import { commonFacts, type Facts } from "../scenario/facts.ts";
import type { Finding } from "../scenario/findings.ts";
import { type Outcome, playPlan } from "../scenario/play.ts";
import type { Plan, PlayOptions, ScenarioRules } from "../scenario/playing.ts";
import { TEXT, word } from "../scenario/shape.ts";
import { readBans, readSteps } from "../scenario/steps.ts";
import { STEPS, type Toy, type ToyConfig, type ToyState, type ToyView, toy } from "./toy.ts";

export const SEATS = ["red", "blue", "green"];
const SOURCE = { by: "rule/TOY-01", rule: "TOY-01" };

/** Asks for ever: the same question again and again. */
const endless = (kind: "confirm" | "number") =>
  function again(g: Toy): void {
    const asked = { key: "again", who: 0, source: SOURCE };
    ask(g, kind === "confirm" ? { kind, ...asked } : { kind, ...asked, min: 1, max: 2 });
    g.s.agenda.unshift(kind);
  };

function breaks(g: Toy): void {
  ask(g, { kind: "confirm", key: "breaks", who: 0, source: SOURCE });
  throw new Error("it broke");
}

/** Two or three of four things. */
function choose(g: Toy): void {
  const options = ["word/a", "thing/b", "word/c", "word/d"];
  ask(g, { kind: "some", key: "choose", who: 0, source: SOURCE, options, min: 2, max: 3 });
}

let times = 0;

/** Leads to something else every time it is run. */
function uneven(g: Toy): void {
  ask(g, { kind: "confirm", key: "uneven", who: 0, source: SOURCE });
  g.s.points[0] = ++times;
}

/** Stands differently before its question every time it is run. */
function hasty(g: Toy): void {
  g.s.points[0] = ++times;
  ask(g, { kind: "confirm", key: "hasty", who: 0, source: SOURCE });
}

const more = { ...STEPS, confirm: endless("confirm"), number: endless("number"), breaks, choose, uneven, hasty };
export type More = keyof typeof more;

const facts: Facts<ToyState> = {
  ...commonFacts((ref) => [ref.replace(/^\w+\//, ""), ref]),
  points: { about: "", kind: "number", by: "seat", read: ({ state }, seat) => state.points[Number(seat)] },
  read: { about: "", kind: "number", read: ({ state }) => state.log.length },
};

/** Two things that were answered are a round. */
export const game: ScenarioRules<ToyState, ToyView, ToyConfig> = {
  rules: { ...toy, steps: more } as Rules<ToyState, ToyView, ToyConfig>,
  called: (ref) => [ref.replace(/^\w+\//, ""), ref],
  facts,
  phaseOf: ({ log }) => ({ phase: log.length % 2 === 0 ? "even" : "odd", n: Math.floor(log.length / 2) }),
  endings: (step) => [`after ${step}`],
};

interface Given {
  readonly never?: readonly unknown[];
  readonly options?: PlayOptions;
  readonly courtesy?: boolean;
}

type Played = Outcome<ToyState, ToyView, ToyConfig>;

export function planOf(steps: readonly More[], play: readonly unknown[], { never = [], courtesy = false }: Given = {}) {
  const words = {
    seat: TEXT,
    question: word("question", () => []),
    moments: ["end", "end of game", "end of even", "end of odd"],
    facts,
  };
  const refuse = (place: string, id: string) => {
    throw new Error(`${place} ${id}`);
  };
  const plan: Plan<ToyConfig> = {
    config: { seats: 3, steps: steps as ToyConfig["steps"] },
    seed: "toy",
    courtesy,
    seats: SEATS,
    steps: readSteps(play, words, SEATS, "play", refuse),
    never: readBans(never, SEATS, "never", refuse),
  };
  return plan;
}

export function played(steps: readonly More[], play: readonly unknown[], given: Given = {}): Played {
  return playPlan(game, planOf(steps, play, given), "set", given.options);
}

export function findingsOf(steps: readonly More[], play: readonly unknown[], given: Given = {}): readonly Finding[] {
  return played(steps, play, given).findings;
}

/** Everything that was read, as `0 "word/red"`. */
export function logOf({ session }: Played): readonly string[] {
  return session?.run.s.log ?? [];
}
