/**
 * The files of the host's aliens, made ready: types are taken out, imports are checked, and a digest names what they are. The
 * same files are run here, in threads, and in browsers.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { OwnAlien } from "@hypergate/cosmic/homebrew";
import { checkId, PARTS, type Part, WrongAlien } from "./check.ts";

export interface PreparedAlien {
  readonly id: string;
  /** Of its files. */
  readonly digest: string;
  /** By name, as JavaScript. */
  readonly files: Readonly<Record<string, string>>;
  /** The name of the file of each part. */
  readonly parts: Readonly<Record<Part, string>>;
  /** As it was checked: in both languages. */
  readonly text?: OwnAlien["text"];
  readonly emblem?: OwnAlien["emblem"];
}

/** An alien that is not let in: where the fault is, and what. */
export interface Refused {
  readonly id: string;
  readonly place: string;
  readonly reason: string;
}

const FILE = /^[\w-]+\.(ts|js)$/;
const TEST = /\.(test|spec)\.(ts|js)$|\.d\.ts$/;

/** The aliens in a folder: one in each folder inside it. */
export function aliensIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith(".") && name !== "node_modules" && statSync(join(folder, name)).isDirectory())
    .sort();
}

/** Reads an alien and makes its files ready. Throws a WrongAlien. */
export function prepare(folder: string, id: string): PreparedAlien {
  checkId(id);
  const names = readdirSync(join(folder, id)).filter((name) => FILE.test(name) && !TEST.test(name));
  const parts = {} as Record<Part, string>;
  for (const part of PARTS) {
    const found = names.filter((name) => name === `${part}.ts` || name === `${part}.js`);
    if (found.length === 0) throw new WrongAlien(part, "there is no such file");
    if (found.length > 1) throw new WrongAlien(part, `there are two of them: ${found.join(", ")}`);
    [parts[part]] = found;
  }
  const files: Record<string, string> = {};
  const hash = createHash("sha256");
  for (const name of names.sort()) {
    files[name] = codeOf(join(folder, id, name), name, names);
    hash.update(`${name}\0${files[name]}\0`);
  }
  return { id, digest: hash.digest("hex").slice(0, 16), files, parts };
}

const IMPORT = /\b(?:from|import)\s*\(?\s*(["'])([^"']+)\1/g;

function codeOf(file: string, name: string, names: readonly string[]): string {
  const part = PARTS.find((one) => name.startsWith(`${one}.`));
  const source = readFileSync(file, "utf8");
  let code: string;
  try {
    code = name.endsWith(".ts") ? withoutTypes(source) : source;
  } catch (problem) {
    throw new WrongAlien(part, `${name}: ${(problem as Error).message.split("\n")[0]}`);
  }
  for (const [, , named] of code.matchAll(IMPORT))
    if (!named.startsWith("./") || !names.includes(named.slice(2)))
      throw new WrongAlien(
        part,
        `${name} imports "${named}"; allowed: files of the same folder, with their endings (./facts.ts). What the rules need comes with the kit`,
      );
  return code;
}

/** Node warns that this may change; it is pinned with this program, so nobody need know. */
function withoutTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(source, { mode: "strip" });
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Writes the files where they can be imported, once for each digest. */
export function placed({ id, digest, files }: PreparedAlien): string {
  const folder = join(tmpdir(), `hypergate-homebrew-${process.getuid?.() ?? 0}`, digest, id);
  if (!existsSync(join(folder, "package.json"))) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  }
  return folder;
}

/** What each part exports. Throws what the files throw. */
export async function modulesOf(
  alien: PreparedAlien,
): Promise<Readonly<Record<Part, Readonly<Record<string, unknown>>>>> {
  const folder = placed(alien);
  const modules = {} as Record<Part, Readonly<Record<string, unknown>>>;
  for (const part of PARTS)
    try {
      modules[part] = await import(pathToFileURL(join(folder, alien.parts[part])).href);
    } catch (problem) {
      throw new WrongAlien(part, placeIn(problem, folder) ?? String(problem));
    }
  return modules;
}

/** A failure with the file and the line of the alien in which it happened. */
export function placeIn(problem: unknown, folder: string): string | undefined {
  if (!(problem instanceof Error)) return undefined;
  const line = (problem.stack ?? "").split("\n").find((one) => one.includes(folder));
  const at = line === undefined ? undefined : /([\w-]+\.(?:ts|js)):(\d+)/.exec(line.slice(line.indexOf(folder)));
  return at === undefined || at === null ? problem.message : `${at[1]}:${at[2]}: ${problem.message}`;
}
