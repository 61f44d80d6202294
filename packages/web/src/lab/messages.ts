/** What the lab and its workers say to each other. */
import type { Played, Study } from "@hypergate/games/study";
import type { Recording } from "@hypergate/kernel";

export type ToLab =
  | { readonly do: "study"; readonly study: Study }
  /** Plays these games, from the first up to but not including the last. */
  | { readonly do: "play"; readonly from: number; readonly to: number }
  | { readonly do: "record"; readonly job: number };

export type FromLab =
  | { readonly tells: "ready" }
  | { readonly tells: "played"; readonly from: number; readonly results: readonly Played[]; readonly ms: number }
  | { readonly tells: "recorded"; readonly job: number; readonly recording: Recording }
  | { readonly tells: "broken"; readonly why: string };
