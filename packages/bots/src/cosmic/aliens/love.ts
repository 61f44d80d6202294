import { CARDS, cardOf, planetOf, TYPE_OF } from "@hypergate/cosmic";
import type { OneQuestion, Ref } from "@hypergate/kernel";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { POOR, worthOfCard } from "../judge.ts";
import { landing } from "../targets.ts";

const PASS: Ref = "word/pass";

export const love: Advice = {
  one: {
    /** The cheapest card; with ships in the warp rather one that not all others have. */
    choose: ({ options, who }, { table: t }) =>
      best(options, (ref) => {
        const { type } = CARDS[cardOf(ref)];
        const rare = type !== "attack" && type !== "negotiate" && t.warp[who] > 0 ? POOR : 0;
        return rare - worthOfCard(cardOf(ref));
      }),
    /** Ships in the warp are worth a card that is not too good; without them nothing is. */
    answer: (question, { table: t }) => matching(question, 3 * t.warp[question.who]),
    planet: ({ options, who }, { table: t }) =>
      best(options, (ref) => (ref === PASS ? -1 : 1 + landing(t, who, planetOf(ref)) / 1000)),
  },
  confirm: {
    free: () => true,
    /** A random card of a large hand costs less than a reward for the opponent. */
    give: (_question, { hand }) => hand.length > 4,
    take: ({ params }) => worthOfCard(cardOf(String(params?.card))) > 0,
  },
};

/** The cheapest card of the wanted type if it costs less than this, otherwise none. */
function matching({ options, params }: OneQuestion, price: number): Ref {
  const fits = (ref: Ref) => ref !== PASS && `type/${TYPE_OF[cardOf(ref)]}` === params?.type;
  const card = best(options.filter(fits), (ref) => -worthOfCard(cardOf(ref)));
  return card !== undefined && worthOfCard(cardOf(card)) < price ? card : PASS;
}
