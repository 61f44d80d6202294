import type { TableInfo } from "@hypergate/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Client } from "../testing/client.ts";
import { RANDOM_TABLE, type TestServer, testServer } from "../testing/playing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ operatorToken: "the operator of tests" });
});
afterAll(() => server.clean());

test("the host gives a table a name, which others are shown and find it by", async () => {
  const ann = await Client.guest(server.base, "Ann");
  const bob = await Client.guest(server.base, "Bob");
  const table = await ann.http("POST", "/api/tables", { ...RANDOM_TABLE, name: "  Friday   night " });
  expect(table.name).toBe("Friday night");
  const found = await bob.http("GET", "/api/tables?search=friday");
  expect((found.tables as TableInfo[]).map(({ name }) => name)).toEqual(["Friday night"]);
  await bob.http("POST", `/api/tables/${table.id}/sit`, {});
  await bob.http("POST", `/api/tables/${table.id}/ready`, { ready: true });
  const renamed = await ann.http("POST", `/api/tables/${table.id}/rename`, { name: "Sunday" });
  expect(renamed.name).toBe("Sunday");
  // Nobody agreed to another game than before.
  expect((renamed.seats as TableInfo["seats"])[1]).toMatchObject({ name: "Bob", ready: true });
  const plain = await ann.http("POST", `/api/tables/${table.id}/rename`, { name: "" });
  expect(plain).not.toHaveProperty("name");
});

test("only the host or the operator may, and a name has to be readable", async () => {
  const ann = await Client.guest(server.base, "Ann");
  const bob = await Client.guest(server.base, "Bob");
  const { id } = await ann.http("POST", "/api/tables", RANDOM_TABLE);
  await expect(bob.http("POST", `/api/tables/${id}/rename`, { name: "Mine" })).rejects.toMatchObject({
    error: { id: "table.notYours" },
  });
  await expect(ann.http("POST", `/api/tables/${id}/rename`, { name: "\u2800" })).rejects.toMatchObject({
    error: { id: "name.refused" },
  });
  const response = await fetch(`${server.base}/api/tables/${id}/rename`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer the operator of tests" },
    body: JSON.stringify({ name: "Kept decent" }),
  });
  expect(await response.json()).toMatchObject({ name: "Kept decent" });
});
