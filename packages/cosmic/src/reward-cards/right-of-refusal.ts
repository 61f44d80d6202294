import type { Seat } from "@hypergate/kernel";
import { askCards, byCard } from "../asking.ts";
import type { CardNumber } from "../cards.ts";
import { type Artifact, at, type Play } from "../effects.ts";
import { discard } from "../hand.ts";
import { NOBODY } from "../state.ts";

const REFUSE = byCard("right-of-refusal", "right-of-refusal 1");

/** A negotiate. Its player may discard any of the cards got in the deal or as compensation, having seen them. */
export const rightOfRefusal: Artifact = {
  id: "right-of-refusal",
  uses: [],
  lasting: [
    at("cards.received", {
      as: "main",
      rule: "right-of-refusal 1",
      when: (_g, me, { seat, from }) => seat === me && from !== NOBODY,
      run: (g, me, { cards }) => turnDown(g, me, cards),
    }),
    at("deal.received", {
      as: "main",
      rule: "right-of-refusal 1",
      when: (_g, me, { seat }) => seat === me,
      run: (g, me, { cards }) => turnDown(g, me, cards),
    }),
  ],
};

function turnDown(g: Play, me: Seat, cards: readonly CardNumber[]): void {
  const held = cards.filter((card) => g.s.secret.hands[me].includes(card));
  discard(g, me, askCards(g, me, "right-of-refusal/discard", REFUSE, held, 0, held.length));
}
