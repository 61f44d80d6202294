/**
 * What the server keeps. Everything above this interface is the same for every store; `testing/store-contract.ts` says
 * in tests what a store promises. The most important promises: when a promise that wrote is fulfilled the data survive
 * the death of the machine, each call is done wholly or not at all, and of two calls that add the same entry number to
 * a game, or the same version of a table, one fails.
 */
import type { Answer, Language, Seat, Value } from "@hypergate/kernel";
import type { ChatLine } from "@hypergate/wire";
import type { TableRecord } from "../tables/table.ts";

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  /** Digest of the code by which the person is found again on another device. */
  readonly recovery: string;
  readonly created: number;
}

/** How a game was set up; never changes. */
export interface GameStart {
  readonly game: string;
  readonly seed: string;
  readonly config: unknown;
  readonly courtesy: boolean;
  readonly began: number;
}

/** Who gave an answer: the player, a bot, the player's own settings, or the clock. */
export type GivenBy = "person" | "bot" | "auto" | "clock";

/** One entry of a game's log: an answer, or that the game went back to its first `undo` answers. */
export type Entry =
  | (Answer & { readonly by: GivenBy; readonly at: number })
  | { readonly undo: number; readonly at: number };

/** A place from which a game goes on without its earlier entries. */
export interface Checkpoint {
  /** Version of the rules that wrote the state. */
  readonly version: number;
  readonly state: unknown;
  /** How many answers the state contains, and those given since. */
  readonly mark: number;
  readonly since: readonly Answer[];
  /** Log entries up to here, and times the game went back. */
  readonly entries: number;
  readonly undos: number;
  /** By seat: how many answers count so far, and the last one. */
  readonly counts: readonly number[];
  readonly last: readonly (LastAnswer | undefined)[];
  /** The last answer each player gave in person; older checkpoints lack it. */
  readonly own?: Readonly<Record<Seat, LastAnswer>>;
}

export interface LastAnswer {
  readonly ask: string;
  readonly value: Value;
}

/** Time used: what is left to each seat, since when each waits, and since when the rules' own clock runs. */
export interface ClockState {
  readonly bank: readonly number[];
  readonly since: Readonly<Record<Seat, number>>;
  readonly ruleSince?: number;
}

export interface StoredGame {
  readonly start: GameStart;
  readonly clock: ClockState;
  readonly checkpoint: Checkpoint;
  /** The entries after the checkpoint. */
  readonly entries: readonly Entry[];
  /** How many events are stored. */
  readonly events: number;
}

/** What happened at a table, as it is replayed: the event's own JSON under its number. */
export interface StoredEvent {
  readonly n: number;
  readonly event: unknown;
}

/** All that one or several answers given at once bring with them. */
export interface Append {
  readonly game: string;
  /** The number of the first entry. */
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly events: readonly StoredEvent[];
  readonly checkpoint?: Checkpoint;
  readonly clock?: ClockState;
  /** When the server has to look at the table again by itself; left out if that did not change. */
  readonly due?: { readonly at: number | undefined };
  /** People whose answer is now wanted, or no longer; left out if that did not change. */
  readonly asked?: Readonly<Record<string, boolean>>;
  /** The table, if this ends the game. */
  readonly table?: TableRecord;
}

export interface Listed {
  readonly table: TableRecord;
  /** The person who looks is being asked. */
  readonly asked: boolean;
  /** How many events there are that the person has not been shown. */
  readonly news: number;
}

export interface Store {
  /** Fulfilled when the store is gone for good, unless it was closed: the process has to be started again. */
  readonly lost: Promise<StoreTrouble>;

  addPerson(person: Person): Promise<void>;
  savePerson(person: Person): Promise<void>;
  person(id: string): Promise<Person | undefined>;
  personByRecovery(recovery: string): Promise<Person | undefined>;

  addTable(table: TableRecord): Promise<void>;
  /** Writes the table if the stored one has the version before it; false if somebody else was faster. */
  saveTable(table: TableRecord): Promise<boolean>;
  table(id: string): Promise<TableRecord | undefined>;
  tableByCode(code: string): Promise<TableRecord | undefined>;
  /** Public tables that are not over, the latest change first. */
  publicTables(limit: number): Promise<readonly TableRecord[]>;
  /** The tables of a person: those that wait for the person first, then the latest change first. */
  tablesOf(person: string, limit: number): Promise<readonly Listed[]>;
  /** Tables the server has to look at by itself, as of now. */
  dueTables(now: number, limit: number): Promise<readonly string[]>;

  /** Saves the table, which has begun, together with its game; false if the table was changed meanwhile. */
  startGame(table: TableRecord, start: GameStart, first: Append): Promise<boolean>;
  game(id: string): Promise<StoredGame | undefined>;
  /** The whole log. */
  entries(game: string): Promise<readonly Entry[]>;
  /** False, and nothing is written, if the number of the first entry is taken. */
  append(append: Append): Promise<boolean>;
  events(game: string, from: number, limit: number): Promise<readonly StoredEvent[]>;
  /** A person has been shown the events before number `n`; never goes back. */
  saw(person: string, game: string, n: number): Promise<void>;
  /** The number of the first event a person has not been shown. */
  seen(person: string, game: string): Promise<number>;

  /** Adds a line under the next number and returns it. */
  addChat(table: string, line: Omit<ChatLine, "n">): Promise<ChatLine>;
  /** The last lines after number `after`, oldest first. */
  chat(table: string, after: number, limit: number): Promise<readonly ChatLine[]>;

  /** A store that is lost can be closed as well. */
  close(): Promise<void>;
}

export const STORE_TROUBLES = ["full", "readonly", "broken"] as const;

/** The store could not do its work; nothing of the call was written. */
export class StoreTrouble extends Error {
  readonly kind: (typeof STORE_TROUBLES)[number];

  constructor(kind: (typeof STORE_TROUBLES)[number], message: string) {
    super(message);
    this.kind = kind;
  }
}
