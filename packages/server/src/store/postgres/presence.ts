/**
 * That this process lives, and what the processes tell each other. One connection listens and holds the lock of the number
 * of this process: when the process dies, however it dies, the database releases the lock, and the others know.
 */
import type pg from "pg";
import type { Addition, Heard, PeerMessage } from "../peers.ts";
import { StoreTrouble } from "../store.ts";
import { connect, troubleOf } from "./address.ts";
import { LOCKS } from "./migrating.ts";

const AGAIN_MS = 250;

/** Servers and workers have locks and channels of their own; who wants something done by workers has only their channel. */
const ROLES = {
  server: { lock: LOCKS.process, channel: "hypergate" },
  worker: { lock: LOCKS.worker, channel: "hypergate_jobs" },
  client: { lock: LOCKS.client, channel: "hypergate_jobs" },
} as const;

export class Presence {
  readonly #address: string;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #heard: Heard | undefined;
  me = 0;

  readonly #as: keyof typeof ROLES;

  constructor(address: string, as: keyof typeof ROLES) {
    this.#address = address;
    this.#as = as;
  }

  static async open(address: string, as: keyof typeof ROLES = "server"): Promise<Presence> {
    const presence = new Presence(address, as);
    await presence.#connect();
    return presence;
  }

  /** Whether this process can be heard by the others right now. */
  get isHere(): boolean {
    return this.#client !== undefined;
  }

  hear(heard: Heard): void {
    this.#heard = heard;
  }

  async #connect(): Promise<void> {
    const client = await connect(this.#address, "", true);
    client.on("notification", ({ payload = "" }) => this.#notified(payload));
    client.once("end", () => this.#lost(client));
    if (this.me === 0) this.me = (await client.query("SELECT nextval('process')::int AS n")).rows[0].n as number;
    const { rows } = await client.query(`SELECT pg_try_advisory_lock(${ROLES[this.#as].lock}, ${this.me}) AS mine`);
    // The database has not noticed yet that our last connection is gone.
    if (rows[0].mine !== true) {
      await client.end();
      throw new StoreTrouble("away", "the number of this process is still taken");
    }
    await client.query(`LISTEN ${ROLES[this.#as].channel}`);
    if (this.#closed) await client.end();
    else this.#client = client;
  }

  #lost(client: pg.Client): void {
    if (this.#client === client) this.#client = undefined;
    if (this.#closed || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#connect().then(
        () => this.#heard?.gap(),
        () => this.#lost(client),
      );
    }, AGAIN_MS).unref();
  }

  #notified(payload: string): void {
    const [kind, ofSender] = cutAt(payload);
    const [sender, rest] = cutAt(ofSender);
    const from = Number(sender);
    if (from === this.me) return;
    if (kind === "tables") this.#heard?.tables(rest.split(" "), from);
    else if (kind === "added") {
      const [game, added] = cutAt(rest);
      this.#heard?.added(game, () => additionIn(added), from);
    } else this.#heard?.message(JSON.parse(rest), from);
  }

  /** Tells the other processes something that need not last. Lost if the database cannot be reached. */
  async tell(message: PeerMessage): Promise<void> {
    await this.#ask("tell", "SELECT pg_notify('hypergate', $1)", [inWords(this.me, message)]);
  }

  /** The numbers of all servers, or workers, that live. */
  async alive(as: keyof typeof ROLES = "server"): Promise<readonly number[]> {
    const { rows } = await this.#ask(
      "alive",
      `SELECT objid::int AS n FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = $1
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [ROLES[as].lock],
    );
    return rows.map(({ n }) => n as number);
  }

  async #ask(name: string, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const client = this.#client;
    if (client === undefined) throw new StoreTrouble("away", "the database cannot be reached");
    try {
      return await client.query({ name, text, values });
    } catch (problem) {
      throw troubleOf(problem);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }
}

/** The first word, and what follows it. */
function cutAt(text: string): readonly [word: string, rest: string] {
  const space = text.indexOf(" ");
  return space < 0 ? [text, ""] : [text.slice(0, space), text.slice(space + 1)];
}

function additionIn(text: string): Addition {
  const [events, addition] = cutAt(text);
  return { ...(JSON.parse(addition) as Omit<Addition, "events">), events: Number(events) };
}

/** A message as it is notified. */
export function inWords(from: number, message: PeerMessage): string {
  return `message ${from} ${JSON.stringify(message)}`;
}
