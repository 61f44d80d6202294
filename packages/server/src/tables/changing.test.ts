import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { StoreTrouble } from "../store/store.ts";
import { Client } from "../testing/client.ts";
import { RANDOM_TABLE, seated, type TestServer, testServer } from "../testing/playing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.clean());
afterEach(() => vi.restoreAllMocks());

const QUIET = { options: { public: true, pace: "human", courtesy: false } };

test.each(["leave", "return"])("%s that loses a race, or cannot be stored, has changed nothing", async (what) => {
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], QUIET);
  const [ann] = clients;
  if (what === "return") await ann.http("POST", `/api/tables/${id}/leave`, {});
  const { store } = server.hall.parts;
  const before = await store.table(id);
  const shown = await clients[1].http("GET", `/api/tables/${id}`);
  const append = vi.spyOn(store, "append").mockResolvedValue(false);
  await expect(ann.http("POST", `/api/tables/${id}/${what}`, {})).rejects.toThrow("table.raced");
  append.mockRejectedValue(new StoreTrouble("full", "no room"));
  await expect(ann.http("POST", `/api/tables/${id}/${what}`, {})).rejects.toThrow("store.full");
  await expect(ann.send({ t: "stop", table: id, window: "*", stop: "always" })).rejects.toThrow("store.full");
  append.mockRestore();
  expect(await store.table(id)).toEqual(before);
  expect(await clients[1].http("GET", `/api/tables/${id}`)).toEqual(shown);
  await ann.http("POST", `/api/tables/${id}/${what}`, {});
  expect((await store.table(id))?.seats[0]).toMatchObject({ away: what === "leave" });
  for (const client of clients) client.close();
});

test("a table that was to begin at once is not there if its game could not be stored", async () => {
  const ann = await Client.guest(server.base, "Ann");
  const { store } = server.hall.parts;
  const wish = { ...RANDOM_TABLE, bots: ["random", "random"], start: true };
  const size = server.hall.size;
  vi.spyOn(store, "addGame").mockRejectedValue(new StoreTrouble("full", "no room"));
  await expect(ann.http("POST", "/api/tables", wish)).rejects.toThrow("store.full");
  expect(await ann.http("GET", "/api/tables/mine")).toEqual({ tables: [] });
  expect(server.hall.size).toBe(size);
});

test("a next table that could not be stored is not named by the old one", async () => {
  const ann = await Client.guest(server.base, "Ann");
  const { id } = await ann.http("POST", "/api/tables", { ...RANDOM_TABLE, bots: ["random", "random"], start: true });
  const t = await server.hall.at(`${id}`);
  const { store } = server.hall.parts;
  const over = {
    ...t.table,
    status: "over" as const,
    result: { winners: [0], units: 1 },
    version: t.table.version + 1,
  };
  await t.do(async () => {
    await store.saveTable(over);
    t.table = over;
  });
  vi.spyOn(store, "addTable").mockRejectedValue(new StoreTrouble("full", "no room"));
  await expect(ann.http("POST", `/api/tables/${id}/rematch`, {})).rejects.toThrow("store.full");
  expect((await store.table(`${id}`))?.rematch).toBeUndefined();
  expect((await ann.http("GET", `/api/tables/${id}`)).rematch).toBeUndefined();
});
