/** Servers on one PostgreSQL and people who play there, whatever happens to either. */
import { setTimeout as sleep } from "node:timers/promises";
import { openPostgres } from "../store/postgres/store.ts";
import type { Entry } from "../store/records.ts";
import { Client } from "../testing/client.ts";
import { audit, lost, named } from "./audit.ts";
import { Player } from "./crash-player.ts";
import { type killServer, type ServerProcess, startServer, stopServer } from "./processes.ts";

export const SERVERS = 2;
/** Everybody must have played on by then. */
const LONGEST_MS = 45_000;
/** Who has lost the connection comes back within so long, as pages do. */
const SPREAD_MS = 250;

/** Two servers on one database, and people who play through them whatever happens. */
export class Cluster {
  readonly servers: ServerProcess[] = [];
  readonly players: Player[] = [];
  readonly database: string;
  readonly #addresses: readonly string[];
  #over = false;
  #playing: Promise<void>[] = [];

  constructor(database: string, addresses: readonly string[]) {
    this.database = database;
    this.#addresses = addresses;
  }

  /** `before` may put something before the servers, and says through which address somebody plays. */
  async open(
    people: number,
    before: (servers: readonly ServerProcess[]) => Promise<(i: number) => string> = async (servers) => (i) =>
      servers[i % SERVERS].base,
  ): Promise<this> {
    for (const address of this.#addresses) this.servers.push(await startServer("", { database: address }));
    const baseOf = await before(this.servers);
    for (let i = 0; i < people * SERVERS; i++)
      this.players.push(new Player(await Client.guest(baseOf(i), `Player ${i}`), i));
    this.#playing = this.players.map((player) => this.#play(player));
    return this;
  }

  async #play(player: Player): Promise<void> {
    while (!this.#over) {
      await player.play().catch(() => undefined);
      player.client.close();
      await sleep(Math.random() * SPREAD_MS);
    }
  }

  async restart(i: number, how: typeof killServer): Promise<void> {
    await how(this.servers[i]);
    await this.start(i);
  }

  /** Starts a server again that has ended. */
  async start(i: number): Promise<void> {
    const { port } = this.servers[i];
    this.servers[i] = await startServer("", { port, database: this.#addresses[i] });
  }

  /** Waits until everybody has had some more answers acknowledged; how many seconds that took. */
  async resumed(): Promise<number> {
    const began = performance.now();
    const before = this.players.map(({ acknowledged }) => acknowledged.length);
    while (this.players.some(({ acknowledged }, i) => acknowledged.length < before[i] + 3)) {
      if (performance.now() - began > LONGEST_MS) throw new Error("not everybody could play on");
      await sleep(20);
    }
    return Math.round(performance.now() - began) / 1000;
  }

  /** Ends the playing, and looks for everything that was acknowledged. */
  async inspect(): Promise<string[]> {
    this.#over = true;
    for (const { client } of this.players) client.close();
    await Promise.all(this.#playing);
    for (const server of this.servers) await stopServer(server);
    const store = await openPostgres(this.database);
    const problems = this.players.flatMap((player) => player.problems);
    const tables = new Set(this.players.flatMap(({ acknowledged }) => acknowledged.map(({ table }) => table)));
    for (const id of tables) {
      const log = await store.entries(id);
      const found = new Map([[id, named(log)]]);
      for (const { acknowledged, said } of this.players) {
        const here = acknowledged.filter(({ table }) => table === id);
        for (const { ask, seat } of lost(here, found))
          problems.push(`${id}: the acknowledged ${ask} of seat ${seat} is gone`);
        const kept = new Set((await store.chat(id, 0, 1000)).map(({ text }) => text));
        for (const { table, text } of said) if (table === id && !kept.has(text)) problems.push(`${id}: words are gone`);
      }
      problems.push(...this.#twice(id, log));
      problems.push(...(await audit(store, id)));
    }
    await store.close();
    return problems;
  }

  /** Answers of people that nobody has given: one that counts twice would answer the next question too. */
  #twice(id: string, log: readonly Entry[]): string[] {
    const sent = this.players.flatMap((player) => player.sent.filter(({ table }) => table === id));
    const known = new Set(sent.map(({ seat, ask, value }) => JSON.stringify([`${seat} ${ask}`, value])));
    const there = [...named(log, "person")].filter((one) => !known.has(JSON.stringify(one)));
    return there.map(([name]) => `${id}: nobody gave the answer ${name}`);
  }

  get acknowledged(): number {
    return this.players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  get tables(): number {
    return new Set(this.players.flatMap(({ acknowledged }) => acknowledged.map(({ table }) => table))).size;
  }
}
