import { optionsOf, type Question } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { ActionCard, isAction } from "../action-card.tsx";
import { useWords } from "../words/words.ts";
import { StageTitle } from "./pieces.tsx";

/** The action cards of a round. */
export function Actions({ question }: { readonly question: Question }): ReactNode {
  const t = useWords();
  const actions = optionsOf(question)
    .map((ref) => ref.slice("action/".length))
    .filter(isAction);
  return (
    <div className="race-choice">
      <StageTitle title={t("race.actions.title")} note={t("race.actions.why")} />
      <div className={actions.length > 8 ? "race-actions many" : "race-actions"}>
        {actions.map((action) => (
          <ActionCard key={action} action={action} />
        ))}
      </div>
    </div>
  );
}
