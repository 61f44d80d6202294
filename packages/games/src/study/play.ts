/** The games of a study. Which game is played where, and in which order, never changes a result. */
import {
  type Answer,
  type BaseState,
  digestOf,
  load,
  type Recording,
  record,
  replay,
  type Seat,
  seeded,
  shuffle,
  stateHash,
  submit,
} from "@hypergate/kernel";
import type { SimulatedGame } from "../playable.ts";
import { type BotTable, budgetsOf, playOut } from "../simulating.ts";
import { type Chair, chairsFor, placeOf, type Study, settingsOf } from "./study.ts";

/** The result of one game. */
export interface Played {
  /** By seat: which chair of the line-up sat there. */
  readonly chairs: readonly number[];
  readonly kinds: readonly string[];
  readonly winners: readonly Seat[];
  /** How long it was. */
  readonly units: number;
  /** By seat: how far everybody came. */
  readonly standing: readonly number[];
  /** Stopped by the safety limit. */
  readonly stopped: boolean;
  /** The digest of the final state. */
  readonly hash: string;
}

export function playJob(game: SimulatedGame, study: Study, job: number): Played {
  const { chairs, ...table } = tableOf(game, study, job);
  const { state, stopped, kinds } = playOut(game, table);
  return {
    chairs,
    kinds,
    winners: game.winners(state),
    units: game.units(state),
    standing: game.standing(state),
    stopped,
    hash: digestOf(state),
  };
}

/** One game of a study. Where a power was taken away, which no rule does, it begins after that: `start` is its state then. */
export interface JobRecording extends Recording {
  readonly start?: unknown;
}

/** The same game as it is exported and replayed. */
export function recordJob(game: SimulatedGame, study: Study, job: number): JobRecording {
  const { chairs: _, ...table } = tableOf(game, study, job);
  let answers: Answer[] = [];
  let checkpoint: BaseState | undefined;
  playOut(game, {
    ...table,
    note: (answer) => answers.push(answer),
    noteDisarmed: (state) => {
      checkpoint = state;
      answers = [];
    },
  });
  const { rules } = game;
  const { config, seed } = table;
  const { id, version } = rules;
  const bare = { format: "hypergate-game", game: id, version, seed, config, courtesy: false } as const;
  if (checkpoint === undefined) return record(replay(rules, { ...bare, answers, hash: "" }));
  // As it is in a file.
  const start: unknown = JSON.parse(JSON.stringify(checkpoint));
  const session = load(rules, { ...bare, answers: [], mark: 0, checkpoint: start });
  for (const answer of answers) submit(session, answer);
  return { ...bare, answers, hash: stateHash(session.run.s), start };
}

function tableOf(
  game: SimulatedGame,
  study: Study,
  job: number,
): BotTable & { readonly chairs: readonly number[]; readonly disarmed: readonly Seat[] } {
  const { lineUp: at, n } = placeOf(study, job);
  const lineUp = study.lineUps[at];
  const seed = study.sameShuffles ? `${study.seed} ${n}` : `${study.seed} ${at} ${n}`;
  const players = lineUp.players[n % lineUp.players.length];
  const all = chairsFor(lineUp, players);
  const places = Array.from({ length: players }, (_, i) => i);
  const seats = lineUp.rotates ? shuffle(seeded(`seats ${seed}`), places) : places;
  const sitting = seats.map((chair): Chair => all[chair]);
  return {
    chairs: lineUp.chairs.length === 1 ? seats.map(() => 0) : seats,
    config: game.seated(
      sitting.map(({ kind }) => kind),
      settingsOf(game, lineUp),
      seed,
    ),
    seed,
    bots: sitting.map(({ bot }) => bot),
    budgets: budgetsOf(
      lineUp.settings,
      lineUp.chairs.map(({ bot }) => bot),
    ),
    disarmed: seats.map((_, seat) => seat).filter((seat) => sitting[seat].powerless === true),
  };
}
