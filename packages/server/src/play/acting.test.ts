import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { characterAt } from "@hypergate/bots/characters";
import { quietAnswer, type Value } from "@hypergate/kernel";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { Entry } from "../store/records.ts";
import { openSqlite } from "../store/sqlite-store.ts";
import { Client } from "../testing/client.ts";
import { type TestServer, testServer } from "../testing/playing.ts";
import type { Decision, Thinker } from "./bots.ts";
import type { LiveTable } from "./live-table.ts";

function thinking(decide: Thinker["decide"], close = async () => {}): Thinker {
  return { decide, stateBefore: async () => undefined, trace: async () => undefined, close };
}

/** A game of race, which begins with a question to everybody, of one person and two bots. */
async function withBots(server: TestServer, pace: string): Promise<LiveTable> {
  const ann = await Client.guest(server.base, "Ann");
  const options = { public: true, pace };
  const bots = ["sensible", "sensible"];
  const { id } = await ann.http("POST", "/api/tables", { game: "race", players: 3, bots, start: true, options });
  return server.hall.at(id as unknown as string);
}

/** What is on the disk after a server with these bots was stopped while they were thinking. */
async function storedAfterStop(thinker: Thinker): Promise<readonly Entry[]> {
  const data = mkdtempSync(join(tmpdir(), "hypergate-stop-"));
  const server = await testServer({ data, thinker });
  const t = await withBots(server, "instant");
  await expect.poll(() => t.acting !== undefined).toBe(true);
  await server.close();
  const store = await openSqlite({ file: join(data, "hypergate.sqlite") });
  const entries = await store.entries(t.table.id);
  await store.close();
  rmSync(data, { recursive: true, force: true });
  return entries;
}

test("a server that stops answers nothing for bots whose thoughts it cuts short", async () => {
  const rejects: ((problem: Error) => void)[] = [];
  const decide = () => new Promise<Value>((_, reject) => rejects.push(reject));
  const close = async () => {
    for (const reject of rejects) reject(new Error("the threads are gone"));
  };
  expect(await storedAfterStop(thinking(decide, close))).toEqual([]);
  expect(rejects).toHaveLength(2);
});

test("a bot with a seat of its own plays as the character that the table shows there", async () => {
  const asked: Decision[] = [];
  const thinker = thinking(async (task) => {
    asked.push(task);
    return quietAnswer(task.question);
  });
  const server = await testServer({ thinker });
  const { table } = await withBots(server, "instant");
  await expect.poll(() => new Set(asked.map(({ question }) => question.who)).size).toBe(2);
  await server.close();
  for (const { character, question } of asked) expect(character).toBe(characterAt(table.id, question.who).id);
});

test("it waits for bots that cannot be stopped, and gives nothing for them either", async () => {
  let done = 0;
  const entries = await storedAfterStop(
    thinking(async ({ question }) => {
      await sleep(300);
      done++;
      return quietAnswer(question);
    }),
  );
  expect([done, entries]).toEqual([2, []]);
});

test("the moment of automatic answers is drawn once, even if a timer is early", { timeout: 15_000 }, async () => {
  let ahead = 0;
  const thinker = thinking(async ({ question }) => quietAnswer(question));
  const server = await testServer({ thinker, now: () => Date.now() + ahead });
  const t = await withBots(server, "human");
  let moment = t.autoAt;
  expect(Number.isInteger(moment)).toBe(true);
  const drawn: number[] = [];
  Object.defineProperty(t, "autoAt", {
    get: () => moment,
    set: (next: number | undefined) => {
      if (next !== undefined && t.live?.entries === 0) drawn.push(next);
      moment = next;
    },
  });
  ahead = -200;
  await expect.poll(() => t.live?.entries, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(drawn).toEqual([]);
  await server.clean();
});

test("the log of an illegal answer names it, but not what could be chosen", async () => {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => lines.push(line) });
  const server = await testServer({ log, thinker: thinking(async () => "word/nonsense") });
  const t = await withBots(server, "instant");
  const options = t.live?.session.run.pending.flatMap((question) => ("options" in question ? question.options : []));
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  const said = lines.join("");
  expect(said).toContain("an illegal answer by bot");
  expect(said).toMatch(/refused\.\w+/);
  expect(options?.length).toBeGreaterThan(2);
  expect(options?.filter((option) => said.includes(`${option}`))).toEqual([]);
  await server.clean();
});
