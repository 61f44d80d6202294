import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { proveCrashes } from "./crash.ts";
import { limitedFiles, proveDisk, proveOn } from "./disk.ts";
import { CALM_ANSWERS, proveHostile } from "./hostile.ts";

test("killed five times at random moments, the server keeps every acknowledged answer and nothing half done", {
  timeout: 120_000,
}, async () => {
  const report = await proveCrashes({ kills: 5, tables: 4, say: () => undefined });
  expect(report.problems).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(20);
  expect(report.compared).toBeGreaterThan(0);
});

test("on a disk that runs full, and in a folder that cannot be written, people are told so and nothing is lost", {
  timeout: 120_000,
}, async () => {
  const { problems, refusals, answers, turnedReadOnly } = await proveDisk();
  expect(problems).toEqual([]);
  expect(turnedReadOnly).toBe("store.readonly");
  expect(refusals["store.full"] ?? refusals["store.readonly"]).toBeGreaterThan(3);
  expect(answers).toBeGreaterThan(54);
});

test("the same where only the files of the server can be limited", { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "hypergate-limited-"));
  const { problems, refusals } = await proveOn(limitedFiles(folder));
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([]);
  expect(refusals["store.readonly"]).toBeGreaterThan(3);
});

test("5,000 hostile frames change nothing, and a table plays on", { timeout: 240_000 }, async () => {
  const report = await proveHostile(5000);
  expect(report.problems).toEqual([]);
  expect(report.answers).toBeGreaterThan(CALM_ANSWERS);
  const told = (pattern: RegExp) =>
    Object.entries(report.errors).reduce((sum, [id, n]) => sum + (pattern.test(id) ? n : 0), 0);
  expect(told(/^message\.malformed$/)).toBeGreaterThan(1000);
  // Most of the rest got as far as the game itself, or as its door.
  expect(told(/^refused\./)).toBeGreaterThan(500);
  expect(told(/^seat\.none$/)).toBeGreaterThan(100);
});
