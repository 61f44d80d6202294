import type { BaseState, Decide, GameEvent, Rules, Run } from "./rules.ts";
import { simulatedRun } from "./run.ts";

/** How a simulated game went. */
export interface Simulated<S> {
  readonly state: S;
  readonly decisions: number;
  /** True if the game was stopped by the limit and not by its own end. */
  readonly stopped: boolean;
}

/**
 * Plays a state to its end with players in this process: no checkpoints, and no views unless a player asks for one.
 * `limit` is called before each step and may stop the game. With `forks` a player may call `imagine`.
 */
export function simulate<S extends BaseState>(
  rules: Rules<S>,
  state: S,
  players: readonly Decide<S>[],
  limit: (state: S) => boolean = never,
  options: { readonly told?: GameEvent[]; readonly forks?: boolean } = {},
): Simulated<S> {
  const run = simulatedRun(rules, state, players, options.told);
  while (state.agenda.length > 0) {
    if (limit(state)) return { state, decisions: run.used, stopped: true };
    if (options.forks === true) {
      run.checkpoint = rules.clone(state);
      run.given = [];
    }
    takeStep(run);
  }
  return { state, decisions: run.used, stopped: false };
}

/** Takes the next step off the agenda and does it. */
export function takeStep<S extends BaseState>(g: Run<S>): void {
  const name = takeFirst(g.s.agenda);
  const step = g.rules.steps[name];
  if (step === undefined) throw new Error(`${g.rules.id} has no step "${name}"`);
  step(g);
}

/** Faster than `shift` for a short list. */
function takeFirst(agenda: string[]): string {
  const first = agenda[0];
  const last = agenda.length - 1;
  for (let i = 0; i < last; i++) agenda[i] = agenda[i + 1];
  agenda.pop();
  return first;
}

function never(): boolean {
  return false;
}
