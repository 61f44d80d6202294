import { randomBytes } from "node:crypto";

/** A random string that cannot be guessed. */
export function randomId(): string {
  return randomBytes(12).toString("base64url");
}
