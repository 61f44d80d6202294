/**
 * `npm run proof:crash`: kills the server again and again at random moments while tables are played, and after each kill
 * looks for every acknowledged answer and for anything half done.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Value } from "@hypergate/kernel";
import { WebSocket } from "ws";
import { openSqlite } from "../store/sqlite-store.ts";
import { Client } from "../testing/client.ts";
import { botFor, RANDOM_TABLE } from "../testing/playing.ts";
import { audit, lost, named, type SentAnswer } from "./audit.ts";
import { killServer, type ServerProcess, startServer, stopServer } from "./processes.ts";

export interface CrashOptions {
  readonly kills: number;
  readonly tables: number;
  readonly say: (line: string) => void;
}

export interface CrashReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Answers that had been sent but not acknowledged when the server died, and how many of them were found stored. */
  readonly inFlight: number;
  readonly foundOfThose: number;
  readonly games: number;
  readonly problems: readonly string[];
}

/** One person at one table: answers whatever is asked, over one server after another. */
class Player {
  readonly client: Client;
  readonly acknowledged: SentAnswer[] = [];
  sending: SentAnswer | undefined;
  table = "";
  #rounds = 0;

  constructor(client: Client) {
    this.client = client;
  }

  /** Plays until the connection breaks. */
  async play(): Promise<void> {
    await this.client.connect();
    if (this.table !== "") await this.client.watch(this.table);
    while (this.client.socket?.readyState === WebSocket.OPEN) {
      if (this.table === "" || this.client.tables.get(this.table)?.status === "over") await this.#newTable();
      if (!(await this.#step())) await sleep(2);
    }
  }

  async #newTable(): Promise<void> {
    const options = { public: true, pace: "instant", courtesy: this.#rounds++ % 2 === 0 };
    const wish = { ...RANDOM_TABLE, bots: ["sensible", "random"], options };
    const id = (await this.client.http("POST", "/api/tables", wish)).id as unknown as string;
    await this.client.http("POST", `/api/tables/${id}/start`, {});
    this.table = id;
    await this.client.watch(id);
  }

  async #step(): Promise<boolean> {
    const mirror = this.client.mirrors.get(this.table);
    if (mirror?.asked == null) return false;
    const { ask, question } = mirror.asked;
    if (Math.random() < 0.02) await this.client.send({ t: "undo", table: this.table }).catch(stopIfClosed);
    const value = botFor("sensible", ask)(question, () => mirror.view) as Value;
    const given = { table: this.table, seat: mirror.viewer as number, ask, value };
    this.sending = given;
    const ok = await this.client.answer(this.table, ask, value).then(() => true, stopIfClosed);
    if (ok === true) this.acknowledged.push(given);
    this.sending = undefined;
    return true;
  }
}

/** A refusal is no reason to stop: another answer, the clock or an undo were faster. */
function stopIfClosed(problem: unknown): false {
  if (String(problem).includes("connection is closed")) throw problem;
  return false;
}

export async function proveCrashes({ kills, tables, say }: CrashOptions): Promise<CrashReport> {
  const data = mkdtempSync(join(tmpdir(), "hypergate-crash-"));
  let server: ServerProcess = await startServer(data);
  const { port } = server;
  const players: Player[] = [];
  for (let i = 0; i < tables; i++) players.push(new Player(await Client.guest(server.base, `Player ${i}`)));
  const problems: string[] = [];
  let [inFlight, foundOfThose] = [0, 0];
  const games = new Set<string>();
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const playing = players.map((player) => player.play().catch(() => undefined));
      await someAnswers(players);
      await killServer(server);
      for (const player of players) player.client.close();
      await Promise.all(playing);
      const found = await inspect(data, players);
      problems.push(...found.problems);
      inFlight += found.inFlight;
      foundOfThose += found.found;
      for (const player of players) if (player.table !== "") games.add(player.table);
      server = await startServer(data, { port });
      if (kill % 10 === 0 || kill === kills)
        say(`${kill} kills, ${total(players)} acknowledged answers, ${problems.length} problems`);
    }
  } finally {
    await stopServer(server);
    rmSync(data, { recursive: true, force: true });
  }
  return { kills, acknowledged: total(players), inFlight, foundOfThose, games: games.size, problems };
}

/** Waits for a random number of answers and a random moment more, in the middle of whatever is going on then. */
async function someAnswers(players: readonly Player[]): Promise<void> {
  const enough = total(players) + Math.random() * 80;
  for (let i = 0; i < 1000 && total(players) < enough; i++) await sleep(5);
  await sleep(Math.random() * 15);
}

function total(players: readonly Player[]): number {
  return players.reduce((sum, player) => sum + player.acknowledged.length, 0);
}

async function inspect(data: string, players: readonly Player[]) {
  const store = await openSqlite({ file: join(data, "hypergate.sqlite") });
  const problems: string[] = [];
  const logs = new Map<string, Map<string, Value>>();
  const tables = new Set(players.flatMap((player) => player.acknowledged.map((given) => given.table)));
  for (const id of tables) logs.set(id, named(await store.entries(id)));
  for (const id of new Set(players.map((player) => player.table)))
    if (id !== "") problems.push(...(await audit(store, id)));
  for (const player of players)
    for (const { table, seat, ask } of lost(player.acknowledged, logs))
      problems.push(`${table}: the acknowledged answer ${ask} of seat ${seat} is gone`);
  const sending = players.flatMap((player) => player.sending ?? []);
  const gone = lost(sending, logs).length;
  await store.close();
  return { problems, inFlight: sending.length, found: sending.length - gone };
}
