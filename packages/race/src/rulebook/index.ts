import type { Statement } from "@hypergate/kernel";
import { decisions } from "./decisions.ts";
import { goals } from "./goals.ts";
import { goods } from "./goods.ts";
import { powers } from "./powers.ts";
import { round } from "./round.ts";
import { settle } from "./settle.ts";
import { takeovers } from "./takeovers.ts";
import { words } from "./words.ts";

/** The whole rulebook in its order. */
export const rulebook: readonly Statement[] = [
  ...words,
  ...round,
  ...settle,
  ...goods,
  ...takeovers,
  ...decisions,
  ...powers,
  ...goals,
];
