/** Why a card cannot be chosen now, as the id of a message and what it speaks of. */
import type { Params, Question } from "@hypergate/kernel";
import {
  CARD_REF,
  type Card,
  COST,
  hasSame,
  IS_MILITARY,
  IS_WORLD,
  OPTIONAL_POWER,
  priceOf,
  strengthFor,
  UNPAYABLE,
  type View,
} from "@hypergate/race/client";
import type { MessageId } from "../words/words.ts";

export interface Reason {
  readonly id: MessageId;
  readonly params?: Params;
}

/** Nothing for a card that can be chosen, or where the question is not about cards of the hand. */
export function reasonAgainst(view: View, question: Question, card: Card): Reason | undefined {
  if (question.kind !== "one" && question.kind !== "some") return undefined;
  if (question.options.includes(CARD_REF[card])) return undefined;
  switch (question.key) {
    case "develop.pick":
      return whyNotDeveloped(view, card);
    case "settle.pick":
    case "settle.second":
      return whyNotSettled(view, card);
    case "develop.pay":
      return view.plan?.card === card ? { id: "race.not.itself" } : undefined;
    case "explore.keep":
      return { id: "race.not.fresh" };
    case "gamble.ante":
      return whyNotWagered(view, card);
    default:
      return undefined;
  }
}

function whyNotDeveloped({ viewer, table }: View, card: Card): Reason {
  if (IS_WORLD[card]) return { id: "race.not.development" };
  const p = typeof viewer === "number" ? table.players[viewer] : undefined;
  if (p !== undefined && hasSame(p.tableau, card)) return { id: "race.not.twice" };
  return { id: "race.not.payable" };
}

function whyNotSettled({ viewer, table, hand }: View, card: Card): Reason | undefined {
  if (!IS_WORLD[card]) return { id: "race.not.world" };
  if (typeof viewer !== "number") return undefined;
  const p = table.players[viewer];
  const price = priceOf(p, card);
  if (IS_MILITARY[card] && price === UNPAYABLE)
    return { id: "race.not.conquered", params: { defense: COST[card], strength: strengthFor(p, card) } };
  return { id: "race.not.paid", params: { price, n: hand.length - 1 } };
}

function whyNotWagered({ viewer, table }: View, card: Card): Reason | undefined {
  if (typeof viewer !== "number") return undefined;
  const powers = table.players[viewer].tableau.map((one) => OPTIONAL_POWER[one]);
  const ante = powers.find((power) => power?.does === "gambleAnte");
  return ante?.does === "gambleAnte"
    ? { id: "race.not.wager", params: { from: ante.from, to: ante.to, cost: COST[card] } }
    : undefined;
}
