// Builds the web client into packages/web/dist, unless what is there was made from the same sources. A command of its own, too.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const client = join(root, "packages", "web");
const stamp = join(client, "dist", "made-from");

/** Everything the client is made of. */
const SOURCES = [
  "package-lock.json",
  "scripts/client/*.ts",
  "packages/web/{index.html,vite.config.ts,package.json}",
  "packages/web/public/**/*.*",
  "packages/web/studies/*.json",
  "packages/{web,cosmic,race,kernel,wire,bots,games}/src/**/*.{ts,tsx,css,net}",
];

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES, { cwd: root }).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** In a process of its own: the tools that build need more than a gigabyte, and a server must not keep it. */
export function buildClient(): void {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.error("Building the web client (a few seconds) …");
  const built = spawnSync(process.execPath, [join(root, "scripts", "client", "build.ts")], { stdio: ["ignore", 2, 2] });
  if (built.status !== 0) throw new Error("the web client could not be built; the lines above say why");
  writeFileSync(stamp, wanted);
}

if (import.meta.main) buildClient();
