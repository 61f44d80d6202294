// Every check of the project, in order, on the installed Node: `npm test`, or `npm test -- <stage …>` for some of them.
// A failing stage does not stop the later ones. A stage counts as one check, and so does each single test of `unit`.
// The last line is always `N passed, N failed`, with `, N skipped` behind it if tests were skipped.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { styleText } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));
const temporary = mkdtempSync(join(tmpdir(), "hypergate-test-"));
const unitReport = join(temporary, "unit.json");

/**
 * The stages, in order: a name, a headline and a shell command, in which installed tools and `node` need no path.
 * Bounded fuzzing, replays and benchmarks are stages of their own: `node packages/cli/src/main.ts fuzz …`.
 * `report` names a file in Vitest's JSON format, whose single tests are counted instead of the stage.
 */
const STAGES = [
  {
    name: "types",
    title: "Type check",
    command: "tsc -p . && tsc -p packages/web && tsc -p packages/web/tsconfig.proof.json",
  },
  { name: "lint", title: "Lint and format", command: "biome check --error-on-warnings" },
  { name: "rules", title: "Rules of this project", command: "node scripts/lint-rules.ts" },
  { name: "cycles", title: "Files that import each other", command: "node scripts/import-cycles.ts" },
  { name: "unused", title: "Unused code and dependencies", command: "knip --no-progress --no-config-hints" },
  {
    name: "unit",
    title: "Tests",
    command: `vitest run --reporter=default --reporter=json --outputFile.json="${unitReport}"`,
    report: unitReport,
  },
  { name: "coverage", title: "Rulebook statements cited by tests", command: "node scripts/rules-coverage.ts --check" },
  {
    name: "scenarios",
    title: "Scenario files",
    command: "node packages/cli/src/main.ts scenario packages/*/scenarios/*.json",
  },
  {
    name: "fuzz",
    title: "Random games, everything checked",
    command:
      "node packages/cli/src/main.ts fuzz cosmic --games 250 --seed test && node packages/cli/src/main.ts fuzz race --games 250 --seed test",
  },
  {
    name: "browser",
    title: "The client in a real browser",
    command: "node packages/web/src/proof/main.ts short",
  },
];

/** The counts of a Vitest report. A file that did not load counts as one failed test. */
function readReport(file) {
  const report = JSON.parse(readFileSync(file, "utf8"));
  const broken = report.testResults.filter((it) => it.status === "failed" && it.assertionResults.length === 0).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Runs one stage and counts it. A stage that ends badly has at least one failure, whatever its report says. */
function runStage(stage) {
  console.log(styleText(["bold", "cyan"], `\n━━ ${stage.title} `.padEnd(80, "━")));
  const start = performance.now();
  const env = { ...process.env, PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}` };
  const good = spawnSync(stage.command, { cwd: root, env, shell: true, stdio: "inherit" }).status === 0;
  let counts = { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 };
  if (stage.report !== undefined) {
    try {
      counts = readReport(stage.report);
      if (!good && counts.failed === 0) counts.failed = 1;
    } catch {
      counts = { passed: 0, failed: 1, skipped: 0 };
    }
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = counts.failed === 0 ? styleText("green", "✓ passed") : styleText("red", "✗ failed");
  console.log(`${verdict} ${stage.name} (${seconds} s)`);
  return counts;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(", ")}. There are: ${STAGES.map((stage) => stage.name).join(", ")}.`);
}
const total = { passed: 0, failed: unknown.length, skipped: 0 };
const failedStages = [];
for (const stage of STAGES) {
  if (wanted.length > 0 && !wanted.includes(stage.name)) continue;
  const counts = runStage(stage);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  if (counts.failed > 0) failedStages.push(stage.name);
}
rmSync(temporary, { recursive: true, force: true });

console.log(failedStages.length > 0 ? `\nFailed: ${failedStages.join(", ")}` : "");
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`);
process.exitCode = total.failed > 0 ? 1 : 0;
