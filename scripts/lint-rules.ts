// The project's own lint: what no general linter knows about this code. `npm run lint:rules`.
//
//   rules code    packages/{cosmic,race}/src, without tests and texts: a step runs again for every answer, so nothing in
//                 it may depend on anything but the state (no clock, no chance, no I/O, no promises, no module state)
//   kernel        knows no game: none of its identifiers, strings and comments uses a game's words
//   ids           an alien or artifact is named in its own files and in the registry, nowhere else
//   all packages  no `any`, no unfinished work, no lint exceptions, no skipped tests, no overlong files
//
// A finding reads `file:line rule — message`. Warnings are printed and do not fail.
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, posix, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type Token, tokenize } from "./tokens.ts";

/** Files of the kernel that may use game words, as patterns over the path from the root. */
const KERNEL_WORDS_ALLOWED: readonly RegExp[] = [];

/** Words, and their plurals, that belong to a game. */
const GAME_WORDS =
  "ship planet alien flare colony warp card hand encounter offense defense offence defence ally tableau world good";

const TEST = /\.test\.ts$|\/testing\//;
const TEXTS = /\/text\.ts$|\/texts\/|\/rulebook\//;
const DATA = /\/text\.ts$|\/texts\/|\/rulebook\/|\/data\//;
const RULES_CODE = /^packages\/(cosmic|race)\/src\//;
const KERNEL = /^packages\/kernel\/src\//;
/** Where every id may stand: the registries, the facts of artifacts, the catalogue of the boxes and the tables of combinations. */
const NAMES_ALL_IDS =
  /\/registry\.ts$|\/aliens\/(all|shown|rules)\.ts$|\/technologies\/(rules|texts)\.ts$|\/artifacts\/facts\.ts$|\/catalogue\.ts$|\/combos(\.ts$|\/)/;
/** Ids that are ordinary words too, and the files in which they mean something else. */
const ORDINARY: ReadonlyMap<string, RegExp> = new Map([
  ["chosen", /\/(settings|setup|events|vocabulary|steps\/planning|aliens\/usurper\/.*)\.ts$/],
]);
/** The folders whose entries are ids that only their own files may name. */
const ID_FOLDERS = ["packages/cosmic/src/aliens", "packages/cosmic/src/artifacts", "packages/cosmic/src/technologies"];
const NOT_IDS = new Set([
  "index",
  "registry",
  "rules",
  "powers",
  "facts",
  "emblem",
  "text",
  "texts",
  "data",
  "testing",
]);

const WARN_LINES = 400;
const MAX_LINES = 600;

/** Names that rules code may not use, with the reason. */
const FORBIDDEN: ReadonlyMap<string, string> = new Map([
  ...words("Date performance", "a re-run would see another time"),
  ...words("async await Promise", "rules are synchronous"),
  ...words("yield", "rules are plain functions, not generators"),
  ...words("try catch finally", "a suspended step must not be caught"),
  ...words("class", "state is plain data and functions take it first"),
  ...words("enum", "use a const array and a type derived from it"),
  ...words("null", "use undefined"),
  ...words("setTimeout setInterval setImmediate queueMicrotask", "timers belong to the server"),
  ...words("console process globalThis fetch", "rules do no input or output"),
  ...words("structuredClone", "use the state's own clone"),
]);
/** The same for members of a global object. */
const FORBIDDEN_MEMBERS: ReadonlyMap<string, string> = new Map([
  ["Math.random", "draw from the state's random numbers"],
  ["JSON.parse", "use the state's own clone"],
]);
const OUTER_PACKAGE = /^(hypergate|@hypergate\/(bots|cli|server|web|wire))(\/|$)/;

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
  readonly warning?: true;
}

/** What a file cannot tell about itself: the ids that are reserved to their own files. */
export interface Project {
  readonly ids: readonly string[];
}

type Report = (line: number, rule: string, message: string) => void;

function words(names: string, reason: string): [string, string][] {
  return names.split(" ").map((name) => [name, reason]);
}

