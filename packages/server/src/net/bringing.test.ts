import { GAMES } from "@hypergate/games";
import { type Answer, type BaseState, begin, randomAnswer, seeded, stateHash, submit } from "@hypergate/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Client, Refused } from "../testing/client.ts";
import { type TestServer, testServer } from "../testing/playing.ts";
import { LIMITS } from "./limits.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.clean());

const TABLES = {
  cosmic: { settings: { edition: "2020" }, bots: ["sensible", "random"] },
  race: { settings: { sets: "base" }, bots: ["random"] },
} as const;

/** A game played at random without a server, up to so many answers. */
function played(game: keyof typeof TABLES, most: number, seed = "away") {
  const { rules, config } = GAMES[game];
  const { settings, bots } = TABLES[game];
  const session = begin(rules, config(bots.length + 1, settings), seed);
  const rng = seeded(`${seed} answers`);
  const answers: Answer[] = [];
  while (session.run.pending.length > 0 && answers.length < most) {
    const [question] = session.run.pending;
    const answer = { who: question.who, key: question.key, value: randomAnswer(question, rng) };
    expect(submit(session, answer)).toBeUndefined();
    answers.push(answer);
  }
  const state: BaseState = session.run.s;
  const wish = { id: `${game}-${seed}-${most}`, game, version: rules.version, settings, bots, seed, answers };
  return { wish, state, isOver: session.run.pending.length === 0 };
}

async function refusal(promise: Promise<unknown>): Promise<string | undefined> {
  const problem = await promise.catch((reason: unknown) => reason);
  return problem instanceof Refused ? problem.error.id : undefined;
}

test.each(["cosmic", "race"] as const)(
  "a finished game of %s becomes a table with its result and its replay",
  async (game) => {
    const ann = await Client.guest(server.base, "Ann");
    const { wish, state, isOver } = played(game, 10_000);
    expect(isOver).toBe(true);
    const table = await ann.http("POST", "/api/tables/bring", wish);
    expect(table).toMatchObject({ game, status: "over", you: 0, owner: true });
    expect(table.result).toEqual({ winners: GAMES[game].winners(state), units: GAMES[game].units(state) });
    const exported = await ann.http("GET", `/api/tables/${table.id as string}/export`);
    expect(exported).toMatchObject({ seed: wish.seed, answers: wish.answers, hash: stateHash(state) });
    expect(typeof exported.trace).toBe("string");
  },
);

test("a running game goes on where it stopped, with its log", async () => {
  const ann = await Client.guest(server.base, "Ann");
  const { wish, state } = played("race", 40);
  const { id } = (await ann.http("POST", "/api/tables/bring", wish)) as unknown as { id: string };
  await ann.connect();
  await ann.watch(id);
  const mirror = ann.mirrors.get(id);
  expect(mirror?.viewer).toBe(0);
  expect(mirror?.events.length).toBeGreaterThan(0);
  expect(mirror?.view).toMatchObject({
    table: { round: (state as unknown as { table: { round: number } }).table.round },
  });
  ann.close();
});

test("its answers are those of the person and of the bots, so the person may take back the own ones", async () => {
  const ann = await Client.guest(server.base, "Ann");
  const { wish } = played("race", 40, "whose");
  const { id } = (await ann.http("POST", "/api/tables/bring", wish)) as unknown as { id: string };
  const entries = (await server.hall.parts.store.entries(id)).slice(0, wish.answers.length);
  const given = entries.map((entry) => ("who" in entry ? [entry.who, entry.by] : []));
  expect(given).toEqual(wish.answers.map(({ who }) => [who, who === 0 ? "person" : "bot"]));
});

test("brought twice it is one table; another person's is another", async () => {
  const [ann, bob] = [await Client.guest(server.base, "Ann"), await Client.guest(server.base, "Bob")];
  const { wish } = played("race", 10);
  const first = await ann.http("POST", "/api/tables/bring", wish);
  expect((await ann.http("POST", "/api/tables/bring", wish)).id).toBe(first.id);
  expect((await bob.http("POST", "/api/tables/bring", wish)).id).not.toBe(first.id);
});

test("what does not fit the rules is refused, and nothing is stored of it", async () => {
  const ann = await Client.guest(server.base, "Ann");
  const { wish } = played("race", 60);
  const bring = (change: object) =>
    refusal(ann.http("POST", "/api/tables/bring", { ...wish, id: "wrong game", ...change }));
  const [first, ...rest] = wish.answers;
  expect(await bring({ answers: [{ ...first, value: "card/none" }, ...rest] })).toBe("game.misfit");
  expect(await bring({ answers: [{ ...first, key: "other" }, ...rest] })).toBe("game.misfit");
  expect(await bring({ answers: [{ ...first, who: 7 }, ...rest] })).toBe("game.misfit");
  expect(await bring({ seed: "another" })).toBe("game.misfit");
  expect(await bring({ version: wish.version + 1 })).toBe("game.newer");
  expect(await bring({ game: "chess" })).toBe("game.unknown");
  expect(await bring({ bots: ["genius"] })).toBe("bot.unknown");
  expect(await bring({ settings: { sets: "all" } })).toMatch(/^settings|^refused|^message/);
  expect(await bring({ bots: [] })).toBe("message.malformed");
  expect(await ann.http("GET", "/api/tables/mine")).toEqual({ tables: [] });
});

test("bodies are bounded, and so is how many games an address brings", async () => {
  const strict = await testServer({ limits: LIMITS });
  try {
    const ann = await Client.guest(strict.base, "Ann");
    const { wish } = played("race", 5);
    const huge = { ...wish, seed: "x".repeat(1_100_000) };
    expect(await refusal(ann.http("POST", "/api/tables/bring", huge))).toBe("message.malformed");
    const outcomes: (string | undefined)[] = [];
    for (let i = 0; i < LIMITS.brought; i++)
      outcomes.push(await refusal(ann.http("POST", "/api/tables/bring", { ...wish, id: `game number ${i}` })));
    expect(outcomes.at(-1)).toBe("limit.tooFast");
  } finally {
    await strict.clean();
  }
});
