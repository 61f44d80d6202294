/**
 * What the server stores. Code above this interface works with any store; `testing/store-contract.ts` tests what a
 * store guarantees. The most important guarantees: when a write resolves, the data survives a crash of the machine;
 * each call is all or nothing; if two calls add the same entry number to a game, or the same version of a table, one of
 * them fails.
 */
import type { TableRecord } from "../tables/table.ts";
import type { Peers } from "./peers.ts";
import type {
  Append,
  Channel,
  ChatBounds,
  Delivery,
  Device,
  Entry,
  GameStart,
  KnownDevice,
  Listed,
  Notice,
  NoticeRecord,
  NotOpened,
  OpenBounds,
  Person,
  PublicWish,
  Report,
  Snapshot,
  StoredEvent,
  StoredGame,
  StoredLine,
  WaitingQuestion,
} from "./records.ts";

export interface Store {
  /** Resolves when the store is lost for good (not when it is closed): the process has to be restarted. */
  readonly lost: Promise<StoreTrouble>;
  /** The other processes, if the store can be shared. */
  readonly peers?: Peers;

  addPerson(person: Person): Promise<void>;
  savePerson(person: Person): Promise<void>;
  person(id: string): Promise<Person | undefined>;
  personByRecovery(recovery: string): Promise<Person | undefined>;
  /** People by id or a part of their name, the newest first. */
  people(search: string, limit: number): Promise<readonly Person[]>;
  /** Deletes a person with devices, lines of chat, reports and everything noted of them. Tables are changed before. */
  forgetPerson(id: string, name: string, tables: readonly string[]): Promise<void>;

  /** Adds a device; with very many of one person, those go that were not used for longest. */
  addDevice(device: Device): Promise<void>;
  device(id: string): Promise<KnownDevice | undefined>;
  usedDevice(id: string, at: number): Promise<void>;
  /** The devices of a person, the latest used first. */
  devicesOf(person: string): Promise<readonly Device[]>;
  endDevices(person: string, ids: readonly string[]): Promise<void>;

  /**
   * Adds a table, unless that breaks the bounds. `before` is the changed table of the game before it, stored with it or
   * not at all.
   */
  addTable(table: TableRecord, bounds?: OpenBounds, before?: TableRecord): Promise<NotOpened | undefined>;
  /** Writes the table if the stored one has the version before it; false if somebody else was faster. */
  saveTable(table: TableRecord): Promise<boolean>;
  table(id: string): Promise<TableRecord | undefined>;
  tableByCode(code: string): Promise<TableRecord | undefined>;
  /**
   * Public tables that are not over: one of each address first, and of each host there; those that wait for players before
   * others, then the latest change.
   */
  publicTables(wish: PublicWish): Promise<readonly TableRecord[]>;
  /** Any tables by id, or by a part of its name, or by the id or a part of the name of somebody who sits there; running ones first. */
  allTables(search: string, limit: number): Promise<readonly TableRecord[]>;
  /** The tables of a person: those that wait for the person first, then the latest change first. */
  tablesOf(person: string, limit: number): Promise<readonly Listed[]>;
  /** Tables at which this process must act by itself now; if several share the store, one of them gets each. */
  dueTables(now: number, limit: number): Promise<readonly string[]>;

  /** Saves the table together with its new game; false if the table was changed meanwhile. */
  startGame(table: TableRecord, start: GameStart, first: Append): Promise<boolean>;
  /** Adds a table together with its game. */
  addGame(table: TableRecord, start: GameStart, first: Append, bounds?: OpenBounds): Promise<NotOpened | undefined>;
  game(id: string): Promise<StoredGame | undefined>;
  /** The log, from an entry on. */
  entries(game: string, from?: number): Promise<readonly Entry[]>;
  /** Where the game can go back to, the latest first. */
  snapshots(game: string): Promise<readonly Pick<Snapshot, "mark" | "entries">[]>;
  snapshot(game: string, mark: number): Promise<Snapshot | undefined>;
  /** Returns false and writes nothing if the number of the first entry is taken or the table has another version. */
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