/** The findings in one file. `file` is its path from the root, with forward slashes. */
export function lintFile(file: string, source: string, project: Project): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (line, rule, message) => findings.push({ file, line, rule, message });
  const all = tokenize(source);
  const code = all.filter((token) => token.kind !== "comment");

  checkEverywhere(file, all, code, report);
  checkImports(file, code, report);
  if (RULES_CODE.test(file) && !TEST.test(file) && !TEXTS.test(file)) checkRulesCode(code, report);
  if (KERNEL.test(file) && !KERNEL_WORDS_ALLOWED.some((pattern) => pattern.test(file))) checkWords(all, report);
  if (file.startsWith("packages/cosmic/src/")) checkIds(file, code, project.ids, report);

  const lines = source.split("\n").length - (source.endsWith("\n") ? 1 : 0);
  if (lines > WARN_LINES && !DATA.test(file)) {
    const finding: Finding = {
      file,
      line: lines,
      rule: "length",
      message: `${lines} lines; keep files under ${WARN_LINES}`,
    };
    findings.push(lines > MAX_LINES ? finding : { ...finding, warning: true });
  }
  return findings.sort((a, b) => a.line - b.line);
}

/** Whether the name at `i` is a property or the key of one, and not a variable or a keyword. */
function isProperty(code: readonly Token[], i: number): boolean {
  const before = code[i - 1]?.text;
  if (code[i - 1]?.kind === "mark" && (before === "." || before === "?.")) return true;
  const after = code[i + 1]?.text === "?" ? code[i + 2]?.text : code[i + 1]?.text;
  return after === ":" && (before === undefined || ["{", ",", ";", "(", "readonly", "}"].includes(before));
}

function checkEverywhere(file: string, all: readonly Token[], code: readonly Token[], report: Report): void {
  for (const { kind, text, line } of all) {
    const marker = kind === "comment" || kind === "string" ? /\b(TODO|FIXME)\b/.exec(text)?.[0] : undefined;
    if (marker !== undefined) report(line, "unfinished", `no ${marker}: do it, or leave it out`);
    if (kind !== "comment") continue;
    const exception = /biome-ignore|eslint-disable|@ts-ignore|@ts-nocheck|@ts-expect-error/.exec(text)?.[0];
    if (exception === undefined || (exception === "@ts-expect-error" && TEST.test(file))) continue;
    report(line, "exception", `no ${exception}: satisfy the check instead`);
  }
  for (let i = 0; i < code.length; i++) {
    const { kind, text, line } = code[i];
    if (kind !== "name") continue;
    if (text === "any" && !isProperty(code, i)) report(line, "any", "no `any`: name the type, or use unknown");
    if (["only", "skip", "todo"].includes(text) && code[i + 1]?.text === "(" && isTestChain(code, i)) {
      report(line, "focus", `no .${text}(: every test runs`);
    }
  }
}

/** Whether the property at `i` ends a chain that starts with a test function: `test.concurrent.only`. */
function isTestChain(code: readonly Token[], i: number): boolean {
  let first = i;
  while (code[first - 1]?.text === "." && code[first - 2]?.kind === "name") first -= 2;
  return first < i && ["test", "it", "describe", "suite", "bench"].includes(code[first].text);
}

/** Whether the string at `i` is the module named by an import or export. */
function isModuleName(code: readonly Token[], i: number): boolean {
  if (code[i].kind !== "string") return false;
  const before = code[i - 1];
  if (before?.kind === "name") return before.text === "from" || before.text === "import";
  return before?.text === "(" && code[i - 2]?.text === "import" && code[i - 2].kind === "name";
}

function checkImports(file: string, code: readonly Token[], report: Report): void {
  const home = /^packages\/[^/]+\//.exec(file)?.[0];
  const isRules = RULES_CODE.test(file) && !TEST.test(file);
  for (let i = 0; i < code.length; i++) {
    if (!isModuleName(code, i)) continue;
    const { text, line } = code[i];
    if (text.startsWith(".")) {
      const target = posix.join(posix.dirname(file), text);
      if (home !== undefined && !target.startsWith(home)) report(line, "import", "import other packages by their name");
    } else if (isRules && isBuiltin(text)) {
      report(line, "import", `rules code may not import ${text}`);
    } else if (isRules && OUTER_PACKAGE.test(text)) {
      report(line, "import", `a game may not import ${text}`);
    }
    if (isRules && code[i - 1].text === "(") report(line, "import", "rules code has no dynamic imports");
  }
}

