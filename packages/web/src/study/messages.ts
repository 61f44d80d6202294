/** What the page of a study and its worker say to each other. */
import type { Seat } from "@hypergate/kernel";
import type { FromPlayed, ToPlayed } from "../offline/messages.ts";
import type { LineFacts } from "./board.ts";
import type { Study } from "./lines.ts";

export type ToBoard = { readonly do: "open"; readonly study: Study } | FromReader;

export type FromReader = BoardChange | Comparing;

/** Facts of these lines, each beside the line it leaves, or beside the first of them. */
interface Comparing {
  readonly do: "compare";
  readonly lines: readonly number[] | "all";
}

export type BoardChange =
  | ToPlayed
  | { readonly do: "back" | "forth" | "part" }
  | { readonly do: "goTo"; readonly line: number; readonly at: number }
  | { readonly do: "set"; readonly seat?: Seat; readonly bot?: string; readonly name?: string }
  | { readonly do: "name"; readonly line: number; readonly name: string }
  | { readonly do: "drop"; readonly line: number };

export type FromBoard = FromPlayed<Study> | { readonly tells: "compared"; readonly facts: readonly LineFacts[] };
