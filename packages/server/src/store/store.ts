/**
 * What the server stores. Code above this interface works with any store; `testing/store-contract.ts` tests what a
 * store guarantees. The most important guarantees: when a write resolves, the data survives a crash of the machine;
 * each call is all or nothing; if two calls add the same entry number to a game, or the same version of a table, one of
 * them fails.
 */
import type { Answer, Language, Seat, Value } from "@hypergate/kernel";
import type { ChatLine } from "@hypergate/wire";
import type { TableRecord } from "../tables/table.ts";

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  /** Digest of the code with which the person continues on another device. */
  readonly recovery: string;
  readonly created: number;
  /** Cookies of the first kind, which name the person and cannot be ended one by one, no longer count. */
  readonly strict?: boolean;
  /** The operator has silenced the person everywhere, or shut them out. */
  readonly muted?: boolean;
  readonly banned?: boolean;
}

/** A browser or program with a cookie of a person. */
export interface Device {
  /** Digest of what is in the cookie. */
  readonly id: string;
  readonly person: string;
  readonly created: number;
  /** When it was last used, to the hour. */
  readonly used: number;
  /** What kind of browser it is, in two words. */
  readonly agent: string;
}

export interface KnownDevice {
  readonly device: Device;
  readonly person: Person;
}

/** A line of chat with the person who said it, whom nobody but the server knows; older lines lack it. */
export interface StoredLine extends ChatLine {
  readonly by?: string;
}

/** What somebody has reported to the operator. */
export interface Report {
  readonly id: string;
  readonly at: number;
  readonly table: string;
  readonly by: string;
  readonly byName: string;
  readonly about: string;
  readonly aboutName: string;
  /** The line it is about. */
  readonly line?: { readonly n: number; readonly text: string };
  readonly why: string;
  readonly done: boolean;
}

/** Which public tables are wanted, and how many of one host. */
export interface PublicWish {
  readonly limit: number;
  readonly each: number;
  /** Part of the name of somebody who sits there. */
  readonly search?: string | undefined;
  readonly game?: string | undefined;
  /** Tables that have shut this person out are left out. */
  readonly hiddenFrom?: string | undefined;
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

/** A point from which a game continues without its earlier entries. */
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

/** An event of a table: its JSON under its number. */
export interface StoredEvent {
  readonly n: number;
  readonly event: unknown;
}

/** Everything that one or more answers, given together, add. */
export interface Append {
  readonly game: string;
  /** The number of the first entry. */
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly events: readonly StoredEvent[];
  /** Points of the game's trace, as JSON, from this number on. */
  readonly points?: { readonly from: number; readonly docs: readonly string[] };
  readonly checkpoint?: Checkpoint;
  readonly clock?: ClockState;
  /** When the server must act at the table again by itself; absent if that did not change. */
  readonly due?: { readonly at: number | undefined };
  /** People whose answer is wanted now, or no longer; absent if that did not change. */
  readonly asked?: Readonly<Record<string, boolean>>;
  /** The table, if the game has ended. */
  readonly table?: TableRecord;
}

export interface Listed {
  readonly table: TableRecord;
  /** Whether the person is being asked. */
  readonly asked: boolean;
  /** How many events the person has not been shown. */
  readonly news: number;
}

export interface Store {
  /** Resolves when the store is lost for good (not when it is closed): the process has to be restarted. */
  readonly lost: Promise<StoreTrouble>;

  addPerson(person: Person): Promise<void>;
  savePerson(person: Person): Promise<void>;
  person(id: string): Promise<Person | undefined>;
  personByRecovery(recovery: string): Promise<Person | undefined>;
  /** People by id or a part of their name, the newest first. */
  people(search: string, limit: number): Promise<readonly Person[]>;
  /** Deletes a person with devices, lines of chat, reports and everything noted of them. Tables are changed before. */
  forgetPerson(id: string, name: string, tables: readonly string[]): Promise<void>;

  addDevice(device: Device): Promise<void>;
  device(id: string): Promise<KnownDevice | undefined>;
  usedDevice(id: string, at: number): Promise<void>;
  /** The devices of a person, the latest used first. */
  devicesOf(person: string): Promise<readonly Device[]>;
  endDevices(person: string, ids: readonly string[]): Promise<void>;

  addTable(table: TableRecord): Promise<void>;
  /** Writes the table if the stored one has the version before it; false if somebody else was faster. */
  saveTable(table: TableRecord): Promise<boolean>;
  table(id: string): Promise<TableRecord | undefined>;
  tableByCode(code: string): Promise<TableRecord | undefined>;
  /** Public tables that are not over: one of each host first, those that wait for players before others, then the latest change. */
  publicTables(wish: PublicWish): Promise<readonly TableRecord[]>;
  /** Any tables by id, or by the id or a part of the name of somebody who sits there; running ones first. */
  allTables(search: string, limit: number): Promise<readonly TableRecord[]>;
  /** The tables of a person: those that wait for the person first, then the latest change first. */
  tablesOf(person: string, limit: number): Promise<readonly Listed[]>;
  /** Tables at which the server must act by itself now. */
  dueTables(now: number, limit: number): Promise<readonly string[]>;

  /** Saves the table together with its new game; false if the table was changed meanwhile. */
  startGame(table: TableRecord, start: GameStart, first: Append): Promise<boolean>;
  game(id: string): Promise<StoredGame | undefined>;
  /** The whole log. */
  entries(game: string): Promise<readonly Entry[]>;
  /** Returns false and writes nothing if the number of the first entry is taken. */
  append(append: Append): Promise<boolean>;
  events(game: string, from: number, limit: number): Promise<readonly StoredEvent[]>;
  /** The points of a game's trace, as JSON; nothing if one of them is missing. */
  points(game: string): Promise<readonly string[] | undefined>;
  /** Keeps the whole trace of a finished game in place of its points; an empty one if there is none to be had. */
  keepTrace(game: string, trace: string): Promise<void>;
  trace(game: string): Promise<string | undefined>;
  /** Finished games whose traces are not kept. */
  untraced(limit: number): Promise<readonly string[]>;
  /** Records that a person has been shown the events before number `n`; never decreases. */
  saw(person: string, game: string, n: number): Promise<void>;
  /** The number of the first event a person has not been shown. */
  seen(person: string, game: string): Promise<number>;

  /** Adds a line under the next number and returns it. */
  addChat(table: string, line: Omit<StoredLine, "n">): Promise<StoredLine>;
  /** The last lines after number `after`, oldest first. */
  chat(table: string, after: number, limit: number): Promise<readonly StoredLine[]>;
  line(table: string, n: number): Promise<StoredLine | undefined>;
  /** Removes the words of a line; its place stays. */
  unsay(table: string, n: number): Promise<StoredLine | undefined>;

  addReport(report: Report): Promise<void>;
  /** The latest first; those that are done only with `all`. */
  reports(all: boolean, limit: number): Promise<readonly Report[]>;
  /** How many a person has made since then. */
  reportsBy(person: string, since: number): Promise<number>;
  finishReport(id: string): Promise<boolean>;

  /** A lost store can be closed too. */
  close(): Promise<void>;
}

export const STORE_TROUBLES = ["full", "readonly", "broken"] as const;

/** The store failed; nothing of the call was written. */
export class StoreTrouble extends Error {
  readonly kind: (typeof STORE_TROUBLES)[number];

  constructor(kind: (typeof STORE_TROUBLES)[number], message: string) {
    super(message);
    this.kind = kind;
  }
}
