import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "../proof/audit.ts";
import { Client } from "../testing/client.ts";
import { botFor, seated, type TestServer, testServer } from "../testing/playing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.clean());

test("answers that no longer fit the rules are taken back to the checkpoint, and the game asks again", async () => {
  const options = { public: true, pace: "instant", courtesy: false };
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], { options });
  const asked = () => clients.find((client) => client.mirrors.get(id)?.asked != null);
  const step = async () => {
    await expect.poll(asked).toBeDefined();
    const client = asked() as Client;
    const mirror = client.mirrors.get(id);
    if (mirror?.asked == null) throw new Error("nobody is asked");
    const value = botFor("random", mirror.asked.ask)(mirror.asked.question, () => mirror.view);
    await client.answer(id, mirror.asked.ask, value);
  };
  for (let i = 0; i < 5; i++) await step();
  const { store } = server.hall.parts;
  const t = await server.hall.at(id);
  const from = (await store.entries(id)).length;
  await expect.poll(asked).toBeDefined();
  const who = asked()?.mirrors.get(id)?.viewer as number;
  // As if written by other rules than today's.
  await store.append({
    game: id,
    from,
    entries: [{ who, key: "no/such", value: 1, by: "person", at: 1 }],
    events: [],
  });
  t.stale = true;
  const zoe = await (await Client.guest(server.base, "Zoe")).connect();
  await zoe.watch(id);
  await step();
  expect((await store.entries(id)).some((entry) => "undo" in entry)).toBe(true);
  expect(await audit(store, id)).toEqual([]);
  for (const client of [...clients, zoe]) client.close();
});
