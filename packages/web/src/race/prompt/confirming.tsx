/** The switch beside the choice of an action: the last tap of a choice answers, or the choice is confirmed. */
import type { Question } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { setConfirming, useConfirming } from "../../table/confirming.ts";
import { useWords } from "../words/words.ts";
import "./confirming.css";

export function ConfirmingSwitch({ question }: { readonly question: Question }): ReactNode {
  const t = useWords();
  const confirms = useConfirming();
  if (!question.key.startsWith("choose.action")) return null;
  return (
    <label className="race-switch">
      <input type="checkbox" checked={confirms} onChange={(event) => setConfirming(event.target.checked)} />
      {t("race.confirming")}
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

/** Of several things: the last one that is asked for answers. It can be taken back until somebody else has seen it. */
const LIGHT_SEVERAL: ReadonlySet<string> = new Set([
  "choose.actions",
  "explore.keep",
  "explore.discard",
  "develop.pay",
  "settle.pay",
  "round.discard",
]);

/** Whether the last thing that is asked for may answer the question. */
export function isLight({ key, kind }: Question): boolean {
  return kind === "one" ? !WEIGHTY.has(key) : LIGHT_SEVERAL.has(key);
}
