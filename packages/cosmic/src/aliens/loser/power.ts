import { type Seat, tell } from "@hypergate/kernel";
import { CARDS, type CardNumber } from "../../cards.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { isAtHand } from "../../encounter-cards.ts";
import { lastOn } from "../../lasting.ts";
import { otherSide } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import type { State, Table } from "../../state.ts";

const EFFECT = "power/loser";
/** With what the upset goes on: only attacks may be selected, or any card. */
const ATTACKS_ONLY = 1;
export const ANY_CARD = 0;

/**
 * Upset. As a main player, before cards are selected, you may declare an upset: attacks must be played by those who have
 * any, and in the end the winning side loses and the losing side wins.
 */
export const power: Power = {
  id: "loser",
  uses: [
    at("planning.before", {
      as: "main",
      rule: "loser 1",
      run: (g, me) => {
        declareUpset(g, me, ATTACKS_ONLY);
      },
    }),
  ],
  lastingFolds: {
    winner: (_t, _by, side) => otherSide(side),
    selectable: (s, { n }, _seat, cards) => (n === ATTACKS_ONLY ? attacksOf(s, cards) : cards),
  },
  takeOver: ({ table: { encounter: e } }) =>
    e.upset ? { lasting: [{ seat: e.offense, n: e.mustAttack ? ATTACKS_ONLY : ANY_CARD }] } : {},
};

export function declareUpset(g: Play, me: Seat, demand: number): void {
  lastOn(g, EFFECT, me, demand);
  tell(g, "loser.declared", { player: playerRef(me) });
}

export function isUpset({ encounter }: Table): boolean {
  return encounter.lasting.some(({ effect }) => effect === EFFECT);
}

/** Attacks, if there are any. Nobody has to use a power for one. */
function attacksOf(s: State, cards: readonly CardNumber[]): readonly CardNumber[] {
  const isAttack = (card: CardNumber) => CARDS[card].type === "attack";
  const mustUse = !cards.some((card) => isAttack(card) && isAtHand(s, card));
  const fitting = cards.filter((card) => isAttack(card) || (mustUse && isAtHand(s, card)));
  return fitting.some(isAttack) ? fitting : cards;
}
