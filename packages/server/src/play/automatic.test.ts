import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onlyAnswer, type Question } from "@hypergate/kernel";
import type { Pace } from "@hypergate/wire";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Entry } from "../store/records.ts";
import type { Client } from "../testing/client.ts";
import { autoplay, botFor, seated, type TestServer, testServer } from "../testing/playing.ts";
import { type Automatic, delay } from "./automatic.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.clean());

const entriesOf = async (from: TestServer, id: string) =>
  (await from.hall.parts.store.entries(id)) as Extract<Entry, { by: string }>[];

describe("automatic passes", () => {
  test("come for those who have nothing to choose, and not for those who want to be stopped", async () => {
    const courtesy = { options: { public: true, pace: "instant", courtesy: true } };
    const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], courtesy);
    const [ann] = clients;
    await ann.send({ t: "stop", table: id, window: "*", stop: "always" });
    expect(ann.tables.get(id)).toMatchObject({ stops: { "*": "always" } });
    const before = (await entriesOf(server, id)).length;
    const until = async () => (await entriesOf(server, id)).length > 80;
    let enough = false;
    const leave = (question: Question) => question.who !== 0 && onlyAnswer(question) !== undefined;
    const playing = clients.map((client, i) => autoplay(client, id, botFor("sensible", `${i}`), () => enough, leave));
    await expect.poll(until, { timeout: 15_000 }).toBe(true);
    enough = true;
    await Promise.race([Promise.all(playing), sleep(300)]);
    const entries = (await entriesOf(server, id)).slice(before);
    const automatic = entries.filter((entry) => entry.by === "auto");
    expect(automatic.length).toBeGreaterThan(10);
    expect(automatic.filter((entry) => entry.who === 0)).toEqual([]);
    for (const client of clients) client.close();
  });

  test("are all given at one moment that depends on the pace alone", () => {
    const window = { hidden: true } as Question;
    const one: Automatic = { question: window, ask: "0.1", bot: undefined, value: "word/pass" };
    const withBot: Automatic = { ...one, bot: "sensible", value: undefined };
    for (const random of [0, 0.5, 0.99])
      expect(delay("human", [one], random)).toBe(delay("human", [one, withBot, one], random));
    expect(delay("human", [one], 0)).toBeGreaterThanOrEqual(100);
    // A timer cuts fractions off and would come too early.
    expect(delay("brisk", [one], 0.001)).toBe(81);
  });

  test.each<[pace: Pace, hidden: boolean, least: number, most: number]>([
    ["instant", true, 15, 45],
    ["instant", false, 0, 0],
    ["brisk", true, 80, 250],
    ["brisk", false, 250, 600],
    ["human", true, 120, 420],
    ["human", false, 900, 2200],
  ])("at pace %s, in secret %s, wait from %i to %i milliseconds", (pace, hidden, least, most) => {
    const one: Automatic = { question: { hidden } as Question, ask: "0.1", bot: "random", value: undefined };
    expect([delay(pace, [one], 0), delay(pace, [one], 0.999_999)]).toEqual([least, most]);
  });

  test("in secret are told to nobody: others get no message when somebody else answers a window", async () => {
    const courtesy = { options: { public: true, pace: "instant", courtesy: true } };
    const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], courtesy);
    for (const client of clients) await client.send({ t: "stop", table: id, window: "*", stop: "always" });
    // Plays on until all three are asked in secret.
    const all = () => clients.every((client) => client.mirrors.get(id)?.asked?.question.hidden === true);
    // What is on its way has come when a ping comes back.
    const settled = async () => {
      for (const client of clients) await client.send({ t: "ping" });
      return all();
    };
    for (let i = 0; i < 200 && !(await settled()); i++) {
      const client = clients.find((one) => one.mirrors.get(id)?.asked != null);
      const mirror = client?.mirrors.get(id);
      if (client !== undefined && mirror?.asked != null)
        await client.answer(
          id,
          mirror.asked.ask,
          botFor("sensible", "x")(mirror.asked.question, () => mirror.view),
        );
    }
    expect(all()).toBe(true);
    const [ann, bob, cleo] = clients;
    for (const client of clients) client.keepRaw = true;
    const { ask } = ann.mirrors.get(id)?.asked ?? { ask: "" };
    await ann.answer(id, ask, "word/pass");
    await bob.send({ t: "ping" });
    await cleo.send({ t: "ping" });
    expect(bob.raw).toHaveLength(1);
    expect(cleo.raw).toHaveLength(1);
    expect(ann.raw.length).toBeGreaterThan(1);
    for (const client of clients) client.close();
  });
});

