/** What tables at rest and finished games cost: how long the calls take that a server makes all the time. */
import pg from "pg";
import { openPostgres } from "../store/postgres/store.ts";
import type { Store } from "../store/store.ts";
import { sampleCheckpoint, sampleEntry, sampleStart, sampleTable, sitting } from "../testing/samples.ts";

const TIMES = 50;
/** So many people have played all those games. */
const PEOPLE = 1000;

/** The calls that are made every second, or whenever somebody looks or answers. */
const CALLS: Readonly<Record<string, (store: Store, i: number) => Promise<unknown>>> = {
  "tables that are due": (store) => store.dueTables(1, 10_000),
  "the list of public tables": (store) => store.publicTables({ limit: 200, each: 3, considered: 2_000 }),
  "the tables of a person": (store, i) => store.tablesOf(`person ${i % PEOPLE}`, 100),
  "one answer": (store, i) => store.append({ game: "playing", from: i, entries: [sampleEntry(0)], events: [] }),
};

export async function atRest(database: string, resting: number, finished: number): Promise<string[]> {
  const store = await openPostgres(database);
  try {
    await addGame(store, "playing");
    await measured(store, -TIMES);
    const before = await measured(store, 0);
    await filled(database, "playing", "playing", resting);
    await filled(database, "playing", "over", finished);
    const after = await measured(store, TIMES);
    return [
      `PostgreSQL with ${resting} tables at rest and ${finished} finished games, and before:`,
      ...Object.keys(CALLS).map((name) => `  ${name}: ${after[name].toFixed(2)} ms, ${before[name].toFixed(2)} ms`),
    ];
  } finally {
    await store.close();
  }
}

/** The median of each call in milliseconds. `from` numbers the answers. */
async function measured(store: Store, from: number): Promise<Record<string, number>> {
  const medians: Record<string, number> = {};
  for (const [name, call] of Object.entries(CALLS)) {
    const times: number[] = [];
    for (let i = 0; i < TIMES; i++) {
      const began = performance.now();
      await call(store, Math.max(0, from + TIMES) + i);
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    medians[name] = times[TIMES / 2];
  }
  return medians;
}

/** Adds games like this one, so many at once that it goes quickly. */
async function filled(database: string, like: string, status: "playing" | "over", n: number): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const host = `'person ' || i % ${PEOPLE}`;
  const id = `'${status}-' || i`;
  for (const sql of [
    `INSERT INTO tables SELECT ${id}, 'code ' || ${id}, version, '${status}', public, i, i, ${host}, origin, game, true, '${status}' = 'over', banned, folded,
       replace(doc, '"id":"${like}"', '"id":"' || ${id} || '"') FROM tables, generate_series(1, ${n}) AS i WHERE id = '${like}'`,
    `INSERT INTO game SELECT ${id}, start FROM game, generate_series(1, ${n}) AS i WHERE id = '${like}'`,
    `INSERT INTO head SELECT ${id}, 0, 1, 1, NULL, ${status === "over" ? "NULL" : "1e15"}, clock FROM head, generate_series(1, ${n}) AS i WHERE game = '${like}'`,
    `INSERT INTO checkpoint SELECT ${id}, doc FROM checkpoint, generate_series(1, ${n}) AS i WHERE game = '${like}'`,
    `INSERT INTO event SELECT ${id}, 0, doc FROM event, generate_series(1, ${n}) AS i WHERE game = '${like}' AND n = 0`,
    `INSERT INTO seated SELECT 'person ' || (i + k) % ${PEOPLE}, ${id} FROM generate_series(1, ${n}) AS i, generate_series(0, 1) AS k`,
    "ANALYZE",
  ])
    await client.query(sql);
  await client.end();
}

async function addGame(store: Store, id: string): Promise<void> {
  const table = sampleTable(id, {
    status: "playing",
    owner: "person 0",
    seats: [sitting("person 0"), sitting("person 1")],
  });
  await store.addGame(table, sampleStart, {
    game: id,
    from: 0,
    entries: [],
    events: [{ n: 0, event: { id: "begun" } }],
    checkpoint: sampleCheckpoint(),
    clock: { bank: [], since: {} },
    due: { at: 1e15 },
  });
}
