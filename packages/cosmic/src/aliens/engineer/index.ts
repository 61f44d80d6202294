import type { Alien } from "../facts.ts";
import { emblem } from "./emblem.ts";
import { facts } from "./facts.ts";
import { text } from "./text.ts";

export const engineer = { facts, text, emblem } satisfies Alien;
