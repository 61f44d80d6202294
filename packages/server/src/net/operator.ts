/** The operator's token: from the environment, or a random one that is kept with the data. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Store } from "../store/store.ts";

export const SHORTEST_TOKEN = 16;
export const TOKEN_NAME = "operator-token";

export async function operatorToken(kept: Store["kept"], given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  const token = await kept(TOKEN_NAME, () => randomBytes(24).toString("base64url"));
  if (token.length < SHORTEST_TOKEN)
    throw new Error("what is kept as operator-token holds no usable token; delete it to make a new one");
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
