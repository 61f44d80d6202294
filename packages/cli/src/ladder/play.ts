/** Games of the ladder between registered bots, in this process. */
import { budgetsOf } from "@hypergate/games";
import { seated, simulate } from "@hypergate/kernel";
import { configOf, gameNamed, type SimOptions } from "../sim.ts";
import type { Batch } from "../workers.ts";
import { type Fixture, fixturesFor } from "./schedule.ts";

export interface LadderPlan {
  readonly game: string;
  readonly players: number;
  /** Games of each pair. */
  readonly games: number;
  readonly seed: string;
  /** Registered bots first, then outside ones. */
  readonly bots: readonly string[];
  readonly settings: SimOptions["settings"];
}

export function fixturesOf({ bots, players, games, seed }: LadderPlan): readonly Fixture[] {
  return fixturesFor(bots.length, players, games, seed);
}

/** Plays these games; who won, by number. */
export function ladderBatch(plan: LadderPlan & { readonly left: readonly number[] }, { from, to }: Batch) {
  const fixtures = fixturesOf(plan);
  return plan.left.slice(from, to).map((n) => ({ n, winners: winnersOf(plan, fixtures[n]) }));
}

function winnersOf(
  { game: name, players, bots, settings }: LadderPlan,
  { seats, deal, n }: Fixture,
): readonly number[] {
  const game = gameNamed(name);
  const names = seats.map((bot) => bots[bot]);
  const state = game.rules.setUp(configOf(game, players, settings), deal);
  const sitting = names.map((bot, seat) =>
    seated(game.rules, game.bots[bot](`${deal} ${n} ${seat}`, undefined, budgetsOf(settings, [bot])[bot])),
  );
  const forks = names.some((bot) => game.bots[bot].looksAhead);
  simulate(game.rules, state, sitting, (now) => game.units(now) > game.limit, { forks });
  return game.winners(state);
}
