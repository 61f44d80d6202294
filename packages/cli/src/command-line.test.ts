import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cosmic } from "@hypergate/cosmic";
import { begin, randomAnswer, record, seeded, submit } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { file, folder, loadedBy, piped, run } from "./testing/command-line.ts";

/** A short stretch of a random game, as it is exported. */
function exported() {
  const session = begin(cosmic, { players: 3, settings: { alienSelection: "random", useFlares: true } }, "export");
  const rng = seeded("export");
  for (let i = 0; i < 60; i++) {
    const question = session.run.pending[0];
    submit(session, { who: question.who, key: question.key, value: randomAnswer(question, rng) });
  }
  return record(session);
}

describe("sim", () => {
  test("gives the same result on any number of workers, and one object with --json", () => {
    // The first games are played before threads start, so there are many more.
    const one = run("sim", "cosmic", "--games", "120", "--players", "4", "--seed", "7", "--workers", "1", "--json");
    const two = run("sim", "cosmic", "--games", "120", "--players", "4", "--seed", "7", "--workers", "2", "--json");
    const [first, second] = [JSON.parse(one.stdout), JSON.parse(two.stdout)];
    expect(first).toMatchObject({ game: "cosmic", games: 120, players: [4], seed: "7", endedByLimit: 0 });
    expect(Object.keys(first.wins)).toEqual(["bySeat", "byBot", "byAlien"]);
    expect(second.hash).toBe(first.hash);
    expect({ ...second, seconds: 0, gamesPerSecond: 0 }).toEqual({ ...first, seconds: 0, gamesPerSecond: 0 });
  });

  test("another seed gives another result", () => {
    const hash = (seed: string) =>
      JSON.parse(run("sim", "cosmic", "--games", "4", "--seed", seed, "--workers", "1", "--json").stdout).hash;
    expect(hash("1")).not.toBe(hash("2"));
  });
});

test("the server is not loaded by a command that needs none", () => {
  const files = loadedBy("sim", "race", "--games", "1");
  expect(files.filter((name) => name.includes("/packages/race/"))).not.toEqual([]);
  expect(files.filter((name) => name.includes("/packages/server/") || name.includes("/fastify/"))).toEqual([]);
});

describe("a wrong call gives one clear line and exit code 2", () => {
  test.each([
    [["sim", "chess"], /^unknown game "chess"; allowed: /],
    [["sim", "constructor"], /^unknown game "constructor"; allowed: /],
    [["fuzz", "constructor"], /^unknown game "constructor"; allowed: /],
    [["sim", "cosmic", "--bots", "toString"], /^unknown bot "toString"; allowed: random, gentle, sensible, expert$/],
    [["sim", "cosmic", "--players", "9"], /^--players cannot be 9; allowed: 3 to 5, several with commas$/],
    [["sim", "cosmic", "--bots", "genius"], /^unknown bot "genius"; allowed: random, gentle, sensible, expert$/],
    [["sim", "cosmic", "--bots", "random,random"], /^2 bots for 5 players; allowed: /],
    [["sim", "cosmic", "--set", "planetsPerPlayer=7"], /^planetsPerPlayer cannot be 7; allowed: 5, 4$/],
    [["sim", "cosmic", "--set", "gravity=1"], /^unknown setting "gravity"; allowed: edition, /],
    [["sim", "cosmic", "--games", "many"], /allowed: a whole number from 1/],
    [["sim", "cosmic", "--frobnicate"], /unknown option '--frobnicate'/],
    [["replay", "nowhere.json"], /^cannot read nowhere\.json$/],
    [["scenario", "nowhere.json"], /^cannot read nowhere\.json$/],
    [["scenario"], /^no files; allowed: scenario files, or --schema$/],
  ] as const)("%j", (words, message) => {
    const { status, stdout, stderr } = run(...words);
    expect({ status, stdout, lines: stderr.split("\n").length }).toEqual({ status: 2, stdout: "", lines: 1 });
    expect(stderr).toMatch(message);
    expect(readdirSync(folder)).not.toContain("fuzz");
  });
});

