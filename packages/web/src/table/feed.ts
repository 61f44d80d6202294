/**
 * What a table screen shows and where its answers go. A live table, a replay and a guide are all feeds, so that one
 * screen serves them all.
 */
import type { Value, Viewer } from "@hypergate/kernel";
import type { Asked, ChatLine, Stop, TableInfo, ToldEvent, UndoRequest, Waiting } from "@hypergate/wire";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";

export interface TableState {
  readonly info: TableInfo | undefined;
  /** The game's own view; nothing before the game begins. */
  readonly view: unknown;
  readonly viewer: Viewer;
  /** Everything told so far that still holds. */
  readonly events: readonly ToldEvent[];
  readonly asked: Asked | undefined;
  readonly waiting: Waiting;
  readonly chat: readonly ChatLine[];
  readonly present: readonly number[];
  readonly spectators: number;
  readonly undo: UndoRequest | undefined;
  readonly online: boolean;
  /** True while an answer is on its way. */
  readonly sending: boolean;
  /** Why the last thing tried did not work, in the reader's language. */
  readonly problem: string | undefined;
  /** The table is there no more, or not for this person. */
  readonly gone: boolean;
  /** Why the table may not be watched, in the reader's language. */
  readonly refused: string | undefined;
  /** What there is to see has come. */
  readonly isHere: boolean;
}

export interface TableFeed {
  readonly state: StoreApi<TableState>;
  /** Moments come in any order, so that what is shown must not depend on what was shown before. */
  readonly isFilm: boolean;
  readonly answer: (value: Value) => void;
  readonly undo: () => void;
  readonly consent: (yes: boolean) => void;
  readonly stop: (window: string, stop: Stop) => void;
  /** True if it was heard. */
  readonly say: (text: string) => Promise<boolean>;
}

export const NOTHING_YET: TableState = {
  info: undefined,
  view: undefined,
  viewer: "spectator",
  events: [],
  asked: undefined,
  waiting: { seats: [], responses: false, until: {} },
  chat: [],
  present: [],
  spectators: 0,
  undo: undefined,
  online: true,
  sending: false,
  problem: undefined,
  gone: false,
  refused: undefined,
  isHere: false,
};

export function useFeed<T>(feed: TableFeed, select: (state: TableState) => T): T {
  return useStore(feed.state, select);
}
