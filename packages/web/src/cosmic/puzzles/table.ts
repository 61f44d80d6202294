/** Positions of Cosmic Encounter for puzzles, in few words. */
import type { Draft } from "../../game/editor.ts";

const COLOURS = ["blue", "green", "red", "yellow", "purple"] as const;
type Colour = (typeof COLOURS)[number];

export interface PuzzleSeat {
  readonly alien: string;
  readonly hand?: readonly string[];
  /** Ships on the home planets, one number for each; four everywhere unless it is said. */
  readonly home?: readonly number[];
  /** Ships elsewhere: `{ "green 1": 2 }`. */
  readonly away?: Readonly<Record<string, number>>;
  readonly warp?: number;
}

export interface PuzzleTable {
  readonly seats: readonly PuzzleSeat[];
  readonly destiny?: readonly string[];
  readonly turn?: Colour;
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly more?: Readonly<Record<string, unknown>>;
  readonly play?: readonly unknown[];
}

const FLEET = 20;

/** The scenario of a puzzle. Whoever has fewer ships than twenty on planets has the others in the warp. */
export function puzzleTable({ seats, destiny, turn, deck, discard, settings, more, play }: PuzzleTable): Draft {
  const ships: Record<string, Record<string, number>> = {};
  const warp: number[] = [];
  seats.forEach(({ home = [4, 4, 4, 4, 4], away = {}, warp: given }, seat) => {
    const colour = COLOURS[seat];
    home.forEach((n, i) => {
      const planet = `${colour} ${i + 1}`;
      ships[planet] = { ...ships[planet], [colour]: n };
    });
    for (const [planet, n] of Object.entries(away)) ships[planet] = { ...ships[planet], [colour]: n };
    const placed = [...home, ...Object.values(away)].reduce((sum, n) => sum + n, 0);
    warp.push(given ?? FLEET - placed);
  });
  return {
    game: "cosmic",
    set: {
      aliens: seats.map(({ alien }) => alien),
      hands: seats.map(({ hand = [] }) => hand),
      ships,
      warp,
      ...(destiny === undefined ? {} : { destiny }),
      ...(turn === undefined ? {} : { turn }),
      ...(deck === undefined ? {} : { deck }),
      ...(discard === undefined ? {} : { discard }),
      settings: { edition: "2020", useFlares: true, boxes: ["base", "dominion"], ...settings },
      ...more,
    },
    play: play ?? [],
  };
}
