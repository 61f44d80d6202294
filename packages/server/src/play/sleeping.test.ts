import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import type { SeatHolder } from "../tables/table.ts";
import { Client } from "../testing/client.ts";
import { NO_LIMITS, RANDOM_TABLE, seated, type TestServer, testServer } from "../testing/playing.ts";
import { sampleTable, sitting } from "../testing/samples.ts";
import { cameBack, clockState, isAsleep, missedOne, newClock, openClock, tick } from "./clock.ts";
import type { LiveGame } from "./game.ts";

const FAST = { public: true, pace: "instant", courtesy: false, clock: { per: "move", seconds: 5 } };

async function given({ hall }: TestServer, id: string): Promise<number> {
  return (await hall.parts.store.entries(id)).length;
}

test("a table sleeps when the clock has answered for every player who is expected, and not before", () => {
  const clock = newClock({ per: "move", seconds: 5 }, 3);
  const away = { ...sitting("cleo"), away: true };
  const table = sampleTable("t", { seats: [sitting("ann"), sitting("bob"), away, { kind: "bot", bot: "random" }] });
  expect(isAsleep(clock, table)).toBe(false);
  missedOne(clock, 0);
  expect(isAsleep(clock, table)).toBe(false);
  missedOne(clock, 1);
  expect(isAsleep(clock, table)).toBe(true);
  const game = { session: { run: { pending: [] } } } as unknown as LiveGame;
  expect(isAsleep(openClock(clockState(clock), game), table)).toBe(true);
  expect([cameBack(clock, 1), cameBack(clock, 1), isAsleep(clock, table)]).toEqual([true, false, false]);
  expect(isAsleep(clock, sampleTable("t", { seats: [away] }))).toBe(false);
});

test("who sits down where somebody has missed their time has missed nothing", () => {
  const clock = newClock({ per: "move", seconds: 5 }, 2);
  const game = { session: { run: { pending: [] } } } as unknown as LiveGame;
  const at = (seat: SeatHolder) => sampleTable("t", { seats: [seat, sitting("bob")] });
  for (const seat of [0, 1]) missedOne(clock, seat);
  tick(clock, at(sitting("ann")), game, 0, 0);
  expect(isAsleep(clock, at(sitting("ann")))).toBe(true);
  expect(tick(clock, at({ kind: "open" }), game, 1, 0)).toBe(true);
  expect(clockState(clock).missed).toEqual([1]);
  expect(isAsleep(clock, at(sitting("zoe")))).toBe(false);
});

test("a table that no player looks at stops by itself, is not due, and goes on when one comes, who is told", {
  timeout: 30_000,
}, async () => {
  let ahead = 0;
  const server = await testServer({ now: () => Date.now() + ahead });
  const wish = { game: "race", bots: ["random", "random"], settings: {}, options: FAST };
  const [id, [ann]] = await seated(server.base, ["Ann"], wish);
  const eve = await (await Client.guest(server.base, "Eve")).connect();
  eve.keepRaw = true;
  await eve.watch(id);
  ann.close();
  const t = await server.hall.at(id);
  await expect.poll(() => t.isLooking(0)).toBe(false);
  ahead = 60_000;
  await expect.poll(() => t.asleep, { timeout: 10_000 }).toBe(true);
  const asleep = await given(server, id);
  for (let i = 0; i < 5; i++) {
    ahead += 60_000;
    await sleep(250);
  }
  expect(await given(server, id)).toBe(asleep);
  expect(await server.hall.parts.store.dueTables(1e15, 10)).toEqual([]);
  const presence = eve.raw.map((text) => JSON.parse(text)).filter((frame) => frame.t === "presence");
  expect(presence.at(-1)).toMatchObject({ seats: [], asleep: true });
  // A spectator does not wake it.
  expect((await eve.watch(id)).slept).toBeUndefined();
  expect(t.asleep).toBe(true);

  const again = await new Client(server.base, ann.cookie).connect();
  expect(await again.watch(id)).toMatchObject({ slept: true });
  expect(t.asleep).toBe(false);
  // Nobody has lost the time that the table slept.
  const { asked } = again.mirrors.get(id) ?? {};
  if (asked != null) expect((asked.clock?.until ?? 0) - Date.now() - ahead).toBeGreaterThan(3000);
  expect((await again.watch(id)).slept).toBeUndefined();
  ahead += 6000;
  await expect.poll(() => given(server, id), { timeout: 5000 }).toBeGreaterThan(asleep);
  for (const client of [again, eve]) client.close();
  await server.clean();
});

test("as long as one player comes, the deadlines of the others hold", { timeout: 30_000 }, async () => {
  let ahead = 0;
  const server = await testServer({ now: () => Date.now() + ahead });
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], {
    game: "race",
    settings: {},
    options: FAST,
  });
  clients[1].close();
  clients[2].close();
  const t = await server.hall.at(id);
  for (let round = 1; round <= 4; round++) {
    const before = await given(server, id);
    ahead += 6000;
    await expect.poll(() => given(server, id), { timeout: 5000 }).toBeGreaterThan(before);
    expect(t.asleep).toBe(false);
  }
  clients[0].close();
  ahead += 6000;
  await expect
    .poll(
      () => {
        ahead += 6000;
        return t.asleep;
      },
      { timeout: 10_000 },
    )
    .toBe(true);
  await server.clean();
});

test("a person hosts so many tables at a time, and an address opens so many in a day", async () => {
  const server = await testServer({ limits: { ...NO_LIMITS, opened: 2, openedOfAddress: 4 } });
  const [ann, bob, cleo] = await Promise.all(["Ann", "Bob", "Cleo"].map((name) => Client.guest(server.base, name)));
  const open = (who: Client, more: object = {}) => who.http("POST", "/api/tables", { ...RANDOM_TABLE, ...more });
  const first = await open(ann);
  await open(ann, { bots: ["random", "random"], start: true });
  await expect(open(ann)).rejects.toThrow("limit.ownTables");
  await expect(open(ann, { bots: ["random", "random"], start: true })).rejects.toThrow("limit.ownTables");
  expect(await ann.http("GET", "/api/tables/mine")).toMatchObject({ tables: [{}, {}] });
  await ann.http("POST", `/api/tables/${first.id}/leave`, {});
  await open(ann);
  await open(bob);
  await open(bob);
  await expect(open(cleo)).rejects.toThrow("limit.network");
  await server.clean();
});
