import { setTimeout as sleep } from "node:timers/promises";
import type { Question } from "@hypergate/kernel";
import { expect, test } from "vitest";
import type { Entry } from "../store/records.ts";
import type { Client } from "../testing/client.ts";
import { autoplay, botFor, seated, type TestServer, testServer } from "../testing/playing.ts";

const OPTIONS = { public: true, pace: "instant", courtesy: true };
const WISH = { players: 3, bots: ["sensible", "sensible"], options: OPTIONS };
const ALWAYS = { t: "stop", window: "*", stop: "always" } as const;

type Given = Extract<Entry, { key: string }>;

/** What was answered for the player of seat 0. */
async function mine({ hall }: TestServer, id: string): Promise<readonly Given[]> {
  const entries = await hall.parts.store.entries(id);
  return entries.filter((entry): entry is Given => "key" in entry && entry.who === 0);
}

const isWindow = ({ key }: { readonly key: string }) => key.startsWith("window/");

/** Plays as a bot until this many windows have been answered for the player, by whomever. */
async function playOn(server: TestServer, ann: Client, id: string, windows: number): Promise<void> {
  void autoplay(ann, id, botFor("sensible", "ann")).catch(() => undefined);
  await expect
    .poll(async () => (await mine(server, id)).filter(isWindow).length, { timeout: 60_000 })
    .toBeGreaterThan(windows);
}

test("who passes until asked is asked nothing in secret, and is asked again after a question in the open", {
  timeout: 150_000,
}, async () => {
  const server = await testServer();
  const [id, [ann]] = await seated(server.base, ["Ann"], WISH);
  await ann.send({ ...ALWAYS, table: id });
  await playOn(server, ann, id, 2);
  ann.heard = undefined;
  await ann.send({ t: "pass", table: id, until: "asked" });
  // Either she passes, or an open question has ended it at once. Nobody answers in her place what is asked in secret.
  const before = (await mine(server, id)).length;
  const leaves = ({ hidden }: Question) => hidden === true;
  void autoplay(ann, id, botFor("sensible", "ann"), undefined, leaves).catch(() => undefined);
  await expect.poll(() => ann.tables.get(id)?.passing, { timeout: 60_000 }).toBeUndefined();
  const since = (await mine(server, id)).slice(before);
  expect(since.filter(isWindow).map(({ by }) => by)).toEqual(since.filter(isWindow).map(() => "auto"));
  await server.clean();
});

test("who passes for this encounter is asked again in the next, and only they hear of it", {
  timeout: 150_000,
}, async () => {
  const server = await testServer();
  const [id, [ann, boris]] = await seated(server.base, ["Ann", "Boris"], { ...WISH, bots: ["sensible"] });
  await ann.send({ ...ALWAYS, table: id });
  const t = await server.hall.at(id);
  const unit = () => (t.live === undefined ? 0 : t.live.game.units(t.live.session.run.s));
  void autoplay(ann, id, botFor("sensible", "ann")).catch(() => undefined);
  void autoplay(boris, id, botFor("sensible", "boris")).catch(() => undefined);
  await expect.poll(unit, { timeout: 60_000 }).toBeGreaterThan(0);
  const began = unit();
  await ann.send({ t: "pass", table: id, until: "unit" });
  boris.keepRaw = true;
  await expect.poll(unit, { timeout: 60_000 }).toBeGreaterThan(began);
  await expect.poll(() => ann.tables.get(id)?.passing, { timeout: 5_000 }).toBeUndefined();
  await sleep(50);
  expect(boris.raw.filter((text) => text.startsWith('{"t":"table"'))).toEqual([]);
  await server.clean();
});

test("a setting can be taken back, and a condition is a setting", async () => {
  const server = await testServer();
  const [id, [ann]] = await seated(server.base, ["Ann"], WISH);
  const window = "window/card.played@player/2";
  await ann.send({ t: "stop", table: id, window, stop: "ifCan" });
  expect(ann.tables.get(id)?.stops).toEqual({ [window]: "ifCan" });
  await ann.send({ t: "stop", table: id, window, stop: "unset" });
  expect(ann.tables.get(id)?.stops).toEqual({});
  await expect(ann.send({ t: "stop", table: id, window: "x@planet/1", stop: "never" })).rejects.toMatchObject({
    error: { id: "message.malformed" },
  });
  await server.clean();
});

test("a player can have a screen that shows no more than a spectator sees", async () => {
  const server = await testServer();
  const [id, [ann]] = await seated(server.base, ["Ann"], { ...WISH, options: { ...OPTIONS, spectators: false } });
  expect(ann.mirrors.get(id)?.viewer).toBe(0);
  expect(ann.mirrors.get(id)?.view.hand).not.toEqual([]);
  await ann.watch(id, { spectator: true });
  const mirror = ann.mirrors.get(id);
  expect(mirror?.viewer).toBe("spectator");
  expect(mirror?.asked).toBeNull();
  expect(mirror?.view.hand).toEqual([]);
  await server.clean();
});
