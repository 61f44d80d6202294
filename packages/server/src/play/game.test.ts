import { GAMES } from "@hypergate/games";
import { same } from "@hypergate/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "../proof/audit.ts";
import { autoplay, botFor, seated, type TestServer, testServer, untilPassed } from "../testing/playing.ts";

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
