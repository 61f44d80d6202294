import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { below, seeded } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { file, folder, run } from "../testing/command-line.ts";
import { ladderPage } from "./page.ts";
import { type LadderGame, ratingsOf, shareOf, strengthsOf } from "./ratings.ts";
import { fixturesFor } from "./schedule.ts";

/** Games in which a seat wins in proportion to the strength of its bot. */
function gamesOf(strengths: readonly number[], lineUps: readonly (readonly number[])[], n: number): LadderGame[] {
  const rng = seeded("ladder");
  return Array.from({ length: n }, (_, i) => {
    const seats = lineUps[i % lineUps.length];
    const all = seats.reduce((sum, bot) => sum + strengths[bot], 0);
    let left = (below(rng, 1_000_000) / 1_000_000) * all;
    const winner = seats.findIndex((bot) => (left -= strengths[bot]) < 0);
    return { seats, winners: [Math.max(0, winner)] };
  });
}

test("ratings find the strengths behind games of two and of four seats, and their intervals hold them", () => {
  const strengths = [0.25, 1, 4];
  for (const lineUps of [
    [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
    [
      [0, 1, 0, 1],
      [1, 2, 1, 2],
      [2, 0, 2, 0],
    ],
  ]) {
    const games = gamesOf(strengths, lineUps, 3000);
    const found = strengthsOf(3, games);
    for (const [bot, one] of found.entries()) expect(Math.log(one)).toBeCloseTo(Math.log(strengths[bot]), 0.5);
    const ratings = ratingsOf(3, games, "s");
    for (const [bot, { low, high, rating }] of ratings.entries()) {
      const truth = 1500 + 400 * Math.log10(strengths[bot]);
      expect(low).toBeLessThan(rating);
      expect(high).toBeGreaterThan(rating);
      expect(Math.abs(rating - truth)).toBeLessThan(40);
    }
    expect(ratings.reduce((sum, { rating }) => sum + rating, 0) / 3).toBeCloseTo(1500, 6);
  }
});

test("a shared victory counts in parts, and one who always wins has a rating all the same", () => {
  const shared: LadderGame = { seats: [0, 1, 0], winners: [0, 1] };
  expect(shareOf(shared, 0)).toBe(0.5);
  const [one, other] = strengthsOf(2, [{ seats: [0, 1], winners: [0, 1] }]);
  expect(one).toBeCloseTo(other, 6);
  const [best, worst] = ratingsOf(
    2,
    Array.from({ length: 20 }, () => ({ seats: [0, 1], winners: [0] })),
    "s",
  );
  expect(best.rating).toBeGreaterThan(worst.rating);
  expect(Number.isFinite(best.high)).toBe(true);
  expect(best.won).toBe(20);
  expect(best.even).toBe(10);
});

test("everybody meets everybody as often, on both sides of the same deals", () => {
  const fixtures = fixturesFor(3, 4, 4, "s");
  expect(fixtures).toHaveLength(12);
  for (const [a, b] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ]) {
    const met = fixtures.filter(({ seats }) => seats.includes(a) && seats.includes(b));
    expect(met).toHaveLength(4);
    expect(met[0].deal).toBe(met[1].deal);
    expect(met[0].seats).toEqual(met[1].seats.map((bot) => (bot === a ? b : a)));
    const first = met.map(({ seats }) => seats[0]);
    expect(first.filter((bot) => bot === a)).toHaveLength(2);
  }
});

/** The result of a run, with what it left in these files. */
function kept(act: () => ReturnType<typeof run>, ...paths: readonly string[]) {
  const result = act();
  return { ...result, files: Object.fromEntries(paths.map((path) => [path, readFileSync(path, "utf8")])) };
}

const WORDS = ["ladder", "race", "--bots", "random,sensible", "--games", "6", "--workers", "1", "--journal"];

test("a ladder is told and written as a page; what was played is not played again, and another ladder is refused", () => {
  file("begun", "");
  const [path, page] = [join(folder, "l.journal"), join(folder, "l.html")];
  const first = kept(() => run(...WORDS, path, "--report", page), path, page);
  expect(first.status).toBe(0);
  expect(first.stdout).toMatch(/1\. sensible +\d+ +\d+–\d+ +\d\.\d\/6/);
  expect(first.files[page]).toContain("Ladder: Race for the Galaxy");
  const lines = first.files[path].trimEnd().split("\n");
  expect(lines).toHaveLength(7);
  // A run that was killed left three games and half a line; in it the weaker bot had won them all.
  const won = lines.slice(1, 4).map((line) => {
    const { n } = JSON.parse(line) as { n: number };
    return JSON.stringify({ n, winners: [n % 2] });
  });
  file("l.journal", [lines[0], ...won, '{"n":5,"win'].join("\n"));
  const again = kept(() => run(...WORDS, path, "--json"), path);
  expect((JSON.parse(again.stdout) as { played: number }).played).toBe(6);
  expect(again.files[path].split("\n").slice(1, 4)).toEqual(won);
  expect(again.files[path].trimEnd().split("\n")).toHaveLength(7);
  file("l.journal", `${lines[0].replace('"seed":"1"', '"seed":"2"')}\n`);
  const other = run(...WORDS, path);
  expect(other.status).toBe(2);
  expect(other.stderr).toContain("is the journal of another ladder");
}, 240_000);

test("a ladder needs two bots, and known ones", () => {
  expect(run("ladder", "race", "--bots", "sensible").stderr).toContain("at least two bots");
  expect(run("ladder", "race", "--bots", "sensible,bold").stderr).toContain('unknown bot "bold"');
  expect(run("ladder", "race", "--outside", "x").stderr).toContain("name=command");
}, 240_000);

const PYTHON = fileURLToPath(new URL("../../../server/examples/bot.py", import.meta.url));

test("the example bot in Python plays over the socket, also against itself, and one that fails is named", () => {
  if (spawnSync("python3", ["--version"]).status !== 0) return;
  const bots = ["--outside", `python=python3 ${PYTHON}`, "--outside", `viper=python3 ${PYTHON}`];
  const path = join(folder, "p.journal");
  file("begun", "");
  const words = [
    "ladder",
    "race",
    "--bots",
    "random",
    ...bots,
    "--games",
    "1",
    "--workers",
    "1",
    "--journal",
    path,
    "--json",
  ];
  const { status, stdout, stderr } = run(...words);
  expect({ status, stderr: status === 0 ? "" : stderr }).toEqual({ status: 0, stderr: "" });
  expect((JSON.parse(stdout) as { played: number }).played).toBe(3);
  file("begun", "");
  const failing = run(
    "ladder",
    "race",
    "--bots",
    "random",
    "--outside",
    "broken=false",
    "--games",
    "1",
    "--journal",
    `${path}.broken`,
  );
  expect(failing.status).toBe(2);
  expect(failing.stderr).toContain("the outside bot broken has failed");
}, 240_000);

test("a page names every bot in the reader's language", () => {
  const games = [{ seats: [0, 1], winners: [0] }];
  const plan = { game: "race", players: 2, games: 1, seed: "1", bots: ["<b>old", "new"], settings: {} };
  const title = { en: "Race for the Galaxy", ru: "Борьба за галактику" };
  const result = { plan, title, games, ratings: ratingsOf(2, games, "1"), command: "npx hypergate ladder race" };
  const english = ladderPage(result, "en");
  expect(english).toContain("Ladder: Race for the Galaxy");
  expect(english).not.toContain("<b>old");
  expect(ladderPage(result, "ru")).toContain("Лестница: Борьба за галактику");
});
