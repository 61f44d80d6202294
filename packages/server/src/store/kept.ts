/** Keys and tokens in files beside the data, readable by their owner only. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export function keptBeside(folder: string, name: string, value: () => string): string {
  const file = join(folder, name);
  if (!existsSync(file)) writeFileSync(file, value(), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8").trim();
}
