import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameResult, SimOptions } from "../sim.ts";
import { type SimOutput, simCommand } from "../sim-command.ts";
import { summarise } from "../sim-summary.ts";
import { reportFiles } from "./files.ts";
import { report } from "./index.ts";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "hypergate-report-"));

beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

/** As the command line does it; returns what is printed. */
async function sim(options: Partial<SimOptions>, output: Partial<SimOutput>): Promise<string> {
  const printed: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => printed.push(line));
  const asked = {
    game: "cosmic",
    games: 30,
    players: [3],
    seed: "1",
    bots: ["random"],
    settings: {},
  };
  const usual = {
    workers: 1,
    workersOf: undefined,
    json: false,
    language: "en",
    report: at("out.html"),
    resume: undefined,
  } as const;
  await simCommand({ ...asked, ...options }, { ...usual, ...output });
  return printed.join("\n");
}

function at(name: string): string {
  return join(folder, name);
}

function read(name: string): string {
  return readFileSync(at(name), "utf8");
}

function readReport(): string {
  return read("out.html") + read("out.csv") + read("out.json");
}

test("the command line writes a page and the same numbers beside it", () => {
  const words = ["sim", "cosmic", "--games", "3", "--bots", "random", "--report", "out.html", "--resume", "run.jsonl"];
  const run = (...more: string[]) =>
    spawnSync(process.execPath, [main, ...words, ...more], { cwd: folder, encoding: "utf8" });
  const { status, stdout } = run("--language", "ru");
  expect(status).toBe(0);
  expect(stdout).toContain("written: out.html, out.csv, out.json");
  expect(readdirSync(folder).sort()).toEqual(["out.csv", "out.html", "out.json", "run.jsonl"]);
  expect(read("out.html")).toContain("Какие пришельцы побеждают");
  const refused = run("--seed", "2");
  expect(refused).toMatchObject({ status: 2, stdout: "" });
  expect(refused.stderr).toBe(
    'run.jsonl is the journal of another simulation: its seed is "1", not "2"; delete it or use another file\n',
  );
});

