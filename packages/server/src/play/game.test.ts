import { GAMES } from "@hypergate/games";
import { same } from "@hypergate/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "../proof/audit.ts";
import { autoplay, botFor, seated, type TestServer, testServer } from "../testing/playing.ts";

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
