/** A puzzle that somebody made in the editor: what its file and its link hold. */
import type { Said, Seat } from "@hypergate/kernel";
import type { Draft } from "./editor.ts";
import type { Puzzle, PuzzleGoal } from "./puzzle.ts";

export interface OwnPuzzle {
  readonly format: "hypergate-puzzle";
  readonly game: string;
  /** In the language of whoever wrote it; empty words are replaced by what the goal says. */
  readonly title: string;
  readonly task: string;
  readonly hint: string;
  readonly seat: Seat;
  /** The name of a goal of the game. */
  readonly goal: string;
  readonly document: Draft;
}

/** Letters of a title, a task or a hint. */
export const MOST_LETTERS = { title: 60, task: 300, hint: 300 } as const;

export const OWN_FORMAT = "hypergate-puzzle";
const MOST_SEATS = 6;

/** What others send is looked at before it is believed; nothing if it is no puzzle. */
export function checkedPuzzle(value: unknown): OwnPuzzle | undefined {
  if (!isRecord(value) || value.format !== OWN_FORMAT) return undefined;
  const { game, title, task, hint, seat, goal, document } = value;
  const isFine =
    typeof game === "string" &&
    typeof goal === "string" &&
    Number.isInteger(seat) &&
    Number(seat) >= 0 &&
    Number(seat) < MOST_SEATS &&
    isRecord(document) &&
    [title, task, hint].every((words) => typeof words === "string");
  if (!isFine) return undefined;
  return {
    format: OWN_FORMAT,
    game,
    title: String(title).slice(0, MOST_LETTERS.title),
    task: String(task).slice(0, MOST_LETTERS.task),
    hint: String(hint).slice(0, MOST_LETTERS.hint),
    seat: Number(seat),
    goal,
    document,
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** As any other puzzle; its words are the same in every language. Nothing if the game has no such goal. */
export function asPuzzle(own: OwnPuzzle, goals: readonly PuzzleGoal[], untitled: Said): Puzzle | undefined {
  const goal = goals.find(({ id }) => id === own.goal);
  if (goal === undefined) return undefined;
  const { title, task, hint, seat, document } = own;
  return {
    id: "",
    title: title === "" ? untitled : everywhere(title),
    task: task === "" ? goal.task : everywhere(task),
    hints: hint === "" ? [] : [everywhere(hint)],
    why: everywhere(""),
    seat,
    document,
    goal,
  };
}

function everywhere(words: string): Said {
  return { en: words, ru: words };
}
