/**
 * Scenario files of Race for the Galaxy: reading and playing them. docs/scenarios.md tells how they are written.
 *
 * Cards come off the deck in player order, one player after the other at each of these moments:
 *
 *   start      goods of windfall start worlds
 *   explore    all draw, then all choose
 *   develop    draws at the start; then, after all have placed and paid, draws for developing
 *   settle     goods of windfall worlds just placed; then, after all have paid, draws for settling (the same again for
 *              second worlds); draws for a takeover when it succeeds
 *   consume    cards for all sales of the Trade step; then each player's cards for consuming, which are taken when their
 *              owner needs his hand, or has finished
 *   produce    each player's goods, then his draws; last the draws for producing most
 */
import type { Messages } from "@hypergate/kernel";
import {
  checkShape,
  type Finding,
  isRecord,
  type Outcome,
  type Plan,
  type PlayOptions,
  playAll,
  playPlan,
  type Report,
  readBans,
  readSteps,
  reporting,
  type ScenarioRules,
  type SeatNames,
} from "@hypergate/kernel/scenario";
import { race } from "../rules.ts";
import { readSettings } from "../settings.ts";
import type { Config } from "../setup.ts";
import type { State } from "../state.ts";
import type { View } from "../view.ts";
import { type ListedAnswer, listedAnswer, playAnswers } from "./answers.ts";
import { FACTS } from "./facts.ts";
import { called } from "./names.ts";
import { readPosition } from "./position.ts";
import { RACE_SCENARIO, WORDS } from "./shape.ts";
import { standing } from "./standing.ts";

export { RACE_SCENARIO } from "./shape.ts";

export const raceScenario: ScenarioRules<State, View, Config> = {
  rules: race,
  called,
  facts: FACTS,
  phaseOf: ({ table: { phase, round } }) => ({ phase, n: round }),
  endings: () => [],
};

/** What kinds of names are called in messages, and what is said only of files in the other form. */
export const raceScenarioTexts: Messages = {
  "kind/card": { en: "card", ru: "карта" },
  "kind/goal": { en: "goal", ru: "цель" },
  "kind/setting": { en: "setting", ru: "настройка" },
  "kind/stage": { en: "stage", ru: "стадия" },
  "kind/rest": { en: "card", ru: "карта" },
  "kind/game": { en: "game", ru: "игра" },
  "scenario.noPosition": {
    en: "there is no position {after}: the scenario has {n, plural, one {# position} other {# positions}}",
    ru: "позиции {after} нет: в сценарии {n, plural, one {# позиция} few {# позиции} other {# позиций}}",
  },
  "scenario.left": {
    en: "{n, plural, one {# answer} other {# answers}} of {seat} were not used; {others, select, none {nobody is asked anything} other {asked: {others}}}",
    ru: "{seat}: {n, plural, one {# ответ не понадобился} few {# ответа не понадобились} other {# ответов не понадобились}}; {others, select, none {никого не спрашивают} other {спрашивают: {others}}}",
  },
};

type Json = Readonly<Record<string, unknown>>;

/** A file that makes sense. Answers by seat are played instead of steps. */
export interface RacePlan extends Plan<Config> {
  readonly answers?: readonly (readonly ListedAnswer[])[];
  readonly expect: readonly Json[];
}

/** Reads a file: what is to be played, or what is wrong with it. */
export function readRaceScenario(document: unknown): {
  readonly plan?: RacePlan;
  readonly findings: readonly Finding[];
} {
  const findings: Finding[] = [];
  const report = reporting(findings);
  checkShape(RACE_SCENARIO, document, "", report);
  if (findings.length > 0 || !isRecord(document)) return { findings };
  const names = document.players as readonly string[] | undefined;
  const settings: Json = { ...(names === undefined ? {} : { players: names.length }), ...(document.settings as Json) };
  const { settings: understood, problems } = readSettings(settings);
  for (const { id, params } of problems) report("settings", id, params);
  const seats = seatNames(names, understood.players, report);
  const seed = String(document.seed ?? "scenario");
  checkForm(document, report);
  const position = readPosition({
    position: (document.position ?? {}) as Json,
    seats,
    sets: understood.sets,
    seed,
    report,
  });
  const { answers } = document;
  const plan: RacePlan = {
    config: { settings, position },
    seed,
    courtesy: document.courtesy === true,
    seats,
    steps: readSteps((document.play ?? []) as readonly unknown[], WORDS, seats, "play", report),
    never: readBans(document.never, seats, "never", report),
    ...(answers === undefined
      ? {}
      : { answers: (answers as readonly unknown[][]).map((list) => list.map(listedAnswer)) }),
    expect: (document.expect ?? []) as readonly Json[],
  };
  return findings.length > 0 ? { findings } : { plan, findings };
}

/** Names as declared; without them seats are called by their numbers. */
function seatNames(names: SeatNames | undefined, players: number, report: Report): SeatNames {
  if (names !== undefined && names.length !== players)
    report("players", "scenario.seats", { n: names.length, most: players });
  const twice = names?.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) report("players", "scenario.seatTwice", { name: twice });
  return Array.from({ length: players }, (_, seat) => names?.[seat] ?? `seat ${seat}`);
}

/** A file has steps, or answers by seat. */
function checkForm(document: Json, report: Report): void {
  for (const other of ["answers", "expect"])
    if (document.play !== undefined && document[other] !== undefined)
      report(other, "scenario.both", { one: "play", other });
}

/** Plays a file from its beginning to its end. */
export function playRaceScenario(document: unknown, options: PlayOptions = {}): Outcome<State, View, Config> {
  const { plan, findings } = readRaceScenario(document);
  if (plan === undefined) return { isBad: true, findings };
  const { answers = [], expect } = plan;
  return playPlan(raceScenario, plan, "position", options, (playing) =>
    plan.answers === undefined && expect.length === 0 ? playAll(playing) : playAnswers(playing, answers, expect),
  );
}

/** How things stood after every step, as JSON lines. */
export function racePositions({ done = [] }: Outcome<State, View, Config>): string {
  return done.map(({ step, state }) => JSON.stringify(standing(state, step))).join("\n");
}
