// Which statements of the rulebooks the tests cite: `npm run rules:coverage`, with `--check` to fail below the
// percentages that package.json demands under "rulesCoverage".
//
// A test cites statements in brackets at the end of its title: `test("the defense wins ties [REV-04, amoeba EC1]", …)`.
// The rows of a table of cases may do the same. A scenario (packages/*/scenarios/**/*.json) lists them under `cites`.
// Citing an unknown statement is an error. Statements that no test can show are listed with the reason in
// packages/<name>/src/rulebook/exempt.ts and do not count.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Token, tokenize } from "./tokens.ts";

/** The part of the kernel's Statement that is read here. */
interface Statement {
  readonly id: string;
  readonly en: string;
}

/** Functions whose first argument is a title; a wrong citation there is an error. */
const TITLED = new Set(["test", "it", "describe", "scenario"]);

interface Citation {
  readonly id: string;
  readonly where: string;
  /** Whether it stands where only citations stand. Elsewhere brackets may mean something else. */
  readonly certain: boolean;
}

interface Group {
  readonly name: string;
  readonly total: number;
  readonly cited: number;
  readonly missing: readonly Statement[];
}

export interface PackageCoverage {
  readonly name: string;
  readonly groups: readonly Group[];
  readonly total: number;
  readonly cited: number;
  /** The reason by id. */
  readonly exempt: Readonly<Record<string, string>>;
}

export interface Coverage {
  readonly packages: readonly PackageCoverage[];
  /** Packages that demand coverage and have no rulebook yet. */
  readonly without: readonly string[];
  readonly errors: readonly string[];
}

/** What is cited in brackets at the end of `text`. */
function citedIn(text: string): string[] {
  const list = /\[([^[\]]+)\]$/.exec(text.trim())?.[1];
  return list === undefined ? [] : list.split(",").map((id) => id.trim());
}

/** Whether the string at `i` is the title of a test: `test("…")`, `test.each(…)("…")`. */
function isTitle(code: readonly Token[], i: number): boolean {
  if (code[i - 1]?.text !== "(") return false;
  let first = i - 2;
  if (code[first]?.text === ")") {
    const depth = code[first].depth;
    while (first > 0 && !(code[first].text === "(" && code[first].depth === depth)) first--;
    first--;
  }
  while (code[first - 1]?.text === "." && code[first - 2]?.kind === "name") first -= 2;
  return first >= 0 && code[first].kind === "name" && TITLED.has(code[first].text);
}

/** The citations of a test file. */
export function readTest(file: string, source: string): Citation[] {
  const code = tokenize(source).filter((token) => token.kind !== "comment");
  return code.flatMap(({ kind, text, line }, i) =>
    kind === "string" ? citedIn(text).map((id) => ({ id, where: `${file}:${line}`, certain: isTitle(code, i) })) : [],
  );
}

function readScenario(file: string, source: string): Citation[] {
  const scenario: unknown = JSON.parse(source);
  if (typeof scenario !== "object" || !scenario || !("cites" in scenario) || !Array.isArray(scenario.cites)) return [];
  return scenario.cites.map((id) => ({ id: String(id), where: file, certain: true }));
}

/** All citations of all packages: one package's tests may cite another's rulebook. */
function readCitations(root: string): Citation[] {
  const find = (pattern: string, read: (file: string, source: string) => Citation[]): Citation[] =>
    globSync(pattern, { cwd: root })
      .map((file) => file.replaceAll(sep, "/"))
      .sort()
      .flatMap((file) => read(file, readFileSync(join(root, file), "utf8")));
  return [...find("packages/*/src/**/*.test.ts", readTest), ...find("packages/*/scenarios/**/*.json", readScenario)];
}

/** `REV` of `REV-12`, `amoeba` of `amoeba EC1`. */
function groupOf(id: string): string {
  return id.replace(/(-\d+\w*| .*)$/, "");
}

function cover(
  name: string,
  rulebook: readonly Statement[],
  exempt: Record<string, string>,
  cited: Set<string>,
): PackageCoverage {
  const byGroup = Map.groupBy(
    rulebook.filter((statement) => exempt[statement.id] === undefined),
    (statement) => groupOf(statement.id),
  );
  const groups = [...byGroup].map(([group, statements]): Group => {
    const missing = statements.filter((statement) => !cited.has(statement.id));
    return { name: group, total: statements.length, cited: statements.length - missing.length, missing };
  });
  const sum = (pick: (group: Group) => number): number => groups.reduce((total, group) => total + pick(group), 0);
  return { name, groups, total: sum((group) => group.total), cited: sum((group) => group.cited), exempt };
}

