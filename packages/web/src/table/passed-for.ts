import { onlyAnswer, type Question } from "@hypergate/kernel";
import type { TableInfo } from "../net/wire.ts";

/**
 * Whether the server is about to pass for this player, who has nothing to choose or does not want to be stopped: such a
 * question is gone before it can be read, and is not shown (PROTOCOL.md, automatic answers).
 */
export function isPassedFor(question: Question, info: TableInfo | undefined): boolean {
  if (question.hidden !== true) return false;
  const stop = info?.stops?.[question.key] ?? info?.stops?.["*"] ?? "ifCan";
  if (stop === "never" && question.kind === "one" && question.options.includes("word/pass")) return true;
  return stop !== "always" && onlyAnswer(question) !== undefined;
}
