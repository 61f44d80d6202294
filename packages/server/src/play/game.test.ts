import { afterAll, beforeAll, expect, test } from "vitest";
import { autoplay, botFor, seated, type TestServer, testServer } from "../testing/playing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.clean());

test("three people and a bot play a whole game over sockets", { timeout: 60_000 }, async () => {
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], { players: 4, bots: ["sensible"] });
  await Promise.all(clients.map((client, i) => autoplay(client, id, botFor("sensible", `p${i}`))));
  const [ann] = clients;
  const result = await ann.http("GET", `/api/tables/${id}/result`);
  expect(result).toMatchObject({ game: "cosmic" });
  expect(ann.mirrors.get(id)?.events.map((event) => event.n)).toEqual(
    ann.mirrors.get(id)?.events.map((_, i) => i),
  );
  for (const client of clients) client.close();
});
