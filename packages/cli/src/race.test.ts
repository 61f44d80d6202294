import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { begin, randomAnswer, record, seeded, submit } from "@hypergate/kernel";
import { race, SETS } from "@hypergate/race";
import { describe, expect, test } from "vitest";
import { rate } from "./bench.ts";
import { gameNamed } from "./sim.ts";
import { sim } from "./sim-summary.ts";
import { file, run } from "./testing/command-line.ts";

const scenarios = fileURLToPath(new URL("../../race/scenarios", import.meta.url));

test("sim counts rounds, points and start worlds, the same on any number of workers", () => {
  const counted = (workers: string) =>
    JSON.parse(run("sim", "race", "--games", "8", "--bots", "sensible,random", "--workers", workers, "--json").stdout);
  const [one, two] = [counted("1"), counted("2")];
  expect(one).toMatchObject({ game: "race", games: 8, players: [2], endedByLimit: 0 });
  expect(Object.keys(one.wins)).toEqual(["bySeat", "byBot", "byStartWorld"]);
  expect(one.meanScores.byBot.sensible).toBeGreaterThan(one.meanScores.byBot.random);
  expect(one.rounds).toBeGreaterThan(8);
  expect(two.hash).toBe(one.hash);
}, 60_000);

/** A small simulation in this process. */
function small(players: number, settings: Readonly<Record<string, unknown>>) {
  return sim(
    { game: "race", games: 2, players: [players], seed: "1", bots: ["random"], settings },
    { workers: 1, quiet: true },
  );
}

test.each([
  [7, {}, /^--players cannot be 7; allowed: 2 to 6, several with commas$/],
  [5, { sets: "base" }, /^players cannot be 5 if sets is base\. Allowed then: 2 … 4\.$/],
  [2, { sets: "base", takeovers: "on" }, /^takeovers cannot be on if sets is base/],
  [2, { gravity: 1 }, /^There is no setting gravity\. Settings are: /],
] as const)("a simulation of %i players with %j is refused", async (players, settings, message) => {
  await expect(small(players, settings)).rejects.toThrow(message);
});

test("every set of boxes can be simulated without saying more", async () => {
  for (const sets of SETS) expect(await small(4, { sets })).toMatchObject({ games: 2, endedByLimit: 0 });
});

describe("scenario", () => {
  test("all files play as they say", () => {
    const { status, stdout } = run("scenario", ...readdirSync(scenarios).map((name) => join(scenarios, name)));
    expect(stdout).not.toMatch(/:$/m);
    expect(status).toBe(0);
  });

  test("says what did not come true, and prints positions", () => {
    const text = readFileSync(join(scenarios, "consume-doubled.json"), "utf8").replace('"chips": 4', '"chips": 5');
    const { status, stdout } = run("scenario", "--positions", file("broken.json", text));
    expect(status).toBe(1);
    const lines = stdout.split("\n");
    expect(lines.slice(0, 3).map((line) => JSON.parse(line).step)).toEqual(["choose", "consume", "produce"]);
    expect(stdout).toMatch(/chips/);
  });

  test("refuses a file that is wrong in itself", () => {
    const text = readFileSync(join(scenarios, "consume-doubled.json"), "utf8").replace('"spice-world"', '"spam-world"');
    const { status, stderr } = run("scenario", file("wrong.json", text));
    expect(status).toBe(2);
    expect(stderr).toMatch(/spam-world/);
  });
});

test("replay verifies the hash of an exported game", () => {
  const session = begin(race, { settings: { players: 3, takeovers: "on" } }, "export");
  const rng = seeded("export");
  for (let i = 0; i < 40; i++) {
    const [question] = session.run.pending;
    submit(session, { who: question.who, key: question.key, value: randomAnswer(question, rng) });
  }
  const recording = record(session);
  const { status, stdout } = run("replay", file("game.json", JSON.stringify(recording)));
  expect(status).toBe(0);
  expect(stdout).toContain(`40 answers, `);
  expect(stdout).toContain(recording.hash);
});

test("fuzz says what was used, the same on any number of workers", () => {
  const [one, two] = ["1", "2"].map((workers) => run("fuzz", "race", "--games", "2", "--workers", workers));
  expect(one.stdout).toMatch(/^2 games of race, .*; 0 findings$/m);
  expect(one.stdout).toMatch(/^\d+ of \d+ powers, goals and takeovers were used$/m);
  expect([one.status, two.status]).toEqual([0, 0]);
  const said = (text: string) => text.split("\n").slice(1);
  expect(said(two.stdout)).toEqual(said(one.stdout));
});

test("bench measures rounds and decisions of two and of four players", () => {
  const game = gameNamed("race");
  expect(game.measured).toEqual([2, 4]);
  for (const players of game.measured) {
    const { units, decisions, stopped } = rate(game, players, "random", 0.1);
    expect(decisions).toBeGreaterThan(units);
    expect(stopped).toBe(0);
  }
});
