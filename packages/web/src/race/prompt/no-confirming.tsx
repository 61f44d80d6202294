/** The switch beside the choice of an action: one tap is enough for a question that asks for one thing. */
import type { Question } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { setConfirming, useConfirming } from "../../table/confirming.ts";
import { useWords } from "../words/words.ts";
import "./no-confirming.css";

export function NoConfirming({ question }: { readonly question: Question }): ReactNode {
  const t = useWords();
  const confirms = useConfirming();
  if (question.key !== "choose.action") return null;
  return (
    <label className="race-switch">
      <input type="checkbox" checked={!confirms} onChange={(event) => setConfirming(!event.target.checked)} />
      {t("race.noConfirming")}
    </label>
  );
}

/** What is never answered by one tap: what cannot be undone in thought. */
const WEIGHTY: ReadonlySet<string> = new Set([
  "start.world",
  "takeover.target",
  "takeover.power",
  "settle.way",
  "develop.discount",
]);

/** Whether one tap may answer a question for one thing. */
export function isLight({ key }: Question): boolean {
  return !WEIGHTY.has(key);
}
