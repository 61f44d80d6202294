/** The key that signs cookies: from the environment, or a random one that is kept with the data. */
import { randomBytes } from "node:crypto";
import type { Store } from "./store/store.ts";

const SHORTEST = 32;

export async function secretFor(kept: Store["kept"], given: string | undefined): Promise<string> {
  if (given !== undefined) {
    if (given.length < SHORTEST) throw new Error(`HYPERGATE_SECRET needs at least ${SHORTEST} characters`);
    return given;
  }
  const secret = await kept("secret", () => randomBytes(32).toString("base64url"));
  if (secret.length < SHORTEST)
    throw new Error("what is kept as secret holds no usable secret; delete it to make a new one");
  return secret;
}