/** Reads all rulebooks and tests below `root`. */
export async function readCoverage(root: string, demanded: readonly string[]): Promise<Coverage> {
  const errors: string[] = [];
  const found = globSync("packages/*/src/rulebook/index.ts", { cwd: root }).map((file) => file.split(sep)[1]);
  const books = new Map<string, { rulebook: readonly Statement[]; exempt: Record<string, string> }>();
  for (const name of found.sort()) {
    const folder = join(root, "packages", name, "src", "rulebook");
    const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
    const rulebook: readonly Statement[] = (await load("index.ts")).rulebook;
    const exempt: Record<string, string> = existsSync(join(folder, "exempt.ts"))
      ? (await load("exempt.ts")).exempt
      : {};
    const ids = new Set<string>();
    for (const { id } of rulebook) {
      if (ids.has(id)) errors.push(`${name}: two statements have the id ${id}`);
      ids.add(id);
    }
    for (const id of Object.keys(exempt)) if (!ids.has(id)) errors.push(`${name}: exempts the unknown statement ${id}`);
    books.set(name, { rulebook, exempt });
  }

  const known = new Set([...books.values()].flatMap(({ rulebook }) => rulebook.map((statement) => statement.id)));
  const citations = readCitations(root);
  if (known.size > 0) {
    for (const { id, where, certain } of citations) {
      if (certain && !known.has(id)) errors.push(`${where}: cites the unknown statement ${id}`);
    }
  }
  const cited = new Set(citations.map((citation) => citation.id));
  return {
    packages: [...books].map(([name, { rulebook, exempt }]) => cover(name, rulebook, exempt, cited)),
    without: demanded.filter((name) => !books.has(name)),
    errors,
  };
}

export function percentage({ cited, total }: { readonly cited: number; readonly total: number }): number {
  return total === 0 ? 100 : (100 * cited) / total;
}

/** What `--check` complains about. */
export function failures(coverage: Coverage, demanded: Readonly<Record<string, number>>): string[] {
  const low = coverage.packages.flatMap((it) => {
    const least = demanded[it.name] ?? 0;
    return percentage(it) < least
      ? [`${it.name}: ${percentage(it).toFixed(1)} % is below the demanded ${least} %`]
      : [];
  });
  return [...coverage.errors, ...low];
}

/** The report in lines; the short form names the missing statements without their text. */
export function describeCoverage(coverage: Coverage, short: boolean): string[] {
  const row = (name: string, it: { readonly cited: number; readonly total: number }): string =>
    `${name.padEnd(24)} ${percentage(it).toFixed(1).padStart(5)} %  ${it.cited} of ${it.total}`;
  const lines: string[] = [];
  for (const it of coverage.packages) {
    for (const group of it.groups) {
      if (short && group.missing.length === 0) continue;
      lines.push(row(`${it.name} ${group.name}`, group));
      if (short) lines.push(`    not cited: ${group.missing.map((statement) => statement.id).join(", ")}`);
      else lines.push(...group.missing.map((statement) => `    ${statement.id}  ${statement.en}`));
    }
    const exempt = Object.entries(it.exempt);
    if (exempt.length > 0) lines.push(`${it.name}: ${exempt.length} exempt`);
    if (!short) lines.push(...exempt.map(([id, reason]) => `    ${id}  ${reason}`));
    lines.push(row(`${it.name} in all`, it));
  }
  return [...lines, ...coverage.without.map((name) => `${name}: no rulebook yet, skipped`)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(dirname(fileURLToPath(import.meta.url)), "..");
  const demanded: Record<string, number> =
    JSON.parse(readFileSync(join(root, "package.json"), "utf8")).rulesCoverage ?? {};
  const check = process.argv.includes("--check");
  const coverage = await readCoverage(root, Object.keys(demanded));
  for (const line of describeCoverage(coverage, check)) console.log(line);
  const problems = check ? failures(coverage, demanded) : coverage.errors;
  for (const problem of problems) console.error(`error: ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
