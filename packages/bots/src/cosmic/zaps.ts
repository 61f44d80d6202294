/** Whose use of which power to cancel: by those it is used against, unless it is better off zapped or must be stopped by anybody. */
import { FACTS } from "@hypergate/cosmic";
import { ADVICE } from "./aliens/index.ts";
import { isBehind } from "./judge.ts";
import { isAgainst, type Situation } from "./wish.ts";

export function zaps(situation: Situation): boolean {
  return ADVICE[situation.power]?.zap?.(situation) ?? (isAgainst(situation) && mayDecide(situation));
}

/** What changes totals is cancelled where its owner is behind without it. */
function mayDecide({ t, power, actor }: Situation): boolean {
  const { strength, negates } = FACTS[power] ?? {};
  return (strength === undefined && negates === undefined) || isBehind(t, actor);
}
