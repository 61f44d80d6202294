/** Plays games to see whether chances come true: positions and decisions of each are kept with what came of them. */
import {
  type BaseState,
  type Bot,
  below,
  type Decide,
  imaginationIn,
  type Seat,
  seated,
  seeded,
  simulate,
} from "@hypergate/kernel";
import type { Outcome, Sight } from "./calibration.ts";
import type { Effort, Estimator } from "./estimator.ts";
import { finished, openShares, seenShares } from "./position.ts";

/** A game to be played, and how much of it is looked at. */
export interface Measured {
  readonly config: unknown;
  readonly seed: string;
  /** By seat who plays. */
  readonly bots: readonly Bot<never>[];
  readonly effort: Effort;
  /** One position, and one decision, in so many is kept. */
  readonly oneOf: { readonly open: number; readonly seen: number };
  /** A game of more parts is stopped and not counted. */
  readonly most: number;
}

export type Outcomes = Readonly<Record<Sight, readonly Outcome[]>>;

/** The outcomes of one game; none if it came to no end. */
export function outcomesOf<S extends BaseState>(estimator: Estimator<S>, measured: Measured): Outcomes {
  const { config, seed, bots, effort, oneOf, most } = measured;
  const { rules, part } = estimator;
  const rng = seeded(`${seed} looked at`);
  const open: (readonly number[])[] = [];
  const seen: { shares: readonly number[]; viewer: Seat }[] = [];
  const players = bots.map((bot): Decide<S> => {
    const decide = seated(rules, bot as Bot<unknown>);
    return (question, g) => {
      const value = decide(question, g);
      if (below(rng, oneOf.seen) > 0 || part(g.s) === 0) return value;
      const view = rules.view(g.s, question.who);
      const asked = { question, view, imagination: imaginationIn(g, question), state: g.s };
      const shares = finished(seenShares(estimator, asked, value, `${seed} ${seen.length}`, effort));
      if (shares !== undefined) seen.push({ shares, viewer: question.who });
      return value;
    };
  });
  const note = (state: S): boolean => {
    if (part(state) > most) return true;
    if (part(state) > 0 && below(rng, oneOf.open) === 0)
      open.push(finished(openShares(estimator, rules.clone(state), `${seed} ${open.length}`, effort)));
    return false;
  };
  const { state } = simulate(rules, rules.setUp(config, seed), players, note, { forks: true });
  const winners = estimator.winners(state);
  if (winners.length === 0) return { open: [], seen: [] };
  const won = bots.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return { open: open.map((shares) => ({ shares, won })), seen: seen.map((one) => ({ ...one, won })) };
}