test("Cosmic: a page that needs nothing else, and the same numbers as CSV and JSON", async () => {
  await sim({}, {});
  const html = read("out.html");
  expect(html).not.toMatch(/<script|<link|<img|https?:|url\(|NaN|undefined|\{\w+\}/);
  for (const heading of ["30 games of Cosmic Encounter", "Which aliens win", "Shared victories", "Player count"])
    expect(html).toContain(heading);
  const { game, figures } = JSON.parse(read("out.json"));
  expect(game).toBe("cosmic");
  expect(Object.keys(figures)).toEqual(["aliens", "pairs", "players", "winners", "length", "seats"]);
  const sum = (rows: { games: number }[]) => rows.reduce((all, { games }) => all + games, 0);
  expect([sum(figures.aliens), sum(figures.pairs), sum(figures.winners), sum(figures.length)]).toEqual([
    90, 180, 30, 30,
  ]);
  const lines = read("out.csv").trimEnd().split("\r\n");
  expect(lines[0]).toBe("section,item,beside,games,wins,rate,low,high,expected,together,points,counted");
  expect(lines.length - 1).toBe(Object.values<unknown[]>(figures).flat().length);
  const [first] = figures.aliens;
  expect(lines[1]).toBe(
    `aliens,${first.item},,${first.games},${first.wins},${first.rate},${first.low},${first.high},${first.expected},,,games`,
  );
});

test("Race: start worlds, strategies, 6-cost developments, goals, bots; in Russian", async () => {
  const bots = ["random", "sensible"];
  await sim({ game: "race", games: 12, players: [2], bots }, { language: "ru" });
  const html = read("out.html");
  expect(html).not.toMatch(/<script|https?:|NaN|undefined|\{\w+\}/);
  for (const heading of ['<html lang="ru">', "Начальные миры", "Стратегии", "Технологии ценой 6", "Цели", "Боты"])
    expect(html).toContain(heading);
  const { counted, figures } = JSON.parse(read("out.json"));
  expect(counted).toMatchObject({
    starts: "games",
    strategies: "seats",
    goals: "seats",
    bots: "seats",
    length: "games",
  });
  const seats = (id: string) => figures[id].reduce((all: number, row: { games: number }) => all + row.games, 0);
  expect([seats("starts"), seats("strategies"), seats("bots")]).toEqual([24, 24, 24]);
  expect(figures.strategies[0].points).toBeGreaterThan(0);
});

test("several player counts take turns and are compared", async () => {
  await sim({ players: [5, 3], games: 31 }, {});
  const { players, figures } = JSON.parse(read("out.json"));
  expect(players).toEqual([5, 3]);
  const all = figures.players.filter(({ item }: { item: string }) => item === "all");
  expect(all.map(({ beside, games }: { beside: string; games: number }) => [beside, games])).toEqual([
    ["3", 45],
    ["5", 80],
  ]);
  const games = (beside: string) =>
    figures.players
      .filter((row: { item: string; beside: string }) => row.item !== "all" && row.beside === beside)
      .reduce((sum: number, row: { games: number }) => sum + row.games, 0);
  expect([games("3"), games("5")]).toEqual([45, 80]);
  expect(read("out.html")).toContain("3 players");
  expect(read("out.html")).not.toContain("NaN");
});

test("a report from a journal is the same to the letter", async () => {
  const resume = at("run.jsonl");
  await sim({}, { resume });
  const whole = readReport();
  const lines = read("run.jsonl").split("\n");
  writeFileSync(resume, `${lines.slice(0, 3).join("\n")}\n${lines[3].slice(0, 40)}`);
  rmSync(at("out.html"));
  expect(JSON.parse(await sim({}, { resume, json: true }))).toMatchObject({ games: 30 });
  expect(readReport()).toBe(whole);
});

test("a report that was stopped goes on by itself, and leaves no journal when it is done", async () => {
  await sim({}, { resume: at("run.jsonl") });
  const whole = readReport();
  writeFileSync(at("out.journal"), `${read("run.jsonl").split("\n").slice(0, 3).join("\n")}\n`);
  expect(await sim({}, {})).toMatch(/ of them from the journal/);
  expect(readReport()).toBe(whole);
  expect(readdirSync(folder).sort()).toEqual(["out.csv", "out.html", "out.json", "run.jsonl"]);
});

describe("two runs with one journal", () => {
  test("the second is refused and changes nothing", async () => {
    writeFileSync(at("run.jsonl.lock"), String(process.ppid));
    await expect(sim({}, { resume: at("run.jsonl") })).rejects.toThrow(
      new RegExp(`^.*run\\.jsonl is being written by another run \\(process ${process.ppid}\\); wait for it`),
    );
    expect(readdirSync(folder)).toEqual(["run.jsonl.lock"]);
  });

  test("one that has died holds nothing", async () => {
    const { pid } = spawnSync(process.execPath, ["--version"]);
    writeFileSync(at("run.jsonl.lock"), String(pid));
    await sim({ games: 1 }, { report: undefined, resume: at("run.jsonl") });
    expect(readdirSync(folder)).toEqual(["run.jsonl"]);
  });

  test("it is locked while it is written", async () => {
    const done = sim({}, { report: undefined, resume: at("run.jsonl") });
    expect(read("run.jsonl.lock")).toBe(String(process.pid));
    await done;
    expect(readdirSync(folder)).toEqual(["run.jsonl"]);
  });
});

test("the settled settings are in the page and in the files, whether asked for or not", async () => {
  const printed = JSON.parse(await sim({ games: 1, settings: { edition: "2008" } }, { json: true }));
  const settled = { edition: "2008", alienSelection: "flareDraft", useFlares: true, alienPool: "base50" };
  expect(printed.settled).toMatchObject(settled);
  expect(JSON.parse(read("out.json"))).toMatchObject({ settings: { edition: "2008" }, settled });
  expect(read("out.html")).toContain("All settings of the table: edition=2008, alienSelection=flareDraft, ");
  const byHand = { aliens: ["oracle", "human", "void"], first: 2 };
  expect(JSON.parse(await sim({ games: 1, settings: byHand }, { json: true })).settled).toMatchObject({
    ...byHand,
    alienSelection: "chosen",
    firstPlayer: "chosen",
  });
});

test("the command for the same again gives the same language", async () => {
  await sim({ games: 1 }, { language: "ru" });
  expect(read("out.html")).toContain("--bots random --language ru --report out.html</code>");
  await sim({ games: 1 }, { language: "en" });
  expect(read("out.html")).toContain("--bots random --report out.html</code>");
});

test("who wins most is judged by games with as many players", () => {
  const game = (kinds: readonly string[], winner: number): GameResult => {
    const bots = kinds.map(() => "random");
    return { kinds, winners: [winner], bots, decisions: 1, units: 1, stopped: false, scores: [], facts: [], hash: "" };
  };
  // Oracle wins 45 of 100 games of three, Mind only 40 of 100, but those of five.
  const results = Array.from({ length: 100 }, (_, n) => [
    game(["oracle", "human", "void"], n < 45 ? 0 : 1 + (n % 2)),
    game(["mind", "will", "zombie", "clone", "miser"], n < 40 ? 0 : 1 + (n % 4)),
  ]).flat();
  const options = { game: "cosmic", games: 200, players: [3, 5], seed: "1", bots: ["random"], settings: {} };
  const simulated = { results, played: 200, seconds: 1 };
  report(options, simulated, summarise(options, simulated), "en", reportFiles(at("out.html")));
  expect(read("out.html")).toContain("<b>Mind</b><span>wins most: 40.0\u00a0%</span>");
});

test("what the user types is shown as text", async () => {
  await sim({ games: 1, seed: "<b>&'\"" }, {});
  expect(read("out.html")).toContain("&#60;b&#62;&#38;&#39;&#34;");
  expect(read("out.html")).not.toContain("<b>&'");
});

describe("a wrong call is refused before a game is played, and writes nothing", () => {
  test.each([
    [{ report: at("out.txt") }, {}, /^--report cannot be .*out\.txt; allowed: a file that ends in \.html$/],
    [{ report: at("nowhere/out.html") }, {}, /^cannot write .*out\.html$/],
    [{ report: at(".html") }, {}, /^--report cannot be /],
    [{ resume: at("out.json") }, {}, /^--resume cannot be .*out\.json; the report is written there$/],
    [{ resume: at("nowhere/run.jsonl") }, {}, /^cannot write .*run\.jsonl$/],
    [{ resume: folder }, {}, /^cannot write /],
    [{ resume: at("run.jsonl") }, { players: [9] }, /^--players cannot be 9/],
    [{}, { settings: { players: 3 } }, /^--set cannot change players; use --players 3$/],
    [{}, { game: "race", settings: { players: 3 } }, /^--set cannot change players; use --players 3$/],
  ] as const)("%j %j", async (output, options, message) => {
    await expect(sim({ games: 1e9, ...options }, output)).rejects.toThrow(message);
    expect(readdirSync(folder)).toEqual([]);
  });
});
