import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { Client } from "../testing/client.ts";
import { autoplay, botFor, RANDOM_TABLE, testServer } from "../testing/playing.ts";

const BOT = fileURLToPath(new URL("../../examples/bot.py", import.meta.url));
const hasPython = spawnSync("python3", ["--version"]).status === 0;

test("the example bot in Python joins a table by its invite code and plays a whole game", {
  timeout: 120_000,
}, async () => {
  if (!hasPython) {
    console.warn("python3 is not installed: the example bot was not tried");
    return;
  }
  const server = await testServer();
  const ann = await (await Client.guest(server.base, "Ann")).connect();
  const options = { public: false, pace: "instant", courtesy: false };
  const { id, code } = await ann.http("POST", "/api/tables", { ...RANDOM_TABLE, bots: ["sensible"], options });
  const table = id as unknown as string;
  const bot = spawn("python3", [BOT, server.base, code as string, "Питон"]);
  let said = "";
  bot.stdout.on("data", (data) => (said += data));
  bot.stderr.on("data", (data) => (said += data));
  const ended = new Promise<number | null>((resolve) => bot.once("exit", resolve));
  await ann.watch(table);
  const ready = () => JSON.stringify(ann.tables.get(table)).includes('"name":"Питон","ready":true');
  await expect.poll(ready, { timeout: 20_000 }).toBe(true);
  await ann.http("POST", `/api/tables/${table}/start`, {});
  await autoplay(ann, table, botFor("sensible", "ann"));
  expect(await ended).toBe(0);
  expect(said).toMatch(/the game is over after \d+ answers; winners: \[\d/);
  ann.close();
  await server.clean();
});
