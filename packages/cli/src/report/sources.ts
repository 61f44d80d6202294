/** A digest of all code that decides how a simulated game goes. Results of different code must not be mixed. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Sources of the repository are TypeScript, those of a release JavaScript. */
const ENDING = import.meta.url.endsWith(".ts") ? ".ts" : ".js";
const PACKAGES = fileURLToPath(new URL("../../..", import.meta.url));

/** The digest of kernel, game, bots, registry and simulation. */
export function sourcesOf(game: string): string {
  const folders = ["kernel", game, "bots", "games"].map((name) => join(PACKAGES, name, "src"));
  return digestOf([...folders, join(PACKAGES, "cli", "src", `sim${ENDING}`)]);
}

/** The digest of files, and of all sources in folders except tests. */
export function digestOf(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths)
    for (const file of statSync(path).isFile() ? [""] : sourcesIn(path))
      hash.update(`${file}\0${readFileSync(join(path, file), "utf8")}\0`);
  return hash.digest("hex").slice(0, 16);
}

function sourcesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith(ENDING) && !/\.test\.ts$|(^|[/\\])testing[/\\]/.test(file)).sort();
}
