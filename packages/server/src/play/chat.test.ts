import { expect, test, vi } from "vitest";
import { LIMITS } from "../net/limits.ts";
import { Client, Refused } from "../testing/client.ts";
import { NO_LIMITS, seated, testServer } from "../testing/playing.ts";
import { Hall, type HallParts } from "./hall.ts";
import { timeOf } from "./time.ts";

const DAY = 86_400_000;

function fail(doing: string, problem: unknown): void {
  throw new Error(`${doing}: ${String(problem)}`);
}

/** How many of so many lines, said at once, were taken. */
async function said(client: Client, id: string, lines: number): Promise<number> {
  const one = (n: number) =>
    client.send({ t: "chat", table: id, text: `${n} ${"x".repeat(490)}` }).then(
      () => 1,
      (problem: unknown) => {
        if (problem instanceof Refused && problem.error.id === "limit.tooFast") return 0;
        throw problem;
      },
    );
  const taken = await Promise.all(Array.from({ length: lines }, (_, n) => one(n)));
  return taken.reduce<number>((sum, n) => sum + n, 0);
}

test("one person says so much, and everything else they send is not held up by it", async () => {
  const server = await testServer({ limits: { ...NO_LIMITS, kinds: LIMITS.kinds } });
  const [id, [ann]] = await seated(server.base, ["Ann", "Bob", "Cleo"]);
  expect(await said(ann, id, 50)).toBe(8);
  await ann.send({ t: "ping" });
  expect(await server.hall.parts.store.chat(id, 0, 100)).toHaveLength(8);
  await server.clean();
});

test("at one table so much is said, however many talk, and so much of it is kept", async () => {
  let ahead = 0;
  const server = await testServer({ now: () => Date.now() + ahead });
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"]);
  const taken = await Promise.all(clients.map((client) => said(client, id, 20)));
  expect(taken.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(24);
  for (let i = 0; i < 15; i++) {
    ahead += 60_000;
    await said(clients[0], id, 20);
  }
  const { store } = server.hall.parts;
  const kept = await store.chat(id, 0, 1000);
  expect(kept.length).toBeLessThan(200);
  expect(JSON.stringify(kept).length).toBeLessThan(105_000);
  expect(kept.at(-1)?.n).toBeGreaterThan(300);
  await server.clean();
});

test("spectators cannot silence those who play", async () => {
  const server = await testServer();
  const [id, [ann]] = await seated(server.base, ["Ann", "Bob", "Cleo"]);
  const crowd = await Promise.all(
    ["Eve", "Mallory"].map(async (name) => (await Client.guest(server.base, name)).connect()),
  );
  for (const one of crowd) await one.watch(id);
  const taken = await Promise.all(crowd.map((one) => said(one, id, 30)));
  expect(taken.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(13);
  expect(await said(ann, id, 15)).toBe(15);
  for (const one of crowd) one.close();
  await server.clean();
});

test("a spectator whose name looks like that of a player says nothing", async () => {
  const server = await testServer();
  const [id, [ann]] = await seated(server.base, ["Ann", "Bob", "Cleo"]);
  const [imitator, eve] = await Promise.all(
    ["Аnn", "Eve"].map(async (name) => (await Client.guest(server.base, name)).connect()),
  );
  for (const one of [imitator, eve]) await one.watch(id);
  await expect(imitator.send({ t: "chat", table: id, text: "I am Ann" })).rejects.toThrow("name.taken");
  await eve.send({ t: "chat", table: id, text: "hello" });
  await ann.send({ t: "chat", table: id, text: "hello" });
  for (const one of [imitator, eve]) one.close();
  await server.clean();
});

test("a system clock that is set forward removes nothing that was said", async () => {
  const now = Date.now();
  const store = { dropChat: vi.fn(async () => 0), keepServerTime: async () => undefined, dueTables: async () => [] };
  for (const ahead of [0, 200, -200]) {
    const time = timeOf(
      () => now,
      () => now + ahead * DAY,
    );
    const hall = new Hall({ store, time, report: { trouble: fail } } as unknown as HallParts);
    hall.open();
    await expect.poll(() => store.dropChat.mock.calls.length).toBe(1);
    const [[before]] = store.dropChat.mock.calls as unknown as [[number]];
    expect(before).toBe(now + Math.min(0, ahead) * DAY - 90 * DAY);
    await hall.close();
    store.dropChat.mockClear();
  }
});

test("what was said is forgotten after ninety days", async () => {
  const server = await testServer();
  const { store, time } = server.hall.parts;
  for (const days of [91, 89]) await store.addChat("t", { at: time.wall() - days * DAY, name: "Ann", text: `${days}` });
  await server.close();
  const again = await testServer({ data: server.data });
  const texts = async () => (await again.hall.parts.store.chat("t", 0, 10)).map(({ text }) => text);
  await expect.poll(texts, { timeout: 5000 }).toEqual(["89"]);
  await again.clean();
});
