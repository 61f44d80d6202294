import { optionsOf, type Question } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { ActionCard, isAction } from "../action-card.tsx";

/** The action cards of a round. */
export function Actions({ question }: { readonly question: Question }): ReactNode {
  const actions = optionsOf(question)
    .map((ref) => ref.slice("action/".length))
    .filter(isAction);
  return (
    <div className={actions.length > 7 ? "race-shelf row actions many" : "race-shelf row actions"}>
      {actions.map((action) => (
        <ActionCard key={action} action={action} />
      ))}
    </div>
  );
}
