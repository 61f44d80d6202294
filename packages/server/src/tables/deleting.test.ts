import { expect, test } from "vitest";
import { Client } from "../testing/client.ts";
import { testServer } from "../testing/playing.ts";

test("somebody who is deleted goes from a table that cannot be read as well", async () => {
  const server = await testServer();
  const { hall } = server;
  const ann = await Client.guest(server.base, "Ann");
  const options = { public: true, pace: "instant", courtesy: false };
  const { id } = (await ann.http("POST", "/api/tables", { game: "race", players: 2, options })) as { id: string };
  const before = await hall.parts.store.table(id);
  hall.at = () => Promise.reject(new Error("the game cannot be read"));
  await ann.http("POST", "/api/me/delete", { sure: true });
  const after = await hall.parts.store.table(id);
  expect(JSON.stringify(before?.seats)).toContain("Ann");
  expect(JSON.stringify(after?.seats)).not.toContain("Ann");
  expect(after?.version).toBe((before?.version ?? 0) + 1);
  await server.clean();
});
