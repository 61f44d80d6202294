import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type SimOptions, simulateAll, simulateBatch } from "../sim.ts";
import { summarise } from "../sim-summary.ts";
import { openJournal } from "./journal.ts";

const folder = mkdtempSync(join(tmpdir(), "hypergate-journal-"));
afterAll(() => rmSync(folder, { recursive: true }));

const options: SimOptions = {
  game: "race",
  games: 6,
  players: [2],
  seed: "journal",
  bots: ["random", "random"],
  settings: { sets: "base", takeovers: "off" },
};

/** A journal in which games 2 and 3 are finished. */
function begun(name: string): string {
  const file = join(folder, name);
  const batch = { from: 2, to: 4 };
  openJournal(file, options).keep(simulateBatch(options, batch), batch);
  return file;
}

test("a run goes on from its journal and comes to the same", async () => {
  const file = begun("half.jsonl");
  const before = readFileSync(file, "utf8");
  const resumed = await simulateAll(options, 1, true, openJournal(file, options));
  const whole = await simulateAll(options, 1, true);
  expect(resumed.played).toBe(4);
  expect(summarise(options, resumed).hash).toBe(summarise(options, whole).hash);
  expect(JSON.stringify(resumed.results)).toBe(JSON.stringify(whole.results));
  expect(readFileSync(file, "utf8").startsWith(before)).toBe(true);
  expect((await simulateAll(options, 1, true, openJournal(file, options))).played).toBe(0);
});

test("half a line at the end is dropped, at the very beginning too", () => {
  const file = begun("torn.jsonl");
  appendFileSync(file, '{"from":0,"to":1,"resu');
  const journal = openJournal(file, options);
  expect([...journal.known.keys()]).toEqual([2, 3]);
  journal.keep(simulateBatch(options, { from: 0, to: 1 }), { from: 0, to: 1 });
  expect([...openJournal(file, options).known.keys()]).toEqual([2, 3, 0]);
  const early = join(folder, "early.jsonl");
  writeFileSync(early, readFileSync(file, "utf8").slice(0, 20));
  expect(openJournal(early, options).known.size).toBe(0);
});

test("the order of settings does not matter", () => {
  const settings = { takeovers: "off", sets: "base" };
  expect(openJournal(begun("order.jsonl"), { ...options, settings }).known.size).toBe(2);
});

test("nothing is written before a batch is finished", () => {
  const file = join(folder, "new.jsonl");
  expect(openJournal(file, options).known.size).toBe(0);
  expect(existsSync(file)).toBe(false);
});

test("a journal that has come to be since it was looked for is not written into", () => {
  const file = join(folder, "late.jsonl");
  const journal = openJournal(file, options);
  writeFileSync(file, "another");
  const batch = { from: 0, to: 1 };
  expect(() => journal.keep(simulateBatch(options, batch), batch)).toThrow(/EEXIST/);
  expect(readFileSync(file, "utf8")).toBe("another");
});

test("a journal of other options, another version, or something else is refused and left as it is", () => {
  const file = begun("refused.jsonl");
  const text = readFileSync(file, "utf8");
  const refused = (content: string, asked: SimOptions, message: RegExp) => {
    writeFileSync(file, content);
    expect(() => openJournal(file, asked)).toThrow(message);
    expect(readFileSync(file, "utf8")).toBe(content);
  };
  refused(
    text,
    { ...options, seed: "2" },
    /is the journal of another simulation: its seed is "journal", not "2"; delete it or use another file$/,
  );
  refused(text, { ...options, games: 7 }, /its games is 6, not 7; /);
  refused(text, { ...options, settings: {} }, /its settings is \{.*\}, not \{\}; /);
  refused(text.replaceAll(/"hash":"\w+"/g, '"hash":"0"'), options, /was written by another version/);
  refused(text.replace(/"sources":"\w+"/, '"sources":"0"'), options, /was written by another version/);
  refused(text.replace(/,"sources":"\w+"/, ""), options, /was written by another version/);
  refused(text.replace('"from":2', '"from":5'), options, /^line 2 of .* is damaged$/);
  refused("Dear diary", options, /is not the journal of a simulation$/);
  refused("<!doctype html>\n", options, /is not the journal of a simulation$/);
});
