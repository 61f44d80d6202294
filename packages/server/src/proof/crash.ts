/**
 * `npm run proof:crash`: kills the server again and again at random moments while people open tables, play both games,
 * talk, go back and send again what was on its way. After each kill it looks for everything that was acknowledged and
 * for anything half done, and whether those who come back see what somebody sees who has just come.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Value } from "@hypergate/kernel";
import { same } from "@hypergate/kernel";
import { DATA_FILE } from "../store/backup.ts";
import type { Store } from "../store/store.ts";
import { Client } from "../testing/client.ts";
import { audit, lost, named } from "./audit.ts";
import { Player } from "./crash-player.ts";
import { killServer, prepareServer, type ServerProcess, startServer, stopServer } from "./processes.ts";
import { storeHere } from "./store-here.ts";

export interface CrashOptions {
  readonly kills: number;
  readonly tables: number;
  /** The server to start, in place of the sources. */
  readonly script?: string;
  readonly say: (line: string) => void;
}

export interface CrashReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Answers that had been sent but not acknowledged when the server died, and how many of them were found stored. */
  readonly inFlight: number;
  readonly foundOfThose: number;
  /** Of those, the ones that were sent again, and how many of them had arrived. */
  readonly resent: number;
  readonly arrived: number;
  readonly chatLines: number;
  readonly games: Readonly<Record<string, number>>;
  /** How often two viewers of the same seat were compared after a crash. */
  readonly compared: number;
  readonly problems: readonly string[];
}

export async function proveCrashes({ kills, tables, script, say }: CrashOptions): Promise<CrashReport> {
  const data = mkdtempSync(join(tmpdir(), "hypergate-crash-"));
  let server: ServerProcess = await startServer(data, { script });
  const { port } = server;
  let next = prepareServer(data, { port, script });
  const players: Player[] = [];
  for (let i = 0; i < tables; i++) players.push(new Player(await Client.guest(server.base, `Player ${i}`), i));
  const problems: string[] = [];
  let [inFlight, foundOfThose, compared] = [0, 0, 0];
  const games: Record<string, Set<string>> = {};
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const playing = players.map((player) => player.play().catch(() => undefined));
      await someAnswers(players);
      await killServer(server);
      for (const player of players) player.client.close();
      await Promise.all(playing);
      const found = await inspect(data, players, games, kill % WHOLE_EVERY === 0 || kill === kills);
      for (const problem of found.problems) say(`after ${kill} kills: ${problem}`);
      problems.push(...found.problems);
      inFlight += found.inFlight;
      foundOfThose += found.found;
      server = await next.open();
      next = prepareServer(data, { port, script });
      if (kill % COMPARE_EVERY === 0) compared += await compare(server.base, players, problems);
      if (kill % 10 === 0 || kill === kills)
        say(`${kill} kills, ${total(players)} acknowledged answers, ${problems.length} problems`);
    }
  } finally {
    next.drop();
    await stopServer(server);
    rmSync(data, { recursive: true, force: true });
  }
  const sum = (of: (player: Player) => number) => players.reduce((all, player) => all + of(player), 0);
  return {
    kills,
    acknowledged: total(players),
    inFlight,
    foundOfThose,
    resent: sum(({ resent }) => resent),
    arrived: sum(({ arrived }) => arrived),
    chatLines: sum(({ said }) => said.length),
    games: Object.fromEntries(Object.entries(games).map(([game, ids]) => [game, ids.size])),
    compared,
    problems,
  };
}

/** Viewers are compared after every so many crashes. */
const COMPARE_EVERY = 5;

/**
 * Whether a player who resumes where the connection broke, and the same player on a device that has just come, end up
 * with the same view, question and events.
 */
