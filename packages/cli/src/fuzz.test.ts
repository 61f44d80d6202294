import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, type BaseState, replay } from "@hypergate/kernel";
import { afterAll, expect, test, vi } from "vitest";
import { type Finding, fuzzGame } from "./fuzz.ts";
import { fuzz, kept, tell } from "./fuzz-command.ts";
import type { PlayableGame } from "./games.ts";
import { gameNamed } from "./sim.ts";

const folder = mkdtempSync(join(tmpdir(), "hypergate-fuzz-"));
afterAll(() => rmSync(folder, { recursive: true }));

const race = gameNamed("race");

/** The game with an engine that breaks at the end of round 2. */
function broken(): PlayableGame {
  const steps = Object.entries(race.rules.steps).map(([name, step]): [string, typeof step] => [
    name,
    (g) => {
      step(g);
      if (race.units(g.s) >= 2) throw new Error("the engine broke");
    },
  ]);
  return { ...race, rules: { ...race.rules, steps: Object.fromEntries(steps) } };
}

test.each([1, 2, 3, 4, 5])("a crash of the engine is recorded with the answer that led there (game %i)", (n) => {
  const game = broken();
  const { finding } = fuzzGame(game, `crash-${n}`);
  expect(finding?.what).toMatch(/the engine broke/);
  const { recording } = finding as Finding;
  expect(() => replay(game.rules, recording)).toThrow("the engine broke");
  expect(() => replay(game.rules, { ...recording, answers: recording.answers.slice(0, -1) })).not.toThrow();
});

test("a table that asks somebody because of a secret is found out", { timeout: 120_000 }, () => {
  const leak = {
    kind: "confirm",
    key: "leak",
    who: 0,
    source: { by: "rule/test", rule: "T-1" },
    hidden: true,
  } as const;
  const steps = Object.entries(race.rules.steps).map(([name, step]): [string, typeof step] => [
    name,
    (g) => {
      const { deck } = (g.s as unknown as { secret: { deck: readonly string[] } }).secret;
      if ([...String(deck[0])].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0) ask(g, leak);
      step(g);
    },
  ]);
  const game = { ...race, rules: { ...race.rules, steps: Object.fromEntries(steps) } };
  let found: string | undefined;
  for (let n = 0; n < 60 && found === undefined; n++) found = fuzzGame(game, `leak-${n}`).finding?.what;
  expect(found).toContain("whom the table asks tells");
});

test("a crash in the set-up is a finding with its seed", () => {
  const setUp = (): BaseState => {
    throw new Error("no table");
  };
  const rules = { ...race.rules, setUp };
  const { finding, answers } = fuzzGame({ ...race, rules }, "early-7");
  expect([finding?.seed, answers]).toEqual(["early-7", 0]);
  expect(finding?.what).toMatch(/no table/);
  expect(() => replay(rules, (finding as Finding).recording)).toThrow("no table");
});

test("a finding is kept under a name that a file can have", () => {
  const finding = { seed: "../a b/ж-3", what: "", recording: {} } as unknown as Finding;
  const name = "fuzz-race-.._a_b__-3.json";
  expect(kept("race", finding, folder)).toBe(
    `game ../a b/ж-3: replay it with: npx hypergate replay ${join(folder, name)}`,
  );
  expect(readdirSync(folder)).toEqual([name]);
});

test("what was found and used is told first, and nothing is lost if a file cannot be written", () => {
  const printed: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => printed.push(line));
  const findings = ["1-2", "1-5"].map((seed) => ({ seed, what: "it broke", recording: {} }) as unknown as Finding);
  const all = { games: 9, answers: 9, units: 9, stopped: 0, findings, used: {}, met: {} };
  expect(tell(race, all, join(folder, "nowhere"))).toBe(false);
  expect(printed.slice(0, 3)).toEqual([
    expect.stringMatching(/^game 1-2: .*it broke/),
    expect.stringMatching(/^game 1-5: .*it broke/),
    expect.stringMatching(/^0 of \d+ powers, goals and takeovers were used$/),
  ]);
  expect(printed.slice(-2)).toEqual([
    expect.stringMatching(/^cannot write .*fuzz-race-1-2\.json \(ENOENT\); the same command finds game 1-2 again$/),
    expect.stringMatching(/^cannot write .*fuzz-race-1-5\.json \(ENOENT\); the same command finds game 1-5 again$/),
  ]);
  vi.restoreAllMocks();
});

test("a run goes on from its journal and comes to the same", { timeout: 120_000 }, async () => {
  const printed: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => printed.push(line));
  const file = join(folder, "fuzz.journal");
  const run = (seed: string) => fuzz({ game: "race", games: 4, seed }, 1, file);
  expect(await run("resumed")).toBe(true);
  const whole = readFileSync(file, "utf8");
  const [head, first, second] = whole.split("\n");
  writeFileSync(file, [head, second, first.slice(0, 40)].join("\n"));
  expect(await run("resumed")).toBe(true);
  const [before, after] = [printed.slice(0, printed.length / 2), printed.slice(printed.length / 2)];
  const withoutTime = (lines: readonly string[]) => lines.map((line) => line.replace(/in \d+ s/, ""));
  expect(withoutTime(after)).toEqual(withoutTime(before));
  expect(readFileSync(file, "utf8").split("\n").toSorted()).toEqual(whole.split("\n").toSorted());
  await expect(run("other")).rejects.toThrow(`${file} is the journal of another fuzz run`);
  writeFileSync(file, `${head}\n{"from":1}\n`);
  await expect(run("resumed")).rejects.toThrow(`${file} is damaged`);
  writeFileSync(file, "{}\n");
  await expect(run("resumed")).rejects.toThrow(`${file} is not the journal of a fuzz run`);
  vi.restoreAllMocks();
});
