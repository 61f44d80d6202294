import { readFileSync } from "node:fs";
import { pino } from "pino";
import { expect, test } from "vitest";
import { makeFigures } from "./metrics.ts";

const DASHBOARD = readFileSync(new URL("../../../../deploy/grafana.json", import.meta.url), "utf8");

test("the dashboard shows every figure of ours, and only figures there are", async () => {
  const figures = makeFigures(pino({ level: "silent" }), { tables: () => 0, sockets: () => 0 });
  const names = (await figures.registry.getMetricsAsJSON()).map(({ name }) => name);
  const { panels } = JSON.parse(DASHBOARD) as { panels: { targets: { expr: string }[] }[] };
  const shown = panels
    .flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/\b(?:hypergate|process|nodejs)_\w+/g) ?? []))
    .map((name) => name.replace(/_bucket$/, ""));
  expect(shown.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => name.startsWith("hypergate_") && !shown.includes(name))).toEqual([]);
});
