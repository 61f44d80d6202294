/** How fast random players play: rounds and decisions per second on one core. */
import { type Decide, randomAnswer, seeded, simulate } from "@hypergate/kernel";
import { race } from "./rules.ts";
import type { State } from "./state.ts";

export interface Measured {
  readonly players: number;
  readonly games: number;
  readonly rounds: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly roundsPerSecond: number;
  readonly decisionsPerSecond: number;
  /** Games stopped by the limit of rounds. */
  readonly stopped: number;
}

const ROUND_LIMIT = 500;

/** Plays all sets with takeovers for about `seconds` after a warm-up as long; `now` is a clock in milliseconds. */
export function measure(players: number, seconds: number, now: () => number): Measured {
  play(players, seconds, now, "warm");
  return play(players, seconds, now, "bench");
}

function play(players: number, seconds: number, now: () => number, seed: string): Measured {
  const rng = seeded(seed);
  const decide: Decide<State> = (question) => randomAnswer(question, rng);
  const seats = Array.from({ length: players }, () => decide);
  const start = now();
  let games = 0;
  let rounds = 0;
  let decisions = 0;
  let stopped = 0;
  const config = { settings: { players, takeovers: "on" } };
  while (now() - start < seconds * 1000) {
    const state = race.setUp(config, `${seed} ${games}`);
    const played = simulate(race, state, seats, isTooLong);
    games++;
    rounds += played.state.table.round;
    decisions += played.decisions;
    if (played.stopped) stopped++;
  }
  const took = (now() - start) / 1000;
  return {
    players,
    games,
    rounds,
    decisions,
    seconds: took,
    roundsPerSecond: rounds / took,
    decisionsPerSecond: decisions / took,
    stopped,
  };
}

function isTooLong(state: State): boolean {
  return state.table.round > ROUND_LIMIT;
}