describe("clocks", () => {
  test("answer for those whose time is up, also at a table that sleeps, and after a restart nobody is hurried", {
    timeout: 30_000,
  }, async () => {
    const data = mkdtempSync(join(tmpdir(), "hypergate-clock-"));
    let ahead = 0;
    const now = () => Date.now() + ahead;
    const first = await testServer({ data, now });
    const clock = {
      options: { public: true, pace: "instant", courtesy: false, clock: { per: "day", seconds: 86_400 } },
    };
    const [id, clients] = await seated(first.base, ["Ann", "Bob", "Cleo"], clock);
    for (const client of clients) client.close();
    ahead += 50_000_000;
    await sleep(1500);
    expect(await entriesOf(first, id)).toEqual([]);
    ahead += 40_000_000;
    await expect.poll(() => entriesOf(first, id), { timeout: 5000 }).not.toEqual([]);
    expect((await entriesOf(first, id))[0].by).toBe("clock");
    ahead += 1_000;
    await first.close();
    ahead += 200_000_000;
    const second = await testServer({ data, now });
    const before = (await entriesOf(second, id)).length;
    await sleep(1500);
    expect(await entriesOf(second, id)).toHaveLength(before);
    ahead += 31_000;
    await expect.poll(async () => (await entriesOf(second, id)).length, { timeout: 5000 }).toBeGreaterThan(before);
    await second.clean();
  });

  test("per game run down while one thinks in the open", { timeout: 30_000 }, async () => {
    let ahead = 0;
    const timed = await testServer({ now: () => Date.now() + ahead });
    const clock = { options: { public: true, pace: "instant", courtesy: false, clock: { per: "game", seconds: 100 } } };
    const [id, clients] = await seated(timed.base, ["Ann", "Bob", "Cleo"], clock);
    const find = (hidden: boolean) =>
      clients.find((client) => {
        const question = client.mirrors.get(id)?.asked?.question;
        return question !== undefined && (question.hidden === true) === hidden;
      });
    const answerNow = async (client: Client) => {
      const mirror = client.mirrors.get(id);
      if (mirror?.asked != null)
        await client.answer(
          id,
          mirror.asked.ask,
          botFor("random", "x")(mirror.asked.question, () => mirror.view),
        );
    };
    for (let i = 0; i < 100 && find(false) === undefined; i++) {
      const client = find(true);
      if (client === undefined) await sleep(5);
      else await answerNow(client);
    }
    const client = find(false) as Client;
    const mirror = client.mirrors.get(id);
    if (mirror?.asked == null) throw new Error("nobody is asked");
    expect(mirror.asked.clock?.until).toBeGreaterThan(Date.now() + 90_000);
    // What is still being shown is not charged.
    const shown = Math.max(0, (mirror.asked.clock?.from ?? 0) - Date.now());
    ahead += 30_000;
    await answerNow(client);
    const t = await timed.hall.at(id);
    const bank = t.clock?.bank[mirror.viewer as number] ?? 0;
    expect(bank).toBeGreaterThan(60_000);
    expect(bank).toBeLessThan(71_000 + shown);
    for (const one of clients) one.close();
    await timed.clean();
  });
});
