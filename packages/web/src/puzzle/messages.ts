/** What the page of a puzzle and its worker say to each other. */
import type { Question, Value } from "@hypergate/kernel";
import type { OwnPuzzle } from "../game/own-puzzle.ts";
import type { Shown } from "../offline/bot-table.ts";
import type { Proof } from "./proof.ts";

export type ToPuzzle =
  /** One of those that come with the game, or one that somebody made. */
  | { readonly do: "open"; readonly game: string; readonly puzzle: string | OwnPuzzle }
  /** Only says whether it is a puzzle. */
  | { readonly do: "prove"; readonly puzzle: OwnPuzzle }
  | { readonly do: "answer"; readonly ask: string; readonly value: Value }
  /** The next right answer is given for the reader. */
  | { readonly do: "show" };

export type FromPuzzle =
  | { readonly tells: "shown"; readonly shown: Shown; readonly isSolved: boolean; readonly hands: readonly unknown[] }
  | { readonly tells: "wrong"; readonly question?: Question; readonly value?: Value }
  | { readonly tells: "proved"; readonly proof: Proof }
  | { readonly tells: "refused" }
  | { readonly tells: "broken"; readonly why: string };
