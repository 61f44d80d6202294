import type { Said } from "@hypergate/kernel";
import type { Puzzle } from "../../game/puzzle.ts";
import { WIN_NOW } from "./goals.ts";
import { type PuzzleSeat, type PuzzleTable, puzzleTable } from "./table.ts";

const TASK: Said = {
  en: "Let the game end with this round, and win it alone, whatever the other player chooses. All hands are open.",
  ru: "Пусть партия кончится этим раундом вашей единоличной победой, что бы ни выбрал другой игрок. Все руки открыты.",
};

const OTHER: PuzzleSeat = {
  start: "epsilon-eridani",
  tableau: ["expedition-force", "investment-credits", "export-duties"],
};

interface LastRound
  extends Pick<Puzzle, "id" | "title" | "hints" | "why">,
    Pick<PuzzleTable, "pool" | "settings" | "goals"> {
  readonly you: PuzzleSeat;
  readonly other?: PuzzleSeat;
  /** The chips of the other player. */
  readonly behind: number;
}

export function lastRound({ id, title, hints, why, you, other = OTHER, behind, ...table }: LastRound): Puzzle {
  const document = puzzleTable({ ...table, seats: [you, { ...other, chips: behind }] });
  return { id, title, task: TASK, hints, why, seat: 0, document, goal: WIN_NOW };
}

/** Where the reader has Epsilon Eridani. */
export const OTHER_FROM_CENTAURI: PuzzleSeat = { ...OTHER, start: "alpha-centauri" };
/** Four cheap developments that fill a tableau. */
export const CHEAP = ["public-works", "export-duties", "interstellar-bank", "investment-credits"];