function checkRulesCode(code: readonly Token[], report: Report): void {
  for (let i = 0; i < code.length; i++) {
    const { kind, text, line, depth } = code[i];
    if (kind !== "name" || isProperty(code, i)) continue;
    const reason = FORBIDDEN.get(text);
    if (reason !== undefined) report(line, "rules", `no ${text}: ${reason}`);
    if (code[i + 1]?.text === ".") {
      const member = `${text}.${code[i + 2]?.text}`;
      const why = FORBIDDEN_MEMBERS.get(member);
      if (why !== undefined) report(line, "rules", `no ${member}: ${why}`);
    }
    if (text === "function" && code[i + 1]?.text === "*")
      report(line, "rules", "no generators: rules are plain functions");
    if ((text === "let" || text === "var") && depth === 0) {
      report(line, "rules", `no module-level ${text}: what changes lives in the state`);
    }
  }
}

const GAME_WORD = new Map(
  GAME_WORDS.split(" ").flatMap((word): [string, string][] => [
    [word, word],
    [word.endsWith("y") ? `${word.slice(0, -1)}ies` : `${word}s`, word],
  ]),
);

function checkWords(all: readonly Token[], report: Report): void {
  for (const { kind, text, line } of all) {
    if (kind === "number" || kind === "mark") continue;
    // Identifiers fall apart at their humps: `homeWorlds` is `home` and `Worlds`.
    let row = line;
    for (const part of text.match(/\n|\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? []) {
      if (part === "\n") row++;
      else if (GAME_WORD.has(part.toLowerCase())) report(row, "words", `the kernel knows no game: "${part}"`);
    }
  }
}

/** Whether `file` is one of the own files of `id`: in a folder of that name, or named so. */
function isOwnFile(file: string, id: string): boolean {
  return file.split("/").some((segment) => segment === id || segment.startsWith(`${id}.`));
}

/**
 * Ids are often ordinary words, so a string counts only if it is the id or a dotted or slashed path with the id in it
 * (`oracle.pick`, `power/oracle`), and code counts only if it is imported from the id's own files.
 */
function checkIds(file: string, code: readonly Token[], ids: readonly string[], report: Report): void {
  if (TEST.test(file) || TEXTS.test(file) || NAMES_ALL_IDS.test(file)) return;
  for (let i = 0; i < code.length; i++) {
    const { kind, text, line } = code[i];
    if (kind !== "string" || !/^[\w./:-]+$/.test(text)) continue;
    const isModule = isModuleName(code, i);
    if (isModule && !text.startsWith(".")) continue;
    const target = isModule ? posix.join(posix.dirname(file), text) : text;
    for (const id of ids) {
      if (isOwnFile(file, id) || ORDINARY.get(id)?.test(file) === true) continue;
      if (isModule) {
        if (isOwnFile(target, id)) report(line, "ids", `only the registry imports from "${id}"`);
      } else if (text.split(/[./:]/).includes(id)) {
        report(line, "ids", `only its own files and the registry may name "${id}"`);
      }
    }
  }
}

/** The ids of the project: the folders and files in the id folders. */
export function readProject(root: string): Project {
  const ids = new Set<string>();
  for (const folder of ID_FOLDERS) {
    if (!existsSync(join(root, folder))) continue;
    const isFolders = !folder.endsWith("/artifacts");
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const id = entry.name.split(".")[0];
      if ((entry.isDirectory() || !isFolders) && !NOT_IDS.has(id)) ids.add(id);
    }
  }
  return { ids: [...ids].sort() };
}

/** The findings in all source files of all packages. */
export function lintProject(root: string): Finding[] {
  const project = readProject(root);
  const files = globSync("packages/*/src/**/*.ts", { cwd: root }).map((file) => file.replaceAll(sep, "/"));
  return files.sort().flatMap((file) => lintFile(file, readFileSync(join(root, file), "utf8"), project));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const findings = lintProject(join(dirname(fileURLToPath(import.meta.url)), ".."));
  for (const { file, line, rule, message, warning } of findings) {
    console.log(`${warning === true ? "warning: " : ""}${file}:${line} ${rule} — ${message}`);
  }
  const errors = findings.filter((finding) => finding.warning !== true).length;
  console.log(`${errors} findings, ${findings.length - errors} warnings`);
  process.exitCode = errors > 0 ? 1 : 0;
}
