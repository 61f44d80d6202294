import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Verdict } from "@hypergate/bots/chances";
import { expect, test } from "vitest";
import { file, folder, run } from "../testing/command-line.ts";
import { binsOf, offBy } from "./calibration.ts";

const PAST = new URL("../../../games/src/testing/past/", import.meta.url);
const past = (name: string) => readFileSync(new URL(`${name}.json`, PAST), "utf8");
const keptFile = join(folder, "game.verdict.json");

test("a finished game is told with chances, turning points and mistakes, in both languages", () => {
  const game = file("game.json", past("race-3"));
  const { status, stdout } = run("analyse", game, "--budget", "6", "--seat", "1", "--language", "en");
  expect(status).toBe(0);
  expect(stdout).toMatch(/Race for the Galaxy: victory for Bob/);
  expect(stdout).toMatch(/Round 1 +\d+\s% +\d+\s%/);
  expect(stdout).toMatch(/Turning points\n {2}Round \d: \w+ \d+\s% → \d+\s%/);
  expect(stdout).toMatch(/Ann: \d+ decisions judged, \d+ mistakes?, \d+\s% given away/);
  expect(stdout).toMatch(/Chosen: .+\. Better: .+\. \d+\s% instead of \d+\s%\./);
  expect(stdout).not.toContain("Bob: ");
  const russian = run("analyse", game, "--budget", "6", "--seat", "1", "--language", "ru").stdout;
  expect(russian).toMatch(/Борьба за галактику: победа, Bob/);
  expect(russian).toMatch(/Выбрано: .+\. Лучше: .+\. \d+\s% вместо \d+\s%\./);
}, 60_000);

test("a run goes on from what was kept, comes out the same, and does not mix two games", () => {
  const game = file("game.json", past("race-3"));
  const words = ["analyse", game, "--budget", "4", "--json"];
  const whole = JSON.parse(run(...words).stdout) as Verdict;
  expect(whole.isDone).toBe(true);
  // A run that was stopped left part of it.
  const part = { ...whole, points: whole.points.slice(0, 4), decisions: whole.decisions.slice(0, 5), isDone: false };
  file("game.json", past("race-3"));
  writeFileSync(keptFile, JSON.stringify(part));
  expect(JSON.parse(run(...words).stdout)).toEqual(whole);
  file("game.json", past("race-3"));
  writeFileSync(keptFile, JSON.stringify({ ...part, of: "another" }));
  const refused = run(...words);
  expect(refused.status).toBe(2);
  expect(refused.stderr).toContain("is a verdict on another game");
}, 60_000);

test("a game of older rules is told from its trace, without its decisions", () => {
  const game = file("game.json", past("cosmic-2"));
  const { status, stdout } = run("analyse", game, "--language", "en");
  expect(status).toBe(0);
  expect(stdout).toMatch(/Encounter 1 +\d+\s%/);
  expect(stdout).toContain("The rules have changed since this game");
}, 60_000);

test("what cannot be analysed is said in one line, and nothing is written", () => {
  const unfinished = JSON.parse(past("race-3")) as { answers: unknown[]; hash: string };
  const game = file("game.json", JSON.stringify({ ...unfinished, answers: unfinished.answers.slice(0, 9), hash: "" }));
  const { status, stderr } = run("analyse", game);
  expect(status).toBe(2);
  expect(stderr).toContain("the game is not over yet");
  expect(existsSync(keptFile)).toBe(false);
  expect(run("analyse").stderr).toContain("allowed: an exported game, or --calibration");
}, 60_000);

test("a calibration is measured by tenths", () => {
  const plain = { exponent: 1, bias: 0 };
  const bins = binsOf(
    [
      { shares: [0.72, 0.28], won: [1, 0] },
      { shares: [0.68, 0.32], won: [0, 1] },
      { shares: [0.1, 0.9], won: [0, 1], viewer: 1 },
    ],
    plain,
  );
  expect(bins[7]).toEqual({ called: 0.7, won: 0.5, n: 2 });
  expect(bins[9]).toEqual({ called: 0.9, won: 1, n: 1 });
  expect(bins[1].n).toBe(0);
  expect(offBy(bins)).toBeCloseTo((2 * 0.2 + 2 * 0.2 + 0.1) / 5, 9);
});

test("whether chances come true is printed as a table", () => {
  const { status, stdout } = run("analyse", "--calibration", "--games", "1", "--only", "race 2 base", "--workers", "1");
  expect(status).toBe(0);
  expect(stdout).toContain("Won of positions with open hands");
  expect(stdout).toMatch(/\| race 2 base \|/);
}, 60_000);

test("the calibration of one game is fitted, and that of the other stays", () => {
  const stays = { open: { exponent: 1.5, bias: 0 }, seen: { exponent: 1, bias: 0.1 } };
  file("calibration.json", JSON.stringify({ commands: { cosmic: "before" }, kinds: { "cosmic 3 base": stays } }));
  const words = ["train", "chances", "--only", "race 2 base", "--games", "2", "--workers", "1", "--folder", folder];
  expect(run(...words).status).toBe(0);
  const { commands, kinds } = JSON.parse(readFileSync(join(folder, "calibration.json"), "utf8"));
  expect(kinds["cosmic 3 base"]).toEqual(stays);
  expect(kinds["race 2 base"].open.exponent).toBeGreaterThan(0);
  expect(commands).toMatchObject({
    cosmic: "before",
    race: expect.stringContaining('train chances --only "race 2 base"'),
  });
  expect(readFileSync(join(folder, "calibration-race.md"), "utf8")).toContain("| race 2 base |");
}, 60_000);
