import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { sim } from "./sim-summary.ts";
import { file, folder, run } from "./testing/command-line.ts";
import { trainRace } from "./train-race.ts";

const PLAN = { net: "two", seed: "7", firstGames: 25, games: 4, passes: 1, rate: 0.01, matchGames: 6 } as const;

test("training goes on where it stopped, to the same net, and reports", () => {
  file("begun", "");
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  const [whole, parts] = [join(folder, "whole"), join(folder, "parts")];
  trainRace(PLAN, 2, whole);
  trainRace(PLAN, 1, parts);
  trainRace(PLAN, 2, parts);
  const read = (where: string, name: string) => readFileSync(join(where, name));
  expect(read(parts, "two.net").equals(read(whole, "two.net"))).toBe(true);
  const report = read(parts, "two.md").toString();
  expect(report).toContain(
    "npx hypergate train race --net two --seed 7 --generations 2 --first 25 --games 4 --passes 1 --match 6",
  );
  expect(report).toMatch(/generation 1: 4 games, \d+ positions, .* of 6 games/);
  expect(said.mock.calls.flat().join("\n")).toContain("generation 0: 25 games");
  expect(() => trainRace({ ...PLAN, games: 5 }, 2, parts)).toThrow(/belongs to a run with other options/);
  const start = join(whole, "two.net");
  trainRace({ ...PLAN, start }, 1, join(folder, "later"));
  expect(read(join(folder, "later"), "two.md").toString()).toMatch(
    /--start .*two\.net --generations 1 .*\n\n- generation 0: 4 games/,
  );
  expect(() => trainRace({ ...PLAN, start: "nowhere.net" }, 1, join(folder, "none"))).toThrow(/no net to start from/);
  said.mockRestore();
}, 60_000);

test("there is nothing to train for other games, and no other net", () => {
  expect(run("train", "chess").stderr).toContain("unknown command 'chess'");
  expect(run("train", "race", "--net", "three").stderr).toContain("allowed: two, more");
}, 60_000);

/** A small simulation with the expert. */
function small(settings: Readonly<Record<string, unknown>>, workers: number, games = 2) {
  const bots = ["expert", "sensible"];
  return sim(
    { game: "race", games, players: [2], seed: "1", bots, settings: { sets: "base", ...settings } },
    { workers, quiet: true },
  );
}

test("budgets of a bot are set like settings; the same games on any number of workers", async () => {
  const [one, two, more] = await Promise.all([
    small({ "expert.worlds": 4, "expert.choices": 2 }, 1),
    small({ "expert.worlds": 4, "expert.choices": 2 }, 2),
    small({ "expert.worlds": 4, "expert.choices": 4 }, 1),
  ]);
  expect(two.hash).toBe(one.hash);
  expect(more.hash).not.toBe(one.hash);
  expect(one.settled).toMatchObject({ sets: "base", "expert.worlds": 4 });
}, 60_000);

test.each([
  [{ "expert.depth": 3 }, /^unknown budget "expert\.depth"; allowed: expert\.worlds, expert\.choices, expert\.rounds$/],
  [{ "genius.worlds": 3 }, /^unknown budget "genius\.worlds"; allowed: /],
  [{ "expert.worlds": -1 }, /^--set expert\.worlds cannot be -1; allowed: a whole number from 0$/],
])("a simulation with %j is refused", async (settings, message) => {
  await expect(small(settings, 1)).rejects.toThrow(message);
});
