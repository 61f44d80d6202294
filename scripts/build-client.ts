// Builds the web client into packages/web/dist, unless what is there was made from the same sources.
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { buildSite } from "./client/site.ts";

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

/** The server sends the smaller copies beside a file to browsers that understand them. */
function compress(file: string): void {
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(content));
}

export async function buildClient(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.error("Building the web client (a few seconds) …");
  await buildSite(client);
  for (const file of globSync("dist/**/*.{js,css,html,svg,webmanifest}", { cwd: client })) compress(join(client, file));
  writeFileSync(stamp, wanted);
}
