/** What a page and the worker that plays a game say to each other. */
import type { Value } from "@hypergate/kernel";
import type { Stop } from "@hypergate/wire/choices";
import type { KeptGame } from "../here/kept-games.ts";
import type { Shown } from "./playing.ts";

export type ToWorker = { readonly do: "resume"; readonly kept: KeptGame } | Change;

/** What a player does with the game that is played. */
export type Change =
  | { readonly do: "answer"; readonly ask: string; readonly value: Value }
  | { readonly do: "undo" }
  | { readonly do: "stop"; readonly window: string; readonly stop: Stop | "unset" };

export type FromWorker =
  /** What is shown is in `kept` already. */
  | { readonly tells: "shown"; readonly shown: Shown; readonly kept: KeptGame }
  | { readonly tells: "refused" }
  | { readonly tells: "broken"; readonly why: string };