async function compare(base: string, players: readonly Player[], problems: string[]): Promise<number> {
  let compared = 0;
  for (const { client, table } of players) {
    if (table === "") continue;
    const anew = await new Client(base, client.cookie).connect();
    await client.connect();
    await client.watch(table, { seen: client.mirrors.get(table)?.n ?? 0 });
    await anew.watch(table);
    const views = () => [client, anew].map((one) => one.mirrors.get(table));
    const agree = () => {
      const [old, fresh] = views();
      return same([old?.n, old?.view, old?.asked], [fresh?.n, fresh?.view, fresh?.asked]);
    };
    // Bots play on meanwhile, so the two may be a frame apart for a moment.
    for (let i = 0; i < 200 && !agree(); i++) await sleep(10);
    const numbers = views()[0]?.events.map(({ n }) => n) ?? [];
    if (!agree()) problems.push(`${table}: one who resumes sees something else than one who comes anew`);
    if (numbers.some((n, i) => i > 0 && n !== numbers[i - 1] + 1))
      problems.push(`${table}: events are missing or twice`);
    for (const one of [client, anew]) one.close();
    compared++;
  }
  return compared;
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

/** What was acknowledged so far is looked for in full after every so many crashes, and at the end. */
const WHOLE_EVERY = 25;

/** Which tables are looked at: all there ever were, or those that are being played and those of the latest answers. */
function lookedAt(players: readonly Player[], isWhole: boolean): (table: string) => boolean {
  if (isWhole) return () => true;
  const tables = new Set(players.flatMap(({ table, acknowledged }) => [table, acknowledged.at(-1)?.table]));
  return (table) => tables.has(table);
}

async function inspect(
  data: string,
  players: readonly Player[],
  games: Record<string, Set<string>>,
  isWhole: boolean,
): Promise<{ problems: string[]; inFlight: number; found: number }> {
  const store = storeHere(join(data, DATA_FILE));
  const isLookedAt = lookedAt(players, isWhole);
  const problems = players.flatMap((player) => player.problems.splice(0));
  const logs = new Map<string, Map<string, Value>>();
  /** What people gave themselves: a player's settings may have given the same answer first. */
  const given = new Map<string, Map<string, Value>>();
  const sending = players.flatMap((player) => player.sending ?? []);
  const answers = [...players.flatMap((player) => player.acknowledged), ...sending];
  for (const id of new Set(answers.map(({ table }) => table))) {
    if (!isLookedAt(id)) continue;
    const log = await store.entries(id);
    logs.set(id, named(log));
    given.set(id, named(log, "person"));
  }
  for (const { table: id } of players) {
    if (id === "") continue;
    const { game } = (await store.table(id)) ?? {};
    if (game !== undefined) (games[game] ??= new Set()).add(id);
    problems.push(...(await audit(store, id)));
  }
  for (const player of players) problems.push(...(await missing(store, player, logs, isLookedAt)));
  await store.close();
  for (const player of players)
    player.isStored = player.sending !== undefined && lost([player.sending], given).length === 0;
  return { problems, inFlight: sending.length, found: players.filter((player) => player.isStored).length };
}

/** What was acknowledged to a person and is not there: answers, what was said, and the seats of the lobby. */
async function missing(
  store: Store,
  { acknowledged, said, lobbies }: Player,
  logs: ReadonlyMap<string, Map<string, Value>>,
  isLookedAt: (table: string) => boolean,
): Promise<string[]> {
  const here = acknowledged.filter(({ table }) => isLookedAt(table));
  const problems = lost(here, logs).map(
    ({ table, seat, ask }) => `${table}: the acknowledged answer ${ask} of seat ${seat} is gone`,
  );
  for (const id of new Set(said.map(({ table }) => table))) {
    if (!isLookedAt(id)) continue;
    const kept = new Set((await store.chat(id, 0, 1000)).map(({ text }) => text));
    for (const { table, text } of said)
      if (table === id && !kept.has(text)) problems.push(`${id}: what was said is gone`);
  }
  for (const { table, bots } of lobbies) {
    if (!isLookedAt(table)) continue;
    const { seats = [] } = (await store.table(table)) ?? {};
    const seated = seats.flatMap((seat) => (seat.kind === "bot" ? [seat.bot] : []));
    if (!same(seated, bots)) problems.push(`${table}: a change of its seats is gone`);
  }
  return problems;
}
