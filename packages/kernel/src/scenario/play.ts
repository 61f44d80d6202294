/**
 * Plays a scenario: gives its answers, passes what it leaves open, and checks its expectations at the moments it names.
 * Whatever does not come true becomes a finding with its place; the rest is still played where possible.
 */
import type { Question, Refusal, Seat, Value } from "../question.ts";
import { isOptional, quietAnswer } from "../quiet.ts";
import type { BaseState, Rules } from "../rules.ts";
import { begin, load, questionFor, type Session, save, submit } from "../session.ts";
import { questionDifferences } from "./compare.ts";
import { questionFacts } from "./facts.ts";
import { type Finding, reporting } from "./findings.ts";
import type { Done, Plan, Playing, PlayOptions, ScenarioRules } from "./playing.ts";
import { fullAnswer } from "./short-answers.ts";
import type { Letting, Step } from "./steps.ts";
import { compare, isAsked, look, lookAtQuestions, momentName, nowOf, watch } from "./watching.ts";

/** More answers than any scenario needs; stops files that would never end. */
const ENOUGH = 5000;

/** Sets up the table. Throws what the rules throw for an impossible position. */
function start<S extends BaseState, V, C>(
  game: ScenarioRules<S, V, C>,
  plan: Plan<C>,
  options: PlayOptions = {},
): Playing<S, V, C> {
  const done: Done<S>[] = [];
  const twice = options.careful === true;
  const session = begin(watched(game.rules, done, twice), plan.config, plan.seed, { twice, courtesy: plan.courtesy });
  const findings: Finding[] = [];
  const playing: Playing<S, V, C> = {
    game,
    plan,
    session,
    findings,
    report: reporting(findings),
    done,
    seen: 0,
    last: done[0]?.state ?? session.run.s,
    watches: [],
    bans: [...plan.never],
    come: [],
    at: "",
    options,
  };
  look(playing);
  return playing;
}

/** The result of a scenario. It is bad if it could not be played at all. */
export interface Outcome<S extends BaseState, V, C> {
  readonly isBad: boolean;
  readonly findings: readonly Finding[];
  readonly session?: Session<S, V, C>;
  readonly done?: readonly Done<S>[];
}

/** Sets up the table and plays. `place` is where the file describes the position, for errors in it. */
export function playPlan<S extends BaseState, V, C>(
  game: ScenarioRules<S, V, C>,
  plan: Plan<C>,
  place: string,
  options: PlayOptions = {},
  play: (playing: Playing<S, V, C>) => readonly Finding[] = playAll,
): Outcome<S, V, C> {
  let playing: Playing<S, V, C>;
  try {
    playing = start(game, plan, options);
  } catch (problem) {
    const params = { problem: problem instanceof Error ? problem.message : String(problem) };
    return { isBad: true, findings: [{ place, id: "scenario.setUp", params }] };
  }
  return { isBad: false, findings: play(playing), session: playing.session, done: playing.done };
}

/** The same rules, recording every finished step. Where each step runs twice, the second run is not recorded. */
function watched<S extends BaseState, V, C>(rules: Rules<S, V, C>, done: Done<S>[], twice: boolean): Rules<S, V, C> {
  let calls = 0;
  const steps = Object.entries(rules.steps).map(([name, step]): [string, typeof step] => [
    name,
    (g) => {
      step(g);
      calls++;
      if (!twice || calls % 2 === 1) done.push({ step: name, state: g.s });
    },
  ]);
  return { ...rules, steps: Object.fromEntries(steps) };
}

/** Plays all steps of the file and returns what did not come true. */
export function playAll<S extends BaseState, V, C>(playing: Playing<S, V, C>): readonly Finding[] {
  const { plan, report } = playing;
  for (const [i, step] of plan.steps.entries()) {
    playing.at = step.place;
    try {
      playStep(playing, step);
    } catch (problem) {
      report(step.place, "scenario.broke", { problem: problem instanceof Error ? problem.message : String(problem) });
      return playing.findings;
    }
    const over = plan.steps.flatMap((one) => (one.do === "never" && one.through === i ? one.bans : []));
    playing.bans = playing.bans.filter((ban) => !over.includes(ban));
  }
  for (const { place, moment } of playing.watches)
    report(place, "scenario.neverCame", { moment: momentName(moment, plan.seats) });
  return playing.findings;
}

function playStep<S extends BaseState, V, C>(playing: Playing<S, V, C>, step: Step): void {
  const { place } = step;
  switch (step.do) {
    case "answer":
      answerStep(playing, step);
      return;
    case "expect":
      compare(playing, place, step.expect, nowOf(playing), undefined);
      return;
    case "at":
      watch(playing, step);
      return;
    case "until": {
      if (step.expect.length > 0) watch(playing, step);
      const before = playing.come.length;
      const isThere = () => isAsked(playing, step.moment) || playing.come.includes(step.moment.name, before);
      playOn(playing, place, isThere, step.letting, momentName(step.moment, playing.plan.seats));
      return;
    }
    case "finish": {
      const { n } = playing.game.phaseOf(playing.session.run.s);
      const isThere = () =>
        playing.session.run.pending.length === 0 || playing.game.phaseOf(playing.session.run.s).n !== n;
      playOn(playing, place, isThere, step.letting, "");
      return;
    }
    case "pass":
      passStep(playing, place, step.seats);
      return;
    case "never":
      playing.bans = [...playing.bans, ...step.bans];
      lookAtQuestions(playing);
      return;
    case "nothing":
      return;
  }
}

