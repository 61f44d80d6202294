import { afterAll, beforeAll, expect, test } from "vitest";
import { Client, Refused } from "../testing/client.ts";
import { botFor, seated, type TestServer, testServer } from "../testing/playing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.clean());

const OPEN_TABLE = { options: { public: true, pace: "instant", courtesy: false } };

/** Plays until a seat can answer something, answers it, and says who did. */
async function oneAnswer(clients: readonly Client[], id: string): Promise<Client> {
  const find = () => clients.find((one) => one.mirrors.get(id)?.asked != null);
  await expect.poll(find).toBeDefined();
  const client = find() as Client;
  const mirror = client.mirrors.get(id);
  if (mirror?.asked == null) throw new Error("nobody is asked");
  const { ask, question } = mirror.asked;
  await client.answer(
    id,
    ask,
    botFor("random", ask)(question, () => mirror.view),
  );
  // Whatever was on its way to the others has arrived.
  for (const one of clients) await one.send({ t: "ping" });
  return client;
}

test("the others have to agree to an undo; then the table is as before, on every screen and after reading it anew", async () => {
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], OPEN_TABLE);
  for (let i = 0; i < 6; i++) await oneAnswer(clients, id);
  const views = () => clients.map((client) => structuredClone(client.mirrors.get(id)?.view));
  const before = views();
  const client = await oneAnswer(clients, id);
  const others = clients.filter((one) => one !== client);
  const { done } = await client.send({ t: "undo", table: id });
  if (done === false) {
    expect(await others[0].send({ t: "consent", table: id, yes: true })).toMatchObject({ done: false });
    expect(await others[1].send({ t: "consent", table: id, yes: true })).toMatchObject({ done: true });
  }
  for (const one of clients) await one.send({ t: "ping" });
  expect(clients[0].mirrors.get(id)?.events.at(-1)?.id).toBe("table.undone");
  expect(views()).toEqual(before);
  expect(client.mirrors.get(id)?.asked?.ask).toMatch(/^1\./);

  (await server.hall.at(id)).stale = true;
  const again = await new Client(server.base, client.cookie).connect();
  await again.watch(id);
  expect(again.mirrors.get(id)?.view).toEqual(client.mirrors.get(id)?.view);
  for (let i = 0; i < 5; i++) await oneAnswer(clients, id);
  (await server.hall.at(id)).stale = true;
  await again.watch(id);
  expect(again.mirrors.get(id)?.view).toEqual(client.mirrors.get(id)?.view);
  for (const one of [...clients, again]) one.close();
});

test("one who does not agree is enough, and an answer takes the request off the table", async () => {
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], OPEN_TABLE);
  let client = await oneAnswer(clients, id);
  while ((await client.send({ t: "undo", table: id })).done === true)
    for (let i = 0; i < 3; i++) client = await oneAnswer(clients, id);
  const others = clients.filter((one) => one !== client);
  expect(await others[0].send({ t: "consent", table: id, yes: false })).toMatchObject({ done: false });
  await expect(others[1].send({ t: "consent", table: id, yes: true })).rejects.toThrow("undo.notAsked");
  await client.send({ t: "undo", table: id });
  await oneAnswer(clients, id);
  await expect(others[1].send({ t: "consent", table: id, yes: true })).rejects.toThrow("undo.notAsked");
  for (const one of clients) one.close();
});

test("with bots only, the others need not be asked; with nothing answered there is nothing to take back", async () => {
  const [id, clients] = await seated(server.base, ["Ann"], { ...OPEN_TABLE, bots: ["random", "random"] });
  const [ann] = clients;
  const early = await ann.send({ t: "undo", table: id }).catch((problem: unknown) => problem);
  expect(early instanceof Refused && early.error.id).toBe("undo.nothing");
  await oneAnswer(clients, id);
  expect(await ann.send({ t: "undo", table: id })).toMatchObject({ done: true });
  ann.close();
});
