/** The key that signs cookies: from the environment, or a random one kept beside the data. */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SHORTEST = 32;

export function secretFor(folder: string, given: string | undefined): string {
  if (given !== undefined) {
    if (given.length < SHORTEST) throw new Error(`HYPERGATE_SECRET needs at least ${SHORTEST} characters`);
    return given;
  }
  const file = join(folder, "secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < SHORTEST) throw new Error(`${file} holds no usable secret; delete it to make a new one`);
  return secret;
}
