/** Questions of Race that begin with a proposal: one tap takes it, another thing replaces it. */
import { optionsOf, type Question, type Ref } from "@hypergate/kernel";
import { BASE_PRICE, cardOf, KIND, type Player, salePrice, type View } from "@hypergate/race/client";
import { type Draft, emptyDraft } from "../../table/choosing.ts";
import type { TableState } from "../../table/feed.ts";

export function prepare(question: Question, state: TableState): Draft {
  const view = state.view as View;
  const me = typeof view.viewer === "number" ? view.table.players[view.viewer] : undefined;
  if (me === undefined) return emptyDraft(question);
  switch (question.key) {
    // The good that brings most.
    case "trade.sell":
    case "consume.sell":
      return { kind: "one", picked: best(question, (ref) => priceOf(me, ref, question.key === "trade.sell")) };
    case "produce.bonus":
    case "produce.windfall":
      return { kind: "one", picked: best(question, (ref) => priceOf(me, ref, false)) };
    // The goods that would bring least.
    case "consume.goods":
      return question.kind === "some" && question.min === question.max
        ? { kind: "some", picked: byWorth(question, (ref) => -priceOf(me, ref, false)).slice(0, question.max) }
        : emptyDraft(question);
    default:
      return emptyDraft(question);
  }
}

function priceOf(me: Player, ref: Ref, withBonuses: boolean): number {
  const world = cardOf(ref);
  if (world === undefined) return 0;
  return withBonuses ? salePrice(me, world, true) : BASE_PRICE[KIND[world]];
}

/** All things among the options, the best first; words are not proposed. */
function byWorth(question: Question, worth: (ref: Ref) => number): readonly Ref[] {
  return optionsOf(question)
    .filter((ref) => !ref.startsWith("word/"))
    .toSorted((a, b) => worth(b) - worth(a));
}

function best(question: Question, worth: (ref: Ref) => number): Ref | undefined {
  return byWorth(question, worth)[0];
}
