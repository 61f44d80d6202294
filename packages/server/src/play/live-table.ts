import type { Viewer } from "@hypergate/kernel";
import type { Frame, FrameOf } from "@hypergate/wire";
import { people, type TableRecord } from "../tables/table.ts";
import type { Clock } from "./clock.ts";
import type { Snapshot } from "./frames.ts";
import type { LiveGame } from "./game.ts";

/** One connection that looks at one table. */
export interface Watcher {
  readonly person: string;
  readonly name: string;
  /** As whom; the hall decides, in a job of the table. */
  viewer: Viewer;
  /** The invite code, if it was needed to look. */
  readonly code: string | undefined;
  readonly send: (frame: string) => void;
  /** No longer looks, perhaps before it was let in. */
  gone: boolean;
}

/** Sends a frame to one who looks. */
export function say(watcher: Watcher, frame: Frame): void {
  watcher.send(JSON.stringify(frame));
}

/** A seat wants to go back to before answer number `to`; the people in `missing` have not agreed yet. */
export interface PendingUndo {
  readonly by: number;
  readonly to: number;
  readonly missing: Set<number>;
  readonly ends: number;
}

/** A table in memory. It is only there while somebody looks at it or the server has something to do at it. */
export class LiveTable {
  table: TableRecord;
  live: LiveGame | undefined;
  clock: Clock | undefined;
  /** What is in memory may differ from the store and has to be read again before it is used. */
  stale = false;
  readonly watchers = new Set<Watcher>();
  /** What each kind of viewer was last shown. */
  readonly shown = new Map<Viewer, Snapshot>();
  undo: PendingUndo | undefined;
  /** What the store knows of this table besides its game. */
  due: number | undefined;
  askedPeople: ReadonlySet<string> = new Set();
  /** When the bots and the automatic passes that are due will be given, and the work if they are being worked out. */
  autoAt: number | undefined;
  acting: Promise<void> | undefined;
  timer: NodeJS.Timeout | undefined;
  used: number;
  #jobs = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(table: TableRecord, now: number) {
    this.table = table;
    this.used = now;
  }

  get busy(): boolean {
    return this.#jobs > 0 || this.acting !== undefined;
  }

  /** Does one job after another, so that nothing at a table ever happens at the same time as something else. */
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

  /** Who wants to go back, and who has yet to agree. */
  undoFrame(): FrameOf<"undo"> {
    const { undo } = this;
    const request = undo === undefined ? null : { by: undo.by, missing: [...undo.missing], ends: undo.ends };
    return { t: "undo", table: this.table.id, request };
  }

  tellUndo(): void {
    this.tell(this.undoFrame());
  }

  /** Nobody wants to go back any more. */
  dropUndo(): void {
    if (this.undo === undefined) return;
    this.undo = undefined;
    this.tellUndo();
  }

  /** Tells who is here: the seats of those who look, and how many others do. */
  tellPresence(): void {
    const watchers = [...this.watchers];
    const seats = new Set(watchers.flatMap(({ viewer }) => (viewer === "spectator" ? [] : [viewer])));
    const spectators = new Set(watchers.flatMap((one) => (one.viewer === "spectator" ? [one.person] : [])));
    this.tell({ t: "presence", table: this.table.id, seats: [...seats], spectators: spectators.size });
  }

  /** Everybody who could be asked to play has left; bots do not play on by themselves. */
  get deserted(): boolean {
    const persons = people(this.table);
    return persons.length > 0 && persons.every((person) => person.away);
  }
}
