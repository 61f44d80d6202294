/** The processes that share a store: what they tell each other, and what one hears of the others. */
import type { Viewer } from "@hypergate/kernel";
import type { TableRecord } from "../tables/table.ts";
import type { Append, ClockState, Entry } from "./records.ts";

/** What processes that share a store tell each other besides what they store. */
export type PeerMessage =
  /** One that has come, or missed something: everybody tells it anew what holds. */
  | { readonly t: "hello" }
  /** Who looks at a table through the process that tells it, and from where. */
  | { readonly t: "look"; readonly table: string; readonly who: readonly (readonly [person: string, viewer: Viewer])[] }
  /** A line of chat was added or changed. */
  | { readonly t: "chat"; readonly table: string; readonly n: number }
  /** The sockets of a person, or of one device, must end. */
  | { readonly t: "end"; readonly person: string; readonly device?: string }
  /** How much was used of limits lately, and how much is in use. */
  | { readonly t: "used"; readonly lately: readonly Used[]; readonly now: readonly Used[] };

export type Used = readonly [limit: string, name: string, n: number];

/** What another process has added to a game, as it tells it together with the write. What is left out is as it was. */
export interface Addition extends Pick<Append, "from" | "entries" | "clock" | "due"> {
  /** The version of the table. */
  readonly version: number;
  /** How many events there are now. */
  readonly events: number;
}

/** What a process hears of the others. After a gap anything may have happened. */
export interface Heard {
  /** Tables were changed, or their games went on. */
  readonly tables: (ids: readonly string[], from: number) => void;
  /** A game went on, and this says how. It is read only where somebody looks at that game. */
  readonly added: (game: string, addition: () => Addition, from: number) => void;
  readonly message: (message: PeerMessage, from: number) => void;
  readonly gap: () => void;
}

/** What was added to a table since. */
export interface News {
  /** The table, if it has another version. */
  readonly table: TableRecord | undefined;
  /** Absent if there is no game. `actor` is the process that acts there. */
  readonly game:
    | {
        readonly entries: readonly Entry[];
        readonly events: number;
        readonly clock: ClockState;
        readonly due: number | undefined;
        readonly actor: number | undefined;
      }
    | undefined;
}

/** The processes that share a store. */
export interface Peers {
  /** The number of this process; no other that lives has it. */
  readonly me: number;
  /** Whether this process is known to the others right now. */
  readonly isHere: boolean;
  hear(heard: Heard): void;
  tell(message: PeerMessage): Promise<void>;
  /** The numbers of all that live. */
  alive(): Promise<readonly number[]>;
  /** What came after so many entries and this version of a table; nothing if there is no such table. */
  news(table: string, entries: number, version: number): Promise<News | undefined>;
}
