import type { Viewer } from "@hypergate/kernel";
import type { Frame, FrameOf } from "@hypergate/wire";
import { Bucket } from "../bucket.ts";
import type { AskedPeople } from "../store/records.ts";
import type { TableRecord, UndoRequest } from "../tables/table.ts";
import { type Clock, isAsleep } from "./clock.ts";
import type { Looker } from "./elsewhere.ts";
import type { Snapshot } from "./frames.ts";
import type { LiveGame } from "./game.ts";
import type { Time } from "./time.ts";

/** Lines of chat at one table: of all who sit there, and of all others, who cannot silence those. */
const LINES = { players: { perSecond: 2, burst: 20 }, spectators: { perSecond: 1, burst: 10 } };
/** With so many who look, who is present is not told more often than this. */
const CROWD = 20;
const PRESENCE_MS = 250;

/** One connection that watches one table. */
export interface Watcher {
  readonly person: string;
  readonly name: string;
  /** From which seat; the hall decides, in a job of the table. */
  viewer: Viewer;
  /** The invite code, if it was needed. */
  code: string | undefined;
  /** Shown no more than a spectator, though the person may sit there: a screen for a whole room. */
  readonly isSpectator: boolean;
  readonly send: (frame: string) => void;
  /** It has left, perhaps before it was let in. */
  gone: boolean;
}

/** A change of a table, and to whom it is shown. */
export interface TableChange {
  readonly table: TableRecord;
  readonly concerns?: (watcher: Watcher) => boolean;
}

/** Sends a frame to a watcher. */
export function sendTo(watcher: Watcher, frame: Frame): void {
  watcher.send(JSON.stringify(frame));
}

/** A table in memory. It exists only while somebody watches it or the server has something to do there. */
export class LiveTable {
  table: TableRecord;
  live: LiveGame | undefined;
  clock: Clock | undefined;
  /** Memory may differ from the store and has to be read again before use. */
  stale = false;
  /** Another process has written something that has not been read yet. */
  behind = false;
  /** A job that reads it waits. */
  following = false;
  /** It is for this process to answer for bots, settings and clocks. */
  mine = true;
  readonly watchers = new Set<Watcher>();
  /** What each kind of viewer was last sent. */
  readonly shown = new Map<Viewer, Snapshot>();
  /** What the store knows of this table besides its game. */
  due: number | undefined;
  askedPeople: AskedPeople = new Map();
  /** When the due answers of bots and settings will be given, and the promise if they are being computed. */
  autoAt: number | undefined;
  acting: Promise<void> | undefined;
  timer: NodeJS.Timeout | undefined;
  used: number;
  /** The latest line of chat that was shown here. */
  lastLine = 0;
  /** How much may be said here, whoever says it. */
  readonly #talk: { readonly players: Bucket; readonly spectators: Bucket };
  /** When the table came into memory, and when the last watcher of a seat left. */
  readonly since: number;
  readonly leftAt = new Map<Viewer, number>();
  /** What was last told of who is present, and the timer until it is told again. */
  #presence = "";
  #crowded: NodeJS.Timeout | undefined;
  #jobs = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** Who looks through other processes. */
  readonly #elsewhere: () => readonly Looker[];

  constructor(table: TableRecord, now: number, elsewhere: () => readonly Looker[] = () => []) {
    this.table = table;
    this.used = now;
    this.#elsewhere = elsewhere;
    const bucketOf = ({ perSecond, burst }: typeof LINES.players) => new Bucket(perSecond, burst, now);
    this.#talk = { players: bucketOf(LINES.players), spectators: bucketOf(LINES.spectators) };
    this.since = now;
  }

  get busy(): boolean {
    return this.#jobs > 0 || this.acting !== undefined;
  }

  /** Runs one job after another, so that two things never happen at a table at the same time. */
  do<T>(job: () => Promise<T>): Promise<T> {
    this.#jobs++;
    const result = this.#last.then(job).finally(() => this.#jobs--);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Sends a frame to all who look. */
  tell(frame: Frame): void {
    const text = JSON.stringify(frame);
    for (const watcher of this.watchers) watcher.send(text);
  }

  /** Whether another line may be said from there. */
  maySpeak(viewer: Viewer, now: number): boolean {
    return (viewer === "spectator" ? this.#talk.spectators : this.#talk.players).take(now);
  }

  /** Who wants to undo, and who has yet to agree. */
  undoFrame(time: Time): FrameOf<"undo"> {
    if (this.undo === undefined) return { t: "undo", table: this.table.id, request: null };
    const { by, missing, away, ends } = this.undo;
    const request = { by, missing: [...missing], away: [...away], ends: time.shown(ends) };
    return { t: "undo", table: this.table.id, request };
  }

  get undo(): UndoRequest | undefined {
    return this.table.undo;
  }

  isLooking(seat: Viewer): boolean {
    return this.#isHere(seat) || this.#elsewhere().some(({ viewer }) => viewer === seat);
  }

  #isHere(seat: Viewer): boolean {
    return [...this.watchers].some(({ viewer }) => viewer === seat);
  }

  /** If nobody looks from there any more, what was shown there is forgotten. */
  forgetShown(seat: Viewer, now: number): void {
    if (!this.#isHere(seat)) this.shown.delete(seat);
    this.noteLeft([seat], now);
  }

  /** These may have left. */
  noteLeft(seats: readonly Viewer[], now: number): void {
    for (const seat of seats) if (!this.isLooking(seat)) this.leftAt.set(seat, now);
  }

  /** Nobody has watched from this seat for so long. */
  isAbsent(seat: Viewer, ms: number, now: number): boolean {
    if (this.isLooking(seat)) return false;
    return now - (this.leftAt.get(seat) ?? this.since) >= ms;
  }

  /** Sends who is present to one who has just come, and to all others if that has changed. In a crowd they wait a moment. */
  tellPresence(newcomer?: Watcher): void {
    const text = JSON.stringify(this.#presenceFrame());
    newcomer?.send(text);
    if (text === this.#presence || this.#crowded !== undefined) return;
    this.#presence = text;
    for (const watcher of this.watchers) if (watcher !== newcomer) watcher.send(text);
    if (this.watchers.size <= CROWD) return;
    this.#crowded = setTimeout(() => {
      this.#crowded = undefined;
      this.tellPresence();
    }, PRESENCE_MS).unref();
  }

  /** The seats of the watchers, and the number of spectators. */
  #presenceFrame(): FrameOf<"presence"> {
    const watchers = [...this.watchers, ...this.#elsewhere()];
    const seats = new Set(watchers.flatMap(({ viewer }) => (viewer === "spectator" ? [] : [viewer])));
    const spectators = new Set(watchers.flatMap((one) => (one.viewer === "spectator" ? [one.person] : [])));
    const asleep = this.asleep ? { asleep: true as const } : {};
    return { t: "presence", table: this.table.id, seats: [...seats], spectators: spectators.size, ...asleep };
  }

  /** No player has come for so long that nothing runs here. */
  get asleep(): boolean {
    return this.clock !== undefined && isAsleep(this.clock, this.table);
  }

  /** Neither bots nor clocks act. */
  get resting(): boolean {
    return this.deserted || this.asleep;
  }

  /** Every person has left the game; bots do not play on alone. */
  get deserted(): boolean {
    let isHeld = false;
    for (const holder of this.table.seats) {
      if (holder.kind === "person" && !holder.away) return false;
      if (holder.kind === "person" || holder.kind === "former") isHeld = true;
    }
    return isHeld;
  }
}
