import { GAMES } from "@hypergate/games";
import { answersGiven, same } from "@hypergate/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "../proof/audit.ts";
import { autoplay, botFor, seated, type TestServer, testServer, untilPassed } from "../testing/playing.ts";
import { standing } from "./game.ts";

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
  const kept = async () => {
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
