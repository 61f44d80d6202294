/** Positions of Race for the Galaxy for puzzles, in few words. */
import type { Draft } from "../../game/editor.ts";

export interface PuzzleSeat {
  readonly start: string;
  readonly tableau?: readonly string[];
  readonly hand?: readonly string[];
  /** Worlds with a good; without it none. */
  readonly goods?: readonly string[];
  readonly chips?: number;
}

export interface PuzzleTable {
  readonly seats: readonly PuzzleSeat[];
  readonly pool?: number;
  readonly goals?: readonly string[];
  readonly won?: Readonly<Record<string, readonly number[]>>;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly play?: readonly unknown[];
}

const ROUND = 8;

/** The scenario of a puzzle, for two who choose one action each. */
export function puzzleTable({ seats, pool = 8, goals, won, settings, play }: PuzzleTable): Draft {
  return {
    game: "race",
    settings: { players: seats.length, sets: "base", actionsForTwo: 1, ...settings },
    position: {
      stage: "round",
      round: ROUND,
      seats: seats.map(({ start, tableau = [], hand = [], goods = [], chips = 0 }) => ({
        start,
        tableau,
        hand,
        goods,
        chips,
      })),
      pool,
      ...(goals === undefined ? {} : { goals }),
      ...(won === undefined ? {} : { won }),
    },
    play: play ?? [],
  };
}
