import { expect, test } from "vitest";
import { proveCrashes } from "./crash.ts";
import { CALM_ANSWERS, proveHostile } from "./hostile.ts";

test("killed five times at random moments, the server keeps every acknowledged answer and nothing half done", {
  timeout: 120_000,
}, async () => {
  const report = await proveCrashes({ kills: 5, tables: 4, say: () => undefined });
  expect(report.problems).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(20);
});

test("5,000 hostile frames change nothing, and a table plays on", { timeout: 120_000 }, async () => {
  const report = await proveHostile(5000);
  expect(report.problems).toEqual([]);
  expect(report.answers).toBeGreaterThan(CALM_ANSWERS);
  expect(report.errors["message.malformed"]).toBeGreaterThan(1000);
});
