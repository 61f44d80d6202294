/** What pages and the workers that play games for them say to each other. */
import type { Standpoint, Value } from "@hypergate/kernel";
import type { Stop } from "@hypergate/wire/choices";
import type { KeptGame } from "../here/kept-games.ts";
import type { Shown } from "./bot-table.ts";

/** What is said to every worker that plays. */
export type ToPlayed =
  | { readonly do: "answer"; readonly ask: string; readonly value: Value }
  | { readonly do: "stop"; readonly window: string; readonly stop: Stop | "unset" };

/** What every worker that plays tells. `Kept` is what the browser keeps of the game; what is shown is in it already. */
export type FromPlayed<Kept> =
  | { readonly tells: "shown"; readonly shown: Shown; readonly kept: Kept }
  | { readonly tells: "refused" }
  | { readonly tells: "broken"; readonly why: string };

export type ToWorker = { readonly do: "resume"; readonly kept: KeptGame } | Change;

/** What a player does with the game that is played. */
export type Change = ToPlayed | { readonly do: "undo" } | { readonly do: "standpoint" };

export type FromWorker =
  | FromPlayed<KeptGame>
  | { readonly tells: "standpoint"; readonly standpoint: Standpoint | undefined };
