import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Client } from "../testing/client.ts";
import { seated, type TestServer, testServer } from "../testing/playing.ts";
import { timeSince } from "./time.ts";

afterEach(() => vi.restoreAllMocks());

const HOUR = 3_600_000;
const YEAR = 8760 * HOUR;

describe("the time of the server", () => {
  test("goes on from what was kept, however long the server was down and whatever the system clock says", () => {
    let [wall, ticks] = [5000, 700];
    const clock = () => wall;
    const first = timeSince(undefined, clock, () => ticks);
    expect(first.now()).toBe(5000);
    ticks += 20;
    wall += YEAR;
    expect(first.now()).toBe(5020);
    wall -= 3 * YEAR;
    ticks += 20;
    expect(first.now()).toBe(5040);
    expect(timeSince(5040, clock, () => ticks).now()).toBe(5040);
  });

  test("is shown as the system clock has it, and a moment is shown anew only if that clock was set", () => {
    let [wall, ticks] = [5000, 0];
    const time = timeSince(
      1000,
      () => wall,
      () => ticks,
    );
    expect(time.shown(1500)).toBe(5500);
    wall += 400;
    ticks += 100;
    expect(time.shown(1500)).toBe(5500);
    wall += 10_000;
    expect(time.shown(1500)).toBe(15_800);
  });
});

/** Moves the system clock from now on. */
function setClock(by: number): void {
  const { now } = Date;
  vi.spyOn(Date, "now").mockImplementation(() => now() + by);
}

async function logOf({ hall }: TestServer, id: string) {
  return hall.parts.store.entries(id);
}

test("a system clock that is set forward costs nobody a decision", async () => {
  const server = await testServer();
  const clock = { per: "move", seconds: 3600 };
  const options = { public: true, pace: "instant", courtesy: false, clock };
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], { options });
  setClock(YEAR);
  await sleep(2500);
  expect(await logOf(server, id)).toEqual([]);
  expect(clients.some((client) => client.mirrors.get(id)?.asked != null)).toBe(true);
  for (const client of clients) client.close();
  await server.clean();
});

test("a system clock that is set back stalls nothing: bots and clocks answer in time", async () => {
  const server = await testServer();
  const options = { public: true, pace: "instant", clock: { per: "move", seconds: 5 } };
  setClock(-YEAR);
  const ann = await Client.guest(server.base, "Ann");
  const wish = { game: "race", players: 3, bots: ["random", "random"], start: true, options };
  const { id } = await ann.http("POST", "/api/tables", wish);
  await (await ann.connect()).watch(`${id}`);
  const by = async () => new Set((await logOf(server, `${id}`)).flatMap((entry) => ("by" in entry ? [entry.by] : [])));
  await expect.poll(by, { timeout: 12_000 }).toContain("bot");
  setClock(-YEAR);
  await expect.poll(by, { timeout: 9000 }).toContain("clock");
  ann.close();
  await server.clean();
}, 40_000);

test.each([
  ["forward", YEAR],
  ["back", -YEAR],
])("a system clock that is set %s while the server is down leaves every deadline as it was", async (_, by) => {
  const data = mkdtempSync(join(tmpdir(), "hypergate-time-"));
  const server = await testServer({ data });
  const clock = { per: "day", seconds: 86_400 };
  const options = { public: true, pace: "instant", courtesy: false, clock };
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], { options });
  const left = async ({ hall }: TestServer) => {
    const t = await hall.at(id);
    const since = Object.values(t.clock?.since ?? {})[0];
    return 86_400_000 - (hall.time.now() - since);
  };
  const before = await left(server);
  for (const client of clients) client.close();
  await server.close();
  setClock(by);
  const again = await testServer({ data });
  expect(before - (await left(again))).toBeLessThan(5000);
  expect(before - (await left(again))).toBeGreaterThanOrEqual(0);
  await sleep(1500);
  expect(await logOf(again, id)).toEqual([]);
  await again.clean();
});
