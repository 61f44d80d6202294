/** What stores keep: people and their devices, games, questions that wait, and ways to tell people. */
import type { Answer, Language, Params, Seat, Value } from "@hypergate/kernel";
import type { ChatLine, NewChannel, NoticeWishes } from "@hypergate/wire";
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
  /** Of how many tables, the latest: those are put into a fair order. */
  readonly considered: number;
  /** Part of the name of the table or of somebody who sits there. */
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

/** A place to which a game can go back without being played from its first answer: the state after `mark` answers. */
export interface Snapshot {
  readonly mark: number;
  /** Log entries up to here. */
  readonly entries: number;
  /** Version of the rules that wrote the state. */
  readonly version: number;
  readonly state: unknown;
  /** Answers before this number cannot be taken back freely. */
  readonly fence: number;
}

export interface LastAnswer {
  readonly ask: string;
  readonly value: Value;
}

/**
 * Time used: what is left to each seat, since when each waits, and since when the rules' own clock runs. All moments are
 * of the server's own time.
 */
export interface ClockState {
  readonly bank: readonly number[];
  readonly since: Readonly<Record<Seat, number>>;
  readonly ruleSince?: number;
  /** Players for whom the clock has answered and who have not looked since; and whether the table sleeps. */
  readonly missed?: readonly Seat[];
  readonly asleep?: boolean;
}

export interface StoredGame {
  readonly start: GameStart;
  readonly clock: ClockState;
  readonly checkpoint: Checkpoint;
  /** The entries after the checkpoint. */
  readonly entries: readonly Entry[];
  /** How many events are stored. */
  readonly events: number;
  /** The mark of the latest snapshot; games of older servers have none. */
  readonly snapshot: number | undefined;
  /** The process that acts there, if several share the store. */
  readonly actor?: number;
}

/** An event of a table: its JSON under its number. */
export interface StoredEvent {
  readonly n: number;
  readonly event: unknown;
  /** The event as JSON, if that is written already: the store and all who see it are given the same text. */
  readonly doc?: string;
}

/** Everything that one or more answers, given together, add. */
export interface Append {
  readonly game: string;
  /** The number of the first entry. */
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly events: readonly StoredEvent[];
  /** The version of the table that this was made for, if the table does not change with it. */
  readonly version?: number;
  /** Points of the game's trace, as JSON, from this number on. */
  readonly points?: { readonly from: number; readonly docs: readonly string[] };
  readonly checkpoint?: Checkpoint;
  /** Kept besides the checkpoint. Going back removes the snapshots after that point, the end of a game all of them. */
  readonly snapshot?: Snapshot;
  readonly clock?: ClockState;
  /** When the server must act at the table again by itself; absent if that did not change. */
  readonly due?: { readonly at: number | undefined };
  /**
   * People who are asked something else than before, or nothing any more; absent if that did not change. A person with a way
   * to be told is told when `notifyAt` has come and the question still waits.
   */
  readonly asked?: Readonly<Record<string, WaitingQuestion | null>>;
  readonly notifyAt?: number;
  /** The table, if it changes with this. */
  readonly table?: TableRecord;
}

/**
 * How many tables that are not over one person may have, and one address may have opened since a moment; and how many that
 * address may have opened since then in all.
 */
export interface OpenBounds {
  readonly ofPerson: number;
  readonly ofAddress: number;
  readonly inAll: number;
  readonly since: number;
}

/** Why a table was not opened: too many of this person or this address, or the table before it has changed. */
export type NotOpened = "ofPerson" | "ofAddress" | "raced";

/** A question that waits for a person, as far as it takes to say it in words. */
export interface WaitingQuestion {
  readonly ask: string;
  /** When it was asked, of the system clock. */
  readonly since: number;
  readonly key: string;
  readonly params?: Params;
  /** It is asked in secret: whether the person responds to what happens. */
  readonly hidden?: true;
}

/** By person. */
export type AskedPeople = ReadonlyMap<string, WaitingQuestion>;

/** A way to tell a person that a game waits. */
export interface Channel {
  readonly id: string;
  readonly person: string;
  readonly created: number;
  readonly target: NewChannel;
  /** For links in its messages: with it, anybody who got one can confirm or stop the channel. */
  readonly token: string;
  readonly confirmed: boolean;
  /** Where the person found the server, for links. */
  readonly base: string;
  readonly failed?: { readonly at: number; readonly why: string };
}

/** A question of which its person has not been told yet. */
export interface Notice {
  readonly table: string;
  readonly ask: string;
}

/** What is to be brought to one channel: questions at one table or several. */
export interface Delivery {
  readonly id: string;
  readonly person: string;
  readonly channel: string;
  readonly items: readonly Notice[];
  readonly created: number;
  readonly attempts: number;
}

/** A person's wishes, and when they were last told something. */
export interface NoticeRecord {
  readonly wishes: NoticeWishes;
  readonly last?: number;
  /** When mails to confirm addresses were sent for this person, the latest last. */
  readonly mails?: readonly number[];
}

/** How much of a table's chat is kept. */
export interface ChatBounds {
  readonly lines: number;
  readonly bytes: number;
}

export interface Listed {
  readonly table: TableRecord;
  /** What the person is being asked; `asked` without a question in tables of older servers. */
  readonly asked: boolean;
  readonly waiting?: WaitingQuestion;
  /** How many events the person has not been shown, and the number of the first of them. */
  readonly news: number;
  readonly seen: number;
}
