/** A game over days, with a clock that is set: who comes once a day loses no decision, however long a deal takes. */
import { setTimeout as sleep } from "node:timers/promises";
import { TEMPOS } from "@hypergate/wire";
import { expect, test } from "vitest";
import type { Entry, GivenBy } from "../store/records.ts";
import { Client } from "../testing/client.ts";
import { botFor, seated, type TestServer, testServer } from "../testing/playing.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEGAN = 1_700_000_000_000;
const SLOW = { public: true, pace: "instant", courtesy: false, clock: TEMPOS.day };
const WISH = { settings: { edition: "2020", alienSelection: "random" }, options: SLOW };

/** A server whose time is set, stopped and started again on the same data. */
interface Weeks {
  server: TestServer;
  now: number;
}

async function begin(): Promise<Weeks> {
  const weeks = { now: BEGAN } as Weeks;
  weeks.server = await testServer({ now: () => weeks.now });
  return weeks;
}

/** A player looks in, answers all there is to answer for them, and goes. Returns the keys of what was answered. */
async function lookIn(client: Client, base: string, id: string, seed: string): Promise<string[]> {
  const here = new Client(base, client.cookie);
  await here.connect();
  await here.watch(id);
  const bot = botFor("sensible", seed);
  const keys: string[] = [];
  for (let quiet = 0; quiet < 3; quiet++) {
    const mirror = here.mirrors.get(id);
    if (mirror?.asked != null) {
      const { ask, question } = mirror.asked;
      keys.push(question.key);
      await here
        .answer(
          id,
          ask,
          bot(question, () => mirror.view),
        )
        .catch(() => undefined);
      quiet = -1;
    } else await sleep(40);
  }
  here.close();
  return keys;
}

async function by(server: TestServer, id: string): Promise<Record<GivenBy, number>> {
  const entries: readonly Entry[] = await server.hall.parts.store.entries(id);
  const count = (kind: GivenBy) => entries.filter((entry) => "by" in entry && entry.by === kind).length;
  return { person: count("person"), bot: count("bot"), auto: count("auto"), clock: count("clock") };
}

/** Lets the server act for what has become due. */
async function settle({ server }: Weeks, id: string): Promise<void> {
  const t = await server.hall.at(id);
  await sleep(1_100);
  await t.acting;
  await t.do(async () => undefined);
}

test("three people play through a week, each looking in twice a day", { timeout: 120_000 }, async () => {
  const weeks = await begin();
  const [id, players] = await seated(weeks.server.base, ["Ann", "Boris", "Cleo"], WISH);
  for (const one of players) one.close();
  const keys: string[] = [];
  for (let visit = 0; visit < 14; visit++) {
    for (const [seat, player] of players.entries()) {
      weeks.now += 4 * HOUR;
      keys.push(...(await lookIn(player, weeks.server.base, id, `${visit} ${seat}`)));
    }
    if (visit === 6) {
      // In the middle of the week the server is down for a night.
      await weeks.server.close();
      weeks.now += 8 * HOUR;
      weeks.server = await testServer({ data: weeks.server.data, now: () => weeks.now });
    }
  }
  const given = await by(weeks.server, id);
  expect(given.clock).toBe(0);
  expect(given.person).toBeGreaterThan(30);
  expect(keys.length).toBe(given.person);
  await weeks.server.clean();
});

test("a clock of a day answers for one who stays away, a vacation stops it, and coming back gives the whole time", {
  timeout: 60_000,
}, async () => {
  const weeks = await begin();
  const [id, [ann, boris, cleo]] = await seated(weeks.server.base, ["Ann", "Boris", "Cleo"], WISH);
  for (const one of [ann, boris, cleo]) one.close();
  const { base } = weeks.server;
  const rest = (days: number, who = ann) => who.http("POST", `/api/tables/${id}/vacation`, { days });
  const rested = await rest(5);
  const until = BEGAN + 5 * DAY;
  expect(rested.seats).toMatchObject([{ vacation: until }, {}, {}]);
  for (let day = 0; day < 5; day++) {
    for (const other of [boris, cleo]) {
      weeks.now += 11 * HOUR;
      await lookIn(other, base, id, `${day}`);
    }
    await settle(weeks, id);
  }
  // Nearly five days: nothing was answered for Ann, whatever she was asked.
  expect((await by(weeks.server, id)).clock).toBe(0);
  await expect(rest(14)).rejects.toMatchObject({ error: { id: "vacation.spent", params: { days: 9 } } });
  const back = await rest(0);
  expect(back.seats).not.toMatchObject([{ vacation: until }, {}, {}]);
  weeks.now += 23 * HOUR;
  await settle(weeks, id);
  expect((await by(weeks.server, id)).clock).toBe(0);
  weeks.now += 2 * HOUR;
  await expect.poll(async () => (await by(weeks.server, id)).clock, { timeout: 10_000 }).toBeGreaterThan(0);
  await weeks.server.clean();
});

test("there is no vacation at a live table, nor without a clock", async () => {
  const { server } = await begin();
  for (const clock of [TEMPOS.live, TEMPOS.none]) {
    const [id, [ann]] = await seated(server.base, ["Ann", "Boris", "Cleo"], { ...WISH, options: { ...SLOW, clock } });
    const asked = ann.http("POST", `/api/tables/${id}/vacation`, { days: 1 });
    await expect(asked).rejects.toMatchObject({ error: { id: "vacation.live" } });
  }
  await server.clean();
});
