/** The puzzles of Race for the Galaxy: the last round, and one way to win it. */
import type { Puzzles } from "../../game/puzzle.ts";
import { CONSUMING } from "./consuming.ts";
import { GOALS } from "./goals.ts";
import { PLACING } from "./placing.ts";
import type { PuzzleSeat } from "./table.ts";

export const puzzles: Puzzles = {
  game: "race",
  all: [...CONSUMING, ...PLACING],
  goals: GOALS,
  pictureOf: ({ document, seat }) => {
    const { seats } = document.position as { readonly seats: readonly PuzzleSeat[] };
    const { start, tableau = [], hand = [] } = seats[seat];
    return hand[0] ?? tableau.at(-1) ?? start;
  },
};
