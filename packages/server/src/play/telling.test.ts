import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { botFor, seated, testServer } from "../testing/playing.ts";

const SECONDS = 60;

test("after an encounter the clock of the next question begins when everybody has seen it, and all can read when", async () => {
  const server = await testServer();
  try {
    const options = { public: true, pace: "instant", courtesy: false, clock: { per: "move", seconds: SECONDS } };
    const [id, [ann, bob, cleo]] = await seated(server.base, ["Ann", "Bob", "Cleo"], { options });
    const pauses: number[] = [];
    for (let answers = 0; answers < 120; ) {
      for (const client of [ann, bob, cleo]) {
        const mirror = client.mirrors.get(id);
        if (mirror?.asked == null) continue;
        const { ask, question, clock } = mirror.asked;
        const { from, until } = clock ?? { from: 0, until: 0 };
        expect(until - from).toBe(SECONDS * 1000);
        pauses.push(from - Date.now());
        if (mirror.waiting.seats.includes(question.who))
          expect(mirror.waiting.clocks[question.who]).toEqual({ from, until });
        await client.answer(
          id,
          ask,
          botFor("sensible", `${answers}`)(question, () => mirror.view),
        );
        answers++;
      }
      await sleep(1);
      if (ann.tables.get(id)?.status === "over") break;
    }
    expect(Math.max(...pauses)).toBeGreaterThan(2000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(7500);
  } finally {
    await server.clean();
  }
});
