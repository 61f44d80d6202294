/**
 * What a table screen shows and where its answers go. Live tables, replays and guides are all feeds, so one screen
 * serves them all.
 */
import type { Ref, Value, Viewer } from "@hypergate/kernel";
import type { Asked, ChatLine, PassUntil, Stop, TableInfo, ToldEvent, UndoRequest, Waiting } from "@hypergate/wire";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";

export interface TableState {
  readonly info: TableInfo | undefined;
  /** The game's own view; absent before the game begins. */
  readonly view: unknown;
  readonly viewer: Viewer;
  /** All events so far that still hold (not undone). */
  readonly events: readonly ToldEvent[];
  readonly asked: Asked | undefined;
  /** What this player could use at any time, as far as the last window offered it; the table does not stop for it. */
  readonly anyTime: readonly Ref[];
  readonly waiting: Waiting;
  readonly chat: readonly ChatLine[];
  readonly present: readonly number[];
  readonly spectators: number;
  readonly undo: UndoRequest | undefined;
  /** Nothing runs at the table until a player comes; and whether it slept until this player came. */
  readonly asleep: boolean;
  readonly slept: boolean;
  readonly online: boolean;
  /** True while an answer is being sent. */
  readonly sending: boolean;
  /** Why the last action failed, in the reader's language. */
  readonly problem: string | undefined;
  /** The table no longer exists, or this person may no longer watch it. */
  readonly gone: boolean;
  /** Why the table may not be watched, in the reader's language. */
  readonly refused: string | undefined;
  /** True once the first state has arrived. */
  readonly isHere: boolean;
  /** A replay went to another moment, not to the next one: there is nothing to tell. */
  readonly isJump: boolean;
}

export interface TableFeed {
  readonly state: StoreApi<TableState>;
  /** True for a replay: moments come in any order, so a drawing at rest must not depend on earlier ones. */
  readonly isFilm: boolean;
  readonly answer: (value: Value) => void;
  readonly undo: () => void;
  readonly consent: (yes: boolean) => void;
  readonly stop: (window: string, stop: Stop | "unset") => void;
  /** Passes everything for a while, or no longer. */
  readonly pass: (until: PassUntil | "never") => void;
  /** Hears when a screen begins to tell what has happened, and when it has told everything. */
  readonly heedTelling?: ((isTelling: boolean) => void) | undefined;
  /** True if it was sent. */
  readonly say: (text: string) => Promise<boolean>;
}

export const NOTHING_YET: TableState = {
  info: undefined,
  view: undefined,
  viewer: "spectator",
  events: [],
  asked: undefined,
  anyTime: [],
  waiting: { seats: [], responses: false, clocks: {} },
  chat: [],
  present: [],
  spectators: 0,
  undo: undefined,
  asleep: false,
  slept: false,
  online: true,
  sending: false,
  problem: undefined,
  gone: false,
  refused: undefined,
  isHere: false,
  isJump: false,
};

export function useFeed<T>(feed: TableFeed, select: (state: TableState) => T): T {
  return useStore(feed.state, select);
}
