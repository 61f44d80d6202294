// Finds files that import each other in a circle: `node scripts/import-cycles.ts`. Every kind of import counts: of values, of types
// only (`import type`, `import("…").T`), re-exports and lazy ones (`import("…")`); so does a way through another package's entry.
//
// Files that can all reach each other make one finding, with the shortest circle among them. In the client the same holds for its
// folders: what two of them need of each other belongs into a third.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, posix, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";

/** The files each file imports, by their paths. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

export interface Cycle {
  /** All files that can reach each other, sorted. */
  readonly files: readonly string[];
  /** A shortest way round: each file imports the next, the last the first. */
  readonly shortest: readonly string[];
}

/** The modules a source file names, in whatever way. */
export function importsIn(file: string, source: string): string[] {
  const found = new Set<string>();
  visit(parseSync(file, source).program, (node) => {
    const named = IMPORTING.has(String(node.type)) ? node.source : undefined;
    if (isNode(named) && typeof named.value === "string") found.add(named.value);
  });
  return [...found];
}

const IMPORTING: ReadonlySet<string> = new Set([
  "ImportDeclaration",
  "ExportNamedDeclaration",
  "ExportAllDeclaration",
  "ImportExpression",
  "TSImportType",
]);

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (!isNode(value)) return;
  if (!Array.isArray(value)) look(value);
  for (const part of Object.values(value)) visit(part, look);
}

/** Follows names of modules to files. `entries` gives the file behind each entry of each package. */
export function graphOf(sources: ReadonlyMap<string, string>, entries: ReadonlyMap<string, string>): ImportGraph {
  const graph = new Map<string, readonly string[]>();
  for (const [file, source] of sources) {
    const targets = importsIn(file, source).flatMap((name) => {
      const target = name.startsWith(".") ? posix.join(posix.dirname(file), name) : entries.get(name);
      return target !== undefined && sources.has(target) ? [target] : [];
    });
    graph.set(file, targets);
  }
  return graph;
}

/** Every circle of the graph; a file that imports itself is one too. */
export function cyclesIn(graph: ImportGraph): Cycle[] {
  return connectedGroups(graph)
    .filter((group) => group.length > 1 || graph.get(group[0])?.includes(group[0]) === true)
    .map((group) => ({ files: group.toSorted(), shortest: shortestCircle(graph, group) }))
    .toSorted((a, b) => a.files[0].localeCompare(b.files[0]));
}

/** Tarjan's strongly connected components. */
function connectedGroups(graph: ImportGraph): string[][] {
  const groups: string[][] = [];
  const numbers = new Map<string, number>();
  const stack: string[] = [];
  const isOnStack = new Set<string>();

  /** The lowest number that can be reached from `file` by files still on the stack. */
  function explore(file: string): number {
    const own = numbers.size;
    let lowest = own;
    numbers.set(file, own);
    stack.push(file);
    isOnStack.add(file);
    for (const next of graph.get(file) ?? []) {
      const known = numbers.get(next);
      if (known === undefined) lowest = Math.min(lowest, explore(next));
      else if (isOnStack.has(next)) lowest = Math.min(lowest, known);
    }
    if (lowest === own) {
      const group = stack.splice(stack.indexOf(file));
      for (const member of group) isOnStack.delete(member);
      groups.push(group);
    }
    return lowest;
  }

  for (const file of graph.keys()) if (!numbers.has(file)) explore(file);
  return groups;
}

function shortestCircle(graph: ImportGraph, group: readonly string[]): string[] {
  const circles = group.map((file) => circleFrom(graph, group, file));
  return circles.reduce((best, circle) => (circle.length < best.length ? circle : best));
}

/** Breadth first from `start` back to it, inside the group. */
function circleFrom(graph: ImportGraph, group: readonly string[], start: string): string[] {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way[way.length - 1]) ?? []) {
      if (next === start) return way;
      if (seen.has(next) || !group.includes(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
}

/** The source files of all packages, by their paths from the root. */
function readSources(root: string): ReadonlyMap<string, string> {
  const files = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root }).map((file) => file.replaceAll(sep, "/"));
  return new Map(files.sort().map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

/** `@hypergate/cosmic/client` → `packages/cosmic/src/client.ts`, as the packages export them. */
function readEntries(root: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const folder of globSync("packages/*", { cwd: root })) {
    const description = join(root, folder, "package.json");
    if (!existsSync(description)) continue;
    const { name, exports = {} } = JSON.parse(readFileSync(description, "utf8")) as {
      readonly name: string;
      readonly exports?: Readonly<Record<string, string>>;
    };
    for (const [entry, file] of Object.entries(exports)) {
      entries.set(posix.join(name, entry), posix.join(folder.replaceAll(sep, "/"), file));
    }
  }
  return entries;
}

/** The graph of the folders right under `under`; a file that stands there by itself counts as one. Tests may import anything. */
export function foldersOf(graph: ImportGraph, under: string): ImportGraph {
  const folderOf = (file: string) => file.slice(0, `${file}/`.indexOf("/", under.length));
  const folders = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    if (!file.startsWith(under) || TEST.test(file)) continue;
    const own = folderOf(file);
    const others = targets.filter((target) => target.startsWith(under)).map(folderOf);
    const known = folders.get(own) ?? [];
    folders.set(own, [...new Set([...known, ...others.filter((other) => other !== own)])]);
  }
  return folders;
}

const TEST = /\.test\.tsx?$|\/testing\//;

/** Circles of files, and of the folders of the client. */
export function cyclesOfProject(root: string): Cycle[] {
  const graph = graphOf(readSources(root), readEntries(root));
  return [...cyclesIn(graph), ...cyclesIn(foldersOf(graph, "packages/web/src/"))];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const cycles = cyclesOfProject(join(dirname(fileURLToPath(import.meta.url)), ".."));
  for (const { files, shortest } of cycles) {
    console.log(`${files.length} import each other in a circle:`);
    for (const file of files) console.log(`  ${file}`);
    console.log(`  the shortest way round: ${[...shortest, shortest[0]].join(" → ")}`);
  }
  console.log(`${cycles.length} circles of imports`);
  process.exitCode = cycles.length > 0 ? 1 : 0;
}