function answerStep<S extends BaseState, V, C>(playing: Playing<S, V, C>, step: Step & { do: "answer" }): void {
  const { game, plan, report, session } = playing;
  const { place, seat } = step;
  const question = questionFor(session, seat);
  if (question === undefined) {
    report(place, "scenario.notAsked", { seat: plan.seats[seat], others: othersAsked(playing, seat) });
    return;
  }
  if (step.question.asked !== undefined && step.question.asked !== question.key) {
    const params = { seat: plan.seats[seat], asked: question.key, wanted: String(step.question.asked) };
    report(place, "scenario.askedOther", { ...params, others: othersAsked(playing, seat) });
    return;
  }
  const facts = questionFacts(question, game.called, plan.seats);
  for (const { what, is, wanted } of questionDifferences(plan.seats[seat], facts, step.question, plan.seats))
    report(place, "scenario.unmet", { what, is, wanted });
  const value = fullAnswer(question, step.answer, (ref) => game.called(ref, plan.seats));
  const refusal = give(playing, question, value);
  if (refusal !== undefined) {
    const params = { seat: plan.seats[seat], asked: question.key, answer: JSON.stringify(step.answer) };
    report(place, "scenario.refused", params, inShort(refusal));
  }
}

/** Options by their plain names, as a file writes them. */
function inShort(refusal: Refusal): Refusal {
  const { options } = refusal.params;
  if (typeof options !== "string") return refusal;
  return { id: refusal.id, params: { ...refusal.params, options: options.replaceAll(/(^|, )[\w-]+\//g, "$1") } };
}

function passStep<S extends BaseState, V, C>(
  playing: Playing<S, V, C>,
  place: string,
  seats: "all" | readonly Seat[],
): void {
  const { report, plan, session } = playing;
  if (seats === "all") {
    for (let n = 0; n < ENOUGH; n++) {
      const question = session.run.pending.find(isOptional);
      if (question === undefined) return;
      give(playing, question, quietAnswer(question));
    }
    report(place, "scenario.endless", {});
    return;
  }
  for (const seat of seats) {
    const question = questionFor(session, seat);
    const name = plan.seats[seat];
    if (question === undefined) report(place, "scenario.notAsked", { seat: name, others: othersAsked(playing, seat) });
    else if (isOptional(question)) give(playing, question, quietAnswer(question));
    else report(place, "scenario.mandatory", { seat: name, asked: question.key, moment: "" });
  }
}

/** Gives default answers until `isThere`, to mandatory questions only if the file lets it. */
function playOn<S extends BaseState, V, C>(
  playing: Playing<S, V, C>,
  place: string,
  isThere: () => boolean,
  letting: Letting,
  moment: string,
): void {
  const { report, session, plan } = playing;
  for (let n = 0; n < ENOUGH; n++) {
    if (isThere()) return;
    const { pending } = session.run;
    if (pending.length === 0) {
      report(place, "scenario.over", { moment });
      return;
    }
    const question = pending.find((one) => isLet(one, letting));
    if (question === undefined) {
      const [first] = pending;
      report(place, "scenario.mandatory", { seat: plan.seats[first.who], asked: first.key, moment });
      return;
    }
    give(playing, question, quietAnswer(question));
  }
  report(place, "scenario.endless", {});
}

function isLet(question: Question, letting: Letting): boolean {
  if (letting === "all" || isOptional(question)) return true;
  return letting.some(
    ({ seat, asked }) => (seat ?? question.who) === question.who && (asked ?? question.key) === question.key,
  );
}

/** Gives an answer and checks what followed. */
export function give<S extends BaseState, V, C>(
  playing: Playing<S, V, C>,
  question: Question,
  value: Value,
): Refusal | undefined {
  const { session, options } = playing;
  const refusal = submit(session, { who: question.who, key: question.key, value });
  if (refusal !== undefined) return refusal;
  if (options.careful === true) checkReload(playing);
  look(playing);
  return undefined;
}

/** Saving and loading must lead to the same table and the same questions. */
function checkReload<S extends BaseState, V, C>({ game, session }: Playing<S, V, C>): void {
  const again = load(game.rules, JSON.parse(JSON.stringify(save(session))));
  if (JSON.stringify(again.run.s) !== JSON.stringify(session.run.s)) throw new Error("reloading changed the state");
  if (JSON.stringify(again.run.pending) !== JSON.stringify(session.run.pending))
    throw new Error("reloading changed the questions");
}

/** Who is asked what, without one seat. */
export function othersAsked<S extends BaseState, V, C>({ session, plan }: Playing<S, V, C>, seat?: Seat): string {
  return session.run.pending
    .filter(({ who }) => who !== seat)
    .map(({ who, key }) => `${plan.seats[who]} ${key}`)
    .join(", ");
}
