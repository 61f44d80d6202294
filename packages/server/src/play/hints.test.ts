import { cosmic } from "@hypergate/cosmic";
import type { Standpoint } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { Client } from "../testing/client.ts";
import { RANDOM_TABLE, testServer } from "../testing/playing.ts";

const OPTIONS = { public: false, pace: "instant", courtesy: false };

test("in practice a player is told where the own seat stands, and nothing else of the table", {
  timeout: 60_000,
}, async () => {
  const server = await testServer();
  const ann = await (await Client.guest(server.base, "Ann")).connect();
  const { id } = await ann.http("POST", "/api/tables", {
    ...RANDOM_TABLE,
    bots: ["sensible", "sensible"],
    options: OPTIONS,
    start: true,
  });
  const table = id as unknown as string;
  await ann.watch(table);
  const told = () =>
    ann.http("GET", `/api/tables/${table}/standpoint`) as Promise<{ ask?: string; standpoint?: Standpoint }>;
  await expect
    .poll(async () => (await told().catch(() => ({}) as { ask?: string })).ask, { timeout: 20_000 })
    .toBeDefined();
  const { standpoint } = await told();
  const { question, before } = standpoint as Standpoint;
  expect(question.who).toBe(0);
  // It is a table of the rules, and the same question leads to the same one.
  expect(cosmic.seats(before as never)).toBe(3);
  expect((await told()).standpoint).toEqual(standpoint);
  const bob = await Client.guest(server.base, "Bob");
  await expect(bob.http("GET", `/api/tables/${table}/standpoint`)).rejects.toThrow();
  ann.close();
  await server.clean();
});

test("no hints where another person sits", { timeout: 60_000 }, async () => {
  const server = await testServer();
  const [ann, bob] = [await Client.guest(server.base, "Ann"), await Client.guest(server.base, "Bob")];
  const { id, code } = await ann.http("POST", "/api/tables", { ...RANDOM_TABLE, bots: ["sensible"], options: OPTIONS });
  const table = id as unknown as string;
  await bob.http("POST", `/api/tables/${table}/sit?code=${String(code)}`, {});
  await bob.http("POST", `/api/tables/${table}/ready`, { ready: true });
  await ann.http("POST", `/api/tables/${table}/start`, {});
  for (const person of [ann, bob])
    await expect(person.http("GET", `/api/tables/${table}/standpoint`)).rejects.toThrow(
      /hint\.people|without other people/,
    );
  await server.clean();
});
