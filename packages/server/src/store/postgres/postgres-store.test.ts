import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noticesContract } from "../../testing/notices-contract.ts";
import { peopleContract } from "../../testing/people-contract.ts";
import { emptied, type Postgres, startPostgres } from "../../testing/postgres.ts";
import {
  sampleCheckpoint,
  sampleEntry,
  samplePerson,
  sampleStart,
  sampleTable,
  sitting,
} from "../../testing/samples.ts";
import { type MadeStore, storeContract } from "../../testing/store-contract.ts";
import { hostsIn, withoutPassword } from "./address.ts";
import { migrate } from "./migrating.ts";
import { STEPS } from "./schema.ts";
import { openPostgres } from "./store.ts";

let postgres: Postgres;
let address: string;
beforeAll(async () => {
  postgres = await startPostgres({ settings: { fsync: "off" } });
  address = await postgres.database();
}, 120_000);
afterAll(() => postgres.clean());

async function made(): Promise<MadeStore> {
  await emptied(address);
  const store = await openPostgres(address);
  return { store, another: () => openPostgres(address), clean: () => store.close() };
}

storeContract("PostgreSQL", made);
peopleContract("PostgreSQL", made);
noticesContract("PostgreSQL", made);

/** Every column and index, in words. */
async function schemaOf(at: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  const { rows } = await client.query(`
    SELECT format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) AS line
    FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`);
  await client.end();
  return rows.map(({ line }) => line as string);
}

/** A person, a game and a line of chat as a server of that step wrote them; columns that came later are not there. */
async function written(client: pg.Client): Promise<void> {
  const table = sampleTable("t", { status: "playing", owner: "ann", seats: [sitting("ann"), sitting("bob")] });
  const ann = samplePerson("ann");
  const rows: readonly (readonly [string, readonly unknown[]])[] = [
    ["person", [ann.id, "recovery", 1, "ann", JSON.stringify(ann)]],
    [
      "tables",
      ["t", "code", 1, "playing", true, 1, 1, "ann", null, "cosmic", true, false, [], "ann bob", JSON.stringify(table)],
    ],
    ["seated", ["ann", "t", true, null]],
    ["game", ["t", JSON.stringify(sampleStart)]],
    ["head", ["t", 1, 1, 1, null, null, JSON.stringify({ bank: [], since: {} })]],
    ["checkpoint", ["t", JSON.stringify(sampleCheckpoint())]],
    ["answer", ["t", 0, JSON.stringify(sampleEntry(0))]],
    ["event", ["t", 0, JSON.stringify({ id: "begun" })]],
    ["chat", ["t", 1, 1, "ann", JSON.stringify({ n: 1, at: 1, by: "ann", name: "Ann", text: "hello" })]],
  ];
  for (const [name, values] of rows)
    await client.query(`INSERT INTO ${name} VALUES (${values.map((_, i) => `$${i + 1}`).join(", ")})`, [...values]);
}

test.each(STEPS.map((_, i) => i + 1))(
  "what a server of step %i wrote is there after the steps since, and goes on",
  async (step) => {
    const old = await postgres.database();
    const client = new pg.Client({ connectionString: old });
    await client.connect();
    await migrate(client, step);
    await written(client);
    await client.end();
    const store = await openPostgres(old);
    expect((await store.publicTables({ limit: 9, each: 9, considered: 9 })).map(({ id }) => id)).toEqual(["t"]);
    expect(await store.person("ann")).toEqual(samplePerson("ann"));
    expect(await store.game("t")).toMatchObject({ start: sampleStart, events: 1, entries: [sampleEntry(0)] });
    expect(await store.chat("t", 0, 9)).toMatchObject([{ text: "hello" }]);
    expect(await store.append({ game: "t", from: 1, entries: [sampleEntry(1)], events: [], version: 1 })).toBe(true);
    expect(await store.entries("t")).toEqual([sampleEntry(0), sampleEntry(1)]);
    await store.close();
  },
);

test("a database of any earlier version becomes like a new one, whichever of two processes is first", async () => {
  await emptied(address);
  const wanted = await schemaOf(address);
  for (let step = 0; step < STEPS.length; step++) {
    const old = await postgres.database();
    const client = new pg.Client({ connectionString: old });
    await client.connect();
    await migrate(client, step);
    await client.end();
    const stores = await Promise.all([openPostgres(old), openPostgres(old)]);
    expect(await schemaOf(old)).toEqual(wanted);
    await Promise.all(stores.map((store) => store.close()));
  }
});

test("a database of a newer version is refused and left as it is", async () => {
  const newer = await postgres.database();
  await (await openPostgres(newer)).close();
  const client = new pg.Client({ connectionString: newer });
  await client.connect();
  await client.query(`INSERT INTO schema_step (n) VALUES (${STEPS.length + 1})`);
  await client.end();
  await expect(openPostgres(newer)).rejects.toMatchObject({ kind: "broken", message: /newer version/ });
});

test("an address may name several hosts, and is shown without its password", () => {
  const address = "postgres://ann:secret@one:5432,two/games?sslmode=require";
  expect(hostsIn(address)).toEqual([
    "postgres://ann:secret@one:5432/games?sslmode=require",
    "postgres://ann:secret@two/games?sslmode=require",
  ]);
  expect(withoutPassword(address)).toBe("postgres://ann@one:5432,two/games?sslmode=require");
});
