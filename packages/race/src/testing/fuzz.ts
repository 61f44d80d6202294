/**
 * Random play as a test. A game is played by random players over settings drawn from its seed; the invariants hold at
 * every question, the game ends, and it is noted which powers, goals and takeovers took part. A live game is in addition
 * saved and loaded, looked at by everybody and played in another order of arrival.
 */
import {
  begin,
  below,
  type Decide,
  type GameEvent,
  illegal,
  load,
  type Rng,
  randomAnswer,
  type Session,
  save,
  seeded,
  simulate,
  stateHash,
  submit,
  type Viewer,
} from "@hypergate/kernel";
import { checkInvariants } from "../invariants.ts";
import { race } from "../rules.ts";
import { mostPlayers, SETS } from "../settings.ts";
import type { Config } from "../setup.ts";
import type { State } from "../state.ts";
import type { View } from "../view.ts";
import { noteEvents, noteQuestion, type Tally } from "./uses.ts";

/** No game of random players comes near it. */
export const ROUND_LIMIT = 1000;

export interface Fuzzed {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly rounds: number;
  readonly decisions: number;
  /** What went wrong first, if anything did. */
  readonly finding: string | undefined;
}

/** Settings for a random table. */
export function randomSettings(rng: Rng): Record<string, unknown> {
  const sets = SETS[below(rng, SETS.length)];
  const players = 2 + below(rng, mostPlayers(sets) - 1);
  const hasRebel = sets.includes("rebel");
  const settings: Record<string, unknown> = { sets, players, takeovers: hasRebel && below(rng, 3) > 0 ? "on" : "off" };
  if (players === 2 && below(rng, 4) === 0) settings.actionsForTwo = 1;
  if (hasRebel && players === 2 && below(rng, 3) === 0)
    return { ...settings, takeovers: "on", scenario: "rebels-against-the-empire", rebelSeat: below(rng, 2) };
  if (players <= (sets.includes("storm") ? 5 : 4) && below(rng, 12) === 0) settings.learningHands = true;
  if (below(rng, 8) === 0) settings.exchange = "free";
  return settings;
}

/** Plays one random game without stopping. */
export function fuzz(seed: string, tally: Tally = {}): Fuzzed {
  const rng = seeded(`fuzz ${seed}`);
  const settings = randomSettings(rng);
  const state = race.setUp({ settings }, seed);
  let finding: string | undefined;
  const decide: Decide<State> = (question, g) => {
    finding ??= checkInvariants(g.s);
    count(tally, question.key);
    noteQuestion(tally, question);
    const answer = randomAnswer(question, rng);
    if (illegal(question, answer) !== undefined) finding ??= `a random answer to ${question.key} is not legal`;
    return answer;
  };
  const told: GameEvent[] = [];
  const players = state.table.players.map(() => decide);
  const end = simulate(race, state, players, (s) => finding !== undefined || s.table.round > ROUND_LIMIT, { told });
  for (const event of told) count(tally, event.id);
  noteEvents(tally, told);
  finding ??= checkInvariants(state);
  if (end.stopped) finding ??= `the game did not end in ${ROUND_LIMIT} rounds`;
  return { settings, rounds: state.table.round, decisions: end.decisions, finding };
}

function count(tally: Tally, key: string): void {
  tally[key] = (tally[key] ?? 0) + 1;
}

type Live = Session<State, View, Config>;

/**
 * Plays one live game, each seat with random numbers of its own and answers arriving in an order drawn from `arrival`.
 * Every step runs twice; `inspect` is called at every question.
 */
export function playLive(seed: string, arrival: string, answers: number, inspect?: (live: Live) => void): Live {
  const settings = randomSettings(seeded(`fuzz ${seed}`));
  const live = begin(race, { settings }, seed, { twice: true });
  const order = seeded(`arrival ${arrival}`);
  const own = live.run.s.table.players.map((_, seat) => seeded(`${seed} seat ${seat}`));
  for (let n = 0; n < answers && live.run.pending.length > 0; n++) {
    inspect?.(live);
    const question = live.run.pending[below(order, live.run.pending.length)];
    const value = randomAnswer(question, own[question.who]);
    const refusal = submit(live, { who: question.who, key: question.key, value });
    if (refusal !== undefined) throw new Error(`${question.key}: ${JSON.stringify(refusal)}`);
  }
  return live;
}

/** What is wrong with a live game at this question, if anything. */
export function inspectLive(live: Live, rng: Rng): string | undefined {
  const s = live.run.s;
  const again = load(race, JSON.parse(JSON.stringify(save(live))));
  if (stateHash(again.run.s) !== stateHash(s)) return "a loaded game stands elsewhere";
  if (JSON.stringify(again.run.pending) !== JSON.stringify(live.run.pending))
    return "a loaded game asks other questions";
  const viewers: Viewer[] = [...s.table.players.keys(), "spectator"];
  for (const viewer of viewers) {
    const other = race.resample(s, viewer, rng);
    if (JSON.stringify(race.view(other, viewer)) !== JSON.stringify(race.view(s, viewer)))
      return `what ${viewer} sees depends on what is secret`;
    const problem = checkInvariants(other);
    if (problem !== undefined) return `dealt anew: ${problem}`;
  }
  return checkInvariants(s);
}
