/** The command line as a user has it, in a folder of its own. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
export const folder = mkdtempSync(join(tmpdir(), "hypergate-cli-"));

/** Files of tests may share this module, so the folder is there for one test at a time. */
function prepareFolder(): void {
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
}

export function run(...words: string[]): { status: number | null; stdout: string; stderr: string } {
  prepareFolder();
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], { cwd: folder, encoding: "utf8" });
  return { status, stdout, stderr: stderr.trim() };
}

const NOTING = `import { registerHooks } from "node:module";
registerHooks({ load: (url, context, next) => (console.error(url), next(url, context)) });`;

/** The files that a command loads. */
export function loadedBy(...words: string[]): string[] {
  prepareFolder();
  const noting = ["--import", `data:text/javascript,${encodeURIComponent(NOTING)}`];
  const options = { cwd: folder, encoding: "utf8" } as const;
  return spawnSync(process.execPath, [...noting, main, ...words], options)
    .stderr.trim()
    .split("\n");
}

/** The same through a pipe of the shell. */
export function piped(words: string, reader: string): { stdout: string; stderr: string } {
  prepareFolder();
  const command = `"${process.execPath}" "${main}" ${words} | ${reader}`;
  return spawnSync("sh", ["-c", command], { cwd: folder, encoding: "utf8" });
}

/** Writes a file into the folder and says where it is. */
export function file(name: string, content: string): string {
  prepareFolder();
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