  /** Adds a line under the next number and returns it. The oldest lines go when there are too many. */
  addChat(table: string, line: Omit<StoredLine, "n">, bounds?: ChatBounds): Promise<StoredLine>;
  /** The last lines after number `after`, oldest first. */
  chat(table: string, after: number, limit: number): Promise<readonly StoredLine[]>;
  line(table: string, n: number): Promise<StoredLine | undefined>;
  /** Removes the words of a line; its place stays. */
  unsay(table: string, n: number): Promise<StoredLine | undefined>;
  /** Removes lines written before a moment, at most `limit` of them; returns how many. */
  dropChat(before: number, limit: number): Promise<number>;

  addReport(report: Report): Promise<void>;
  /** The latest first; those that are done only with `all`. */
  reports(all: boolean, limit: number): Promise<readonly Report[]>;
  /** How many a person has made since then. */
  reportsBy(person: string, since: number): Promise<number>;
  finishReport(id: string): Promise<boolean>;

  addChannel(channel: Channel): Promise<void>;
  /** Writes it if it is still there. */
  saveChannel(channel: Channel): Promise<void>;
  channelsOf(person: string): Promise<readonly Channel[]>;
  channel(id: string): Promise<Channel | undefined>;
  channelByToken(token: string): Promise<Channel | undefined>;
  /** Also drops what was to be brought there. */
  removeChannel(id: string): Promise<void>;
  noticeRecord(person: string): Promise<NoticeRecord | undefined>;
  saveNoticeRecord(person: string, record: NoticeRecord): Promise<void>;
  /** What a person is asked at a table. */
  waiting(person: string, table: string): Promise<WaitingQuestion | undefined>;
  /** People who are to be told something by now. */
  peopleToTell(now: number, limit: number): Promise<readonly string[]>;
  /** All questions of which a person has not been told, the oldest first. */
  noticesOf(person: string): Promise<readonly Notice[]>;
  /** Tells the person nothing before then. */
  postponeNotices(person: string, until: number): Promise<void>;
  /** The person is told of these questions by these deliveries, which begin at once, and never again; all or nothing. */
  releaseNotices(
    person: string,
    notices: readonly Notice[],
    deliveries: readonly Delivery[],
    record: NoticeRecord,
  ): Promise<void>;
  dueDeliveries(now: number, limit: number): Promise<readonly Delivery[]>;
  /** True for one of all who ask: that one brings it. */
  claimDelivery(id: string): Promise<boolean>;
  /** It was brought, or never will be. */
  endDelivery(id: string): Promise<void>;
  /** It is tried again then. */
  retryDelivery(id: string, at: number): Promise<void>;
  /** Deliveries that were being brought when the server ended. */
  brokenDeliveries(): Promise<readonly Delivery[]>;

  /** The time of the server when it was last kept, or now if another process is running; nothing for a new store. */
  serverTime(): Promise<number | undefined>;
  /** When the servers began to run: this one now, or the first of those that have been running since. */
  booted(now: number): Promise<number>;
  /** What all processes must agree on, such as a key: what is kept under this name, or else this, which is kept from now on. */
  kept(name: string, value: () => string): Promise<string>;
  /** Keeps the time of the server, which never decreases; returns the latest that any process has kept. */
  keepServerTime(now: number): Promise<number>;

  /** A lost store can be closed too. */
  close(): Promise<void>;
}

export const STORE_TROUBLES = ["full", "readonly", "broken", "away"] as const;

/**
 * The store failed, and nothing of the call was written. Only if it is `away`, which ends by itself, that is not known: whoever
 * wrote has to read again.
 */
export class StoreTrouble extends Error {
  readonly kind: (typeof STORE_TROUBLES)[number];

  constructor(kind: (typeof STORE_TROUBLES)[number], message: string) {
    super(message);
    this.kind = kind;
  }
}