const PAST = new URL("../../games/src/testing/past/", import.meta.url);

test.each(readdirSync(PAST))("replay shows %s, whatever the rules are today", (name) => {
  const { status, stdout, stderr } = run("replay", fileURLToPath(new URL(name, PAST)));
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^\d+ answers, \d+ (encounters|rounds), hash /);
});

describe("replay", () => {
  test("verifies the hash of an exported game", () => {
    const recording = exported();
    const { status, stdout } = run("replay", file("game.json", JSON.stringify(recording)));
    expect(status).toBe(0);
    expect(stdout).toContain(`60 answers, `);
    expect(stdout).toContain(recording.hash);
  });

  test("plays a game of an older version as far as the rules are the same, and says so", () => {
    const older = { ...exported(), version: 1, hash: "0".repeat(14) };
    expect(run("replay", file("older.json", JSON.stringify(older)))).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("made by version 1, so the hash cannot be compared"),
    });
    const answers = [{ who: 0, key: "x", value: 1 }];
    const { status, stderr } = run("replay", file("unfit.json", JSON.stringify({ ...older, answers })));
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining("made by version 1, whose rules were others: answer 1"),
    ]);
  });

  test.each([
    ["leads elsewhere", { hash: "0".repeat(14) }, /the hash should be 0{14} and is /],
    ["was damaged", { answers: "none" }, /is damaged/],
    ["breaks the rules", { answers: [{ who: 0, key: "x", value: 1 }] }, /answer 1 \(x by seat 0\) was refused/],
    ["is something else", { format: "diary" }, /is not an exported game/],
  ] as const)("refuses a game that %s", (_, change, message) => {
    const { status, stderr } = run("replay", file("game.json", JSON.stringify({ ...exported(), ...change })));
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });
});

test("a file that is no data at all is refused", () => {
  expect(run("replay", file("text.json", "hello"))).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/is not JSON/),
  });
});

describe("scenario", () => {
  const tie = fileURLToPath(new URL("../../cosmic/scenarios/tie-goes-to-the-defense.json", import.meta.url));

  test("says that all came true, or what did not", () => {
    expect(run("scenario", tie)).toMatchObject({ status: 0 });
    const broken = readFileSync(tie, "utf8").replace('"warp": [4, 0, 0]', '"warp": [0, 4, 0]');
    const { status, stdout } = run("scenario", file("broken.json", broken));
    expect(status).toBe(1);
    expect(stdout).toContain("warp is [4,0,0], expected [0,4,0]");
  });

  test("refuses a position that cannot be", () => {
    const odd = readFileSync(tie, "utf8").replace('"attack-08"], ["attack-08"', '"attack-99"], ["attack-08"');
    const { status, stderr } = run("scenario", file("odd.json", odd));
    expect(status).toBe(2);
    expect(stderr).toMatch(/"attack-99"/);
  });
});

test("output that nobody reads to its end ends quietly", () => {
  const { stdout, stderr } = piped("demo --pace 0 --language en", "head -2");
  expect(stdout.split("\n")).toHaveLength(3);
  expect(stderr).toBe("");
});

test("an alien that is named twice is measured once", () => {
  const measured = (aliens: string) =>
    run("powers", "--aliens", aliens, "--games", "8", "--seed", "test", "--workers", "1").stdout;
  const once = measured("human");
  expect(once).toMatch(/games that differ: [1-8], .*\nno power is worse than none$/m);
  expect(measured("human,human")).toBe(once);
});

test("the demo tells a whole game in either language", () => {
  const tell = (language: string) => run("demo", "--language", language, "--pace", "0").stdout;
  expect(tell("en")).toMatch(/ won!/);
  expect(tell("ru")).toMatch(/ побеждает!|Победу делят /);
});
