// Builds the web client into packages/web/dist, with smaller copies beside each file for browsers that understand them.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { buildSite } from "./site.ts";

const client = fileURLToPath(new URL("../../packages/web", import.meta.url));

function compress(file: string): void {
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(content));
}

await buildSite(client);
for (const file of globSync("dist/**/*.{js,css,html,svg,webmanifest}", { cwd: client })) compress(join(client, file));
