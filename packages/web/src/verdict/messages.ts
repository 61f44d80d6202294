/** What a page and the worker that judges a game say to each other. */
import type { Verdict } from "@hypergate/bots/verdict";
import type { Recording, Seat } from "@hypergate/kernel";

/** A game to be judged, and what was kept of it before. */
export interface ToJudge {
  readonly recording: Recording;
  /** Whose decisions are judged, in this order. */
  readonly judged: readonly Seat[];
  readonly seed: string;
  readonly kept: Verdict | undefined;
}

export type FromJudge =
  | { readonly tells: "progress"; readonly done: number; readonly verdict: Verdict }
  | { readonly tells: "broken"; readonly why: string };
