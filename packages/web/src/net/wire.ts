/** What the server says and hears: see PROTOCOL.md of the server. */
import type { Params, Question, Seat, Value, Viewer } from "@hypergate/kernel";

export type SeatInfo =
  | { readonly kind: "open" }
  | { readonly kind: "bot"; readonly bot: string }
  | { readonly kind: "person"; readonly name: string; readonly ready: boolean; readonly away: boolean };

export const STOPS = ["never", "ifCan", "always"] as const;
export type Stop = (typeof STOPS)[number];

export const PACES = ["instant", "brisk", "human"] as const;
export type Pace = (typeof PACES)[number];

export const CLOCKS = ["none", "move", "game", "day"] as const;
export type ClockKind = (typeof CLOCKS)[number];

export interface TableOptions {
  readonly public: boolean;
  readonly spectators: boolean;
  readonly courtesy: boolean;
  readonly pace: Pace;
  readonly clock: { readonly per: ClockKind; readonly seconds: number };
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly options: TableOptions;
  readonly status: "open" | "playing" | "over";
  readonly created: number;
  readonly changed: number;
  readonly result?: { readonly winners: readonly Seat[]; readonly units: number };
  readonly rematch?: string;
  readonly seats: readonly SeatInfo[];
  readonly you?: Seat;
  readonly owner: boolean;
  readonly code?: string;
  readonly stops?: Readonly<Record<string, Stop>>;
}

/** An event as this viewer may know it. */
export interface ToldEvent {
  readonly n: number;
  /** Where in the game it happened, outermost first: `encounter 7 > reveal > use oracle`. */
  readonly trail: string;
  readonly id: string;
  readonly params: Params;
  /** What lay on the table at that moment, where the game tells it. */
  readonly scene?: unknown;
}

export interface Asked {
  readonly ask: string;
  readonly question: Question;
  /** When the answer is given for one, in milliseconds since 1970. */
  readonly until?: number;
}

export interface Waiting {
  readonly seats: readonly Seat[];
  readonly responses: boolean;
  readonly until: Readonly<Record<string, number>>;
}

export interface ChatLine {
  readonly n: number;
  readonly name: string;
  readonly seat?: Seat;
  readonly text: string;
}

export interface UndoRequest {
  readonly by: Seat;
  readonly missing: readonly Seat[];
  readonly ends?: number;
}

/** An error of the server, already in the reader's language. */
export interface WireError {
  readonly id: string;
  readonly params: Params;
  readonly text: string;
}

export type Frame =
  | {
      readonly t: "ok";
      readonly id: number;
      readonly done?: boolean;
      readonly again?: boolean;
      /** What was said before one came. */
      readonly chat?: readonly ChatLine[];
    }
  | { readonly t: "error"; readonly id?: number; readonly error: WireError }
  | { readonly t: "table"; readonly table: TableInfo }
  | ({ readonly t: "state"; readonly viewer: Viewer } & Changes & {
        readonly asked: Asked | null;
        readonly waiting: Waiting;
      })
  | ({ readonly t: "update" } & Changes)
  | { readonly t: "undo"; readonly table: string; readonly request: UndoRequest | null }
  | { readonly t: "presence"; readonly table: string; readonly seats: readonly Seat[]; readonly spectators: number }
  | { readonly t: "chat"; readonly table: string; readonly line: ChatLine }
  | { readonly t: "gone"; readonly table: string };

export interface Changes {
  readonly table: string;
  readonly n: number;
  readonly events?: readonly ToldEvent[];
  readonly set?: Readonly<Record<string, unknown>>;
  readonly gone?: readonly string[];
  readonly asked?: Asked | null;
  readonly waiting?: Waiting;
}

export type Message =
  | { readonly t: "watch"; readonly table: string; readonly seen: number; readonly code?: string | undefined }
  | { readonly t: "unwatch"; readonly table: string }
  | { readonly t: "answer"; readonly table: string; readonly ask: string; readonly value: Value }
  | { readonly t: "undo"; readonly table: string }
  | { readonly t: "consent"; readonly table: string; readonly yes: boolean }
  | { readonly t: "stop"; readonly table: string; readonly window: string; readonly stop: Stop }
  | { readonly t: "chat"; readonly table: string; readonly text: string }
  | { readonly t: "ping" };
