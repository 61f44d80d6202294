/** Servers and tables for tests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { GAMES } from "@hypergate/games";
import { type Bot, onlyAnswer, type Question, type Value } from "@hypergate/kernel";
import { LIMITS, type Limits } from "../net/limits.ts";
import { standing } from "../play/game.ts";
import { type ServeOptions, type Server, serve } from "../serve.ts";
import { Client, type Mirror, Refused } from "./client.ts";

/** Limits that no test but those about limits reaches. */
export const NO_LIMITS: Limits = {
  ...LIMITS,
  visits: 1e6,
  requests: 1e6,
  creations: 1e6,
  brought: 1e6,
  exports: 1e6,
  searches: 1e6,
  guests: 1e6,
  messages: 1e6,
  burst: 1e6,
  kinds: {},
  connections: 1e6,
  sockets: 1000,
  socketsOfAddress: 1e6,
  peopleOfAddress: 1e6,
  tables: 5000,
  tablesOfPerson: 1e6,
  tablesOfAddress: 1e6,
  opened: 1e6,
  openedOfAddress: 1e6,
  openedInAll: 1e6,
};

export interface TestServer extends Server {
  readonly base: string;
  readonly data: string;
  /** Stops it and removes its data. */
  readonly clean: () => Promise<void>;
}

export async function testServer(options: Partial<ServeOptions> = {}): Promise<TestServer> {
  const data = options.data ?? mkdtempSync(join(tmpdir(), "hypergate-server-"));
  const server = await serve({ port: 0, host: "127.0.0.1", limits: NO_LIMITS, ...options, data });
  const clean = async () => {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  };
  return { ...server, base: `http://127.0.0.1:${server.port}`, data, clean };
}

export const RANDOM_TABLE = {
  game: "cosmic",
  players: 3,
  settings: { alienSelection: "random", useFlares: true },
  options: { public: true, pace: "instant" },
};

/** Guests at a new table that has begun, all of them looking at it. */
export async function seated(base: string, names: readonly string[], wish: object = {}): Promise<[string, Client[]]> {
  const clients = await Promise.all(names.map(async (name) => (await Client.guest(base, name)).connect()));
  const [host, ...others] = clients;
  const table = await host.http("POST", "/api/tables", { ...RANDOM_TABLE, ...wish });
  const id = table.id as unknown as string;
  for (const other of others) {
    await other.http("POST", `/api/tables/${id}/sit`, {});
    await other.http("POST", `/api/tables/${id}/ready`, { ready: true });
  }
  await host.http("POST", `/api/tables/${id}/start`, {});
  for (const client of clients) await client.watch(id);
  return [id, clients];
}

export function botFor(name: string, seed: string, game = "cosmic"): Bot<unknown> {
  return GAMES[game].bots[name](seed);
}

/** Lets the player of seat 0 decide what there is to decide until a pass was given for them; gives their last decision. */
export async function untilPassed(
  server: TestServer,
  client: Client,
  id: string,
): Promise<{ ask: string; value: Value }> {
  let decided: { ask: string; value: Value } | undefined;
  for (let i = 0; i < 400; i++) {
    const log = standing(await server.hall.parts.store.entries(id));
    if (decided !== undefined && log.findLast(({ who }) => who === 0)?.by === "auto") return decided;
    const mirror = client.mirrors.get(id);
    const question = mirror?.asked?.question;
    if (mirror?.asked == null || question === undefined || (question.hidden && onlyAnswer(question) !== undefined)) {
      await sleep(20);
      continue;
    }
    decided = { ask: mirror.asked.ask, value: botFor("sensible", `${i}`)(question, () => mirror.view) };
    await client.answer(id, decided.ask, decided.value);
  }
  throw new Error("nothing was passed");
}

/** Lets a client answer everything it is asked at a table until the game is over or `until` says so; `leaves` are left. */
export function autoplay(
  client: Client,
  table: string,
  bot: Bot<unknown>,
  until = (_: Mirror) => false,
  leaves = (_: Question) => false,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sent = "";
    const look = () => {
      const mirror = client.mirrors.get(table);
      if (client.tables.get(table)?.status === "over" || (mirror !== undefined && until(mirror))) {
        client.heard = undefined;
        resolve();
        return;
      }
      if (mirror?.asked == null || mirror.asked.ask === sent || leaves(mirror.asked.question)) return;
      const { ask, question } = mirror.asked;
      sent = ask;
      client.answer(table, ask, bot(question, () => mirror.view) as Value).catch((problem: unknown) => {
        // Somebody else, the clock or the player's own settings were faster.
        const beaten = problem instanceof Refused && ["refused.stale", "refused.notAsked"].includes(problem.error.id);
        if (!beaten) reject(problem);
      });
    };
    client.heard = look;
    look();
  });
}
