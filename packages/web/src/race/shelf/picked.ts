import { TACTICS } from "@hypergate/race/client";
import { useAsking } from "../../table/asking.tsx";
import { useRace } from "../context.tsx";

/** Temporary military that is chosen and not yet paid for: cards of the tableau first, then cards of the hand. */
export function usePickedStrength(): number {
  const { view } = useRace();
  const { question, draft } = useAsking();
  const chosenBefore = (view.plan?.lost ?? []).reduce((sum, card) => sum + (TACTICS[card]?.plus ?? 0), 0);
  const n = draft.kind === "some" ? draft.picked.length : 0;
  return chosenBefore + (question?.key.endsWith("tactics") === true ? n * Number(question.params?.plus ?? 0) : n);
}
