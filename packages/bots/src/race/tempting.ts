/** What looks best to somebody who knows only what is printed on a card. */
import type { Ref } from "@hypergate/kernel";
import { COST, cardOf, IS_WORLD } from "@hypergate/race";
import { PRINTED } from "./printed.ts";

/** Words that decline. */
const NOTHING: readonly Ref[] = ["word/none", "word/done"];

/** The options that do something. */
export function offered(options: readonly Ref[]): Ref[] {
  return options.filter((ref) => !NOTHING.includes(ref));
}

/** The card with most points and the highest price; declining only where there is nothing else. */
export function dearest(options: readonly Ref[]): Ref {
  const refs = offered(options);
  const worth = refs.map((ref) => {
    const card = cardOf(ref) ?? 0;
    return PRINTED[card] + (IS_WORLD[card] ? 0.5 : 0.4) * COST[card];
  });
  return refs[worth.indexOf(Math.max(...worth))] ?? options[0];
}
