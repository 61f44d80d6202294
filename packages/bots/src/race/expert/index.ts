/** The nets of the expert, which are stored beside it. */
import { readFileSync } from "node:fs";
import type { Nets } from "./expert.ts";
import { unpackNet } from "./stored.ts";

/** Read once, when the first expert sits down. */
let stored: Nets | undefined;

export function storedNets(): Nets {
  const read = (name: string) => unpackNet(readFileSync(new URL(`nets/${name}.net`, import.meta.url)));
  stored ??= { two: read("two"), more: read("more") };
  return stored;
}
