import type { Statement } from "@hypergate/kernel";
import { decisionStatements } from "./decisions.ts";
import { goalStatements } from "./goals.ts";
import { goodsStatements } from "./goods.ts";
import { powerStatements } from "./powers.ts";
import { roundStatements } from "./round.ts";
import { settleStatements } from "./settle.ts";
import { takeoverStatements } from "./takeovers.ts";
import { wordStatements } from "./words.ts";

/** The whole rulebook in its order. */
export const rulebook: readonly Statement[] = [
  ...wordStatements,
  ...roundStatements,
  ...settleStatements,
  ...goodsStatements,
  ...takeoverStatements,
  ...decisionStatements,
  ...powerStatements,
  ...goalStatements,
];
