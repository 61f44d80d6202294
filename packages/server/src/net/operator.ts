/** The operator's token: from the environment, or a random one kept beside the data. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const SHORTEST_TOKEN = 16;
const FILE = "operator-token";

export function operatorToken(folder: string, given: string | undefined): string {
  if (given !== undefined) return given;
  const file = join(folder, FILE);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600, flag: "wx" });
  const token = readFileSync(file, "utf8").trim();
  if (token.length < SHORTEST_TOKEN) throw new Error(`${file} holds no usable token; delete it to make a new one`);
  return token;
}

/** Whether a request comes with this token. Takes the same time for every wrong one. */
export function hasToken(authorization: string | undefined, token: string | undefined): boolean {
  if (authorization === undefined || token === undefined) return false;
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
