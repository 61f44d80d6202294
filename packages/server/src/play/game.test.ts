import { GAMES } from "@hypergate/games";
import { answersGiven, type Question, same, type Value } from "@hypergate/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "../proof/audit.ts";
import type { Checkpoint, Entry, StoredGame } from "../store/records.ts";
import { autoplay, botFor, seated, type TestServer, testServer, untilPassed } from "../testing/playing.ts";
import { askOf, beginGame, give, type LiveGame, markStored, openGame, standing, unstored } from "./game.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.clean());

test.each(Object.values(GAMES))(
  "three people and a bot play a whole game of $id over sockets",
  {
    timeout: 60_000,
  },
  async ({ id: game, rules }) => {
    const bot = Object.keys(GAMES[game].bots).at(-1) as string;
    const options = { public: true, pace: "instant", courtesy: false };
    const wish = { game, players: 4, bots: [bot], settings: {}, options };
    const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], wish);
    await Promise.all(clients.map((client, i) => autoplay(client, id, botFor(bot, `p${i}`, game))));
    const { store } = server.hall.parts;
    expect(await audit(store, id)).toEqual([]);
    const state = (await server.hall.at(id)).live?.session.run.s;
    for (const [seat, client] of clients.entries()) {
      await client.send({ t: "ping" });
      const mirror = client.mirrors.get(id);
      expect(mirror?.events.map(({ n }) => n)).toEqual(mirror?.events.map((_, i) => i));
      expect(same(mirror?.view, JSON.parse(JSON.stringify(rules.view(state as never, seat))))).toBe(true);
      client.close();
    }
  },
);

test("in memory only the answers since the checkpoint are kept, and none is made up", { timeout: 30_000 }, async () => {
  const options = { public: true, pace: "instant", courtesy: false };
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], { options });
  const { store } = server.hall.parts;
  const far = async () => (await server.hall.at(id)).live?.session.mark ?? 0;
  const playing = clients.map((client, i) => autoplay(client, id, botFor("sensible", `${i}`), ({ n }) => n > 40));
  await Promise.all(playing);
  expect(await far()).toBeGreaterThan(3);
  const t = await server.hall.at(id);
  // In a job of the table, so that nothing is half done.
  const look = async () => {
    const { answers, answersFrom, mark, events } = {
      answers: [],
      answersFrom: -1,
      mark: 0,
      events: [],
      ...t.live?.session,
    };
    expect([answersFrom, events]).toEqual([mark, []]);
    const log = standing(await store.entries(id)).map(({ who, key, value }) => ({ who, key, value }));
    expect(answers).toEqual(log.slice(mark));
    return t.live === undefined ? 0 : answersGiven(t.live.session) - log.length;
  };
  const kept = () => t.do(look);
  expect(await kept()).toBe(0);
  t.stale = true;
  await clients[0].watch(id);
  expect(await kept()).toBe(0);
  expect(await audit(store, id)).toEqual([]);
  for (const client of clients) client.close();
});

test("an answer sent again is known although a pass was given for the player since", { timeout: 30_000 }, async () => {
  const wish = { options: { public: true, pace: "instant", courtesy: true }, bots: ["sensible", "sensible"] };
  const [id, [ann]] = await seated(server.base, ["Ann"], wish);
  const { ask, value } = await untilPassed(server, ann, id);
  expect(await ann.answer(id, ask, value)).toMatchObject({ again: true });
  (await server.hall.at(id)).stale = true;
  expect(await ann.answer(id, ask, value)).toMatchObject({ again: true });
  await expect(ann.answer(id, ask, "word/other")).rejects.toThrow("refused.");
  ann.close();
});

/** A game in memory after so many answers, what a store would have of it, and how many checkpoints it was given. */
function played(answers: number): { live: LiveGame; stored: StoredGame; checkpoints: number } {
  const game = GAMES.cosmic;
  const config = game.config(3, {});
  const start = { game: "cosmic", seed: "kept", config, courtesy: false, began: 0 };
  const live = beginGame("kept", game, start);
  const bot = botFor("random", "kept");
  const entries: Entry[] = [];
  let checkpoint: Checkpoint | undefined;
  let checkpoints = 0;
  for (let i = 0; ; i++) {
    const fresh = unstored(live);
    entries.push(...fresh.entries);
    if (fresh.checkpoint !== undefined) {
      checkpoint = JSON.parse(JSON.stringify(fresh.checkpoint)) as Checkpoint;
      checkpoints++;
    }
    markStored(live, fresh);
    if (i === answers) break;
    const question = live.session.run.pending[0] as Question;
    const view = () => game.rules.view(live.session.run.s, question.who);
    expect(give(live, question.who, bot(question, view) as Value, "person", i)).toBeUndefined();
  }
  if (checkpoint === undefined) throw new Error("nothing was stored");
  const clock = { bank: [], since: {} };
  const since = entries.slice(checkpoint.entries);
  const stored = { start, clock, checkpoint, entries: since, events: live.stream, snapshot: undefined };
  return { live, stored, checkpoints };
}

test("a checkpoint is stored rarely, and what it leads to is the game", () => {
  for (let answers = 90; answers < 120; answers++) {
    const { live, stored, checkpoints } = played(answers);
    expect(checkpoints).toBeLessThanOrEqual(1 + Math.ceil(answers / 12));
    const opened = openGame("kept", GAMES.cosmic, stored, 1);
    expect(same(opened.session.run.s, live.session.run.s)).toBe(true);
    expect([opened.entries, opened.counts, opened.session.mark]).toEqual([
      live.entries,
      live.counts,
      live.session.mark,
    ]);
    expect(opened.fresh).toEqual([]);
  }
});

test("of answers behind the checkpoint only those from the step on that no longer fits are taken back", () => {
  const { live, stored } = played(110);
  expect(live.session.mark).toBeGreaterThan(stored.checkpoint.mark);
  const { who } = live.session.run.pending[0];
  const odd: Entry = { who, key: "no/such", value: 1, by: "person", at: 1 };
  const opened = openGame("kept", GAMES.cosmic, { ...stored, entries: [...stored.entries, odd] }, 1);
  expect(opened.fresh).toEqual([{ undo: live.session.mark, at: 1 }]);
  expect(same(opened.session.checkpoint, live.session.checkpoint)).toBe(true);
  const later = live.session.answers.filter((answer) => answer.who === who).length;
  expect(askOf(opened, who)).toBe(`1.${live.counts[who] - later}`);
});

test("a server that stops leaves the next one nothing to repeat but the step that was begun", async () => {
  const first = await testServer();
  const options = { public: true, pace: "instant", courtesy: false };
  const [id, clients] = await seated(first.base, ["Ann", "Bob", "Cleo"], { options });
  await Promise.all(clients.map((client, i) => autoplay(client, id, botFor("random", `${i}`), ({ n }) => n > 60)));
  const { store } = first.hall.parts;
  const behind = (await first.hall.at(id)).live as LiveGame;
  expect((await store.game(id))?.checkpoint.mark).toBeLessThan(behind.session.mark);
  await first.hall.close();
  expect((await store.game(id))?.checkpoint.mark).toBe(behind.session.mark);
  expect(await audit(store, id)).toEqual([]);
  for (const client of clients) client.close();
  await first.clean();
});
