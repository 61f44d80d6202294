/** The registered expert, with the nets that are stored beside it. */
import { readFileSync } from "node:fs";
import type { Bot } from "@hypergate/kernel";
import type { View } from "@hypergate/race";
import { type Budget, expertWith, type Nets } from "./expert.ts";
import { unpackNet } from "./stored.ts";

export { BUDGET } from "./expert.ts";

/** Read once, when the first expert sits down. */
let stored: Nets | undefined;

function storedNets(): Nets {
  const read = (name: string) => unpackNet(readFileSync(new URL(`nets/${name}.net`, import.meta.url)));
  stored ??= { two: read("two"), more: read("more") };
  return stored;
}

export function expert(seed: string, budget: Budget): Bot<View> {
  return expertWith(seed, storedNets(), budget);
}
