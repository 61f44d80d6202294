import { tell } from "@hypergate/kernel";
import { askCards, byCard } from "../../asking.ts";
import { type CardNumber, flareOf } from "../../cards.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { draw } from "../../hand.ts";
import { handBeside } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { facts } from "./facts.ts";

const WILD = byCard("flare-miser", "miser wild");

/**
 * Wild: when you draw a new hand or pay compensation, this card and two others of yours are not touched. Super: at the
 * start of your own encounters, draw a card into the hoard.
 */
export const flare: Flare = {
  alien: "miser",
  wild: {
    uses: [
      at<"hand.new", CardNumber[]>("hand.new", {
        as: "any",
        rule: "miser wild",
        when: (_g, me, { seat }) => seat === me,
        declare: (g, me) => chooseKept(g, me),
        run: (g, me, { kept }, cards) => keep(g, me, kept, cards),
      }),
      at<"resolution.compensation", CardNumber[]>("resolution.compensation", {
        as: "any",
        rule: "miser wild",
        when: (g, me, { payer }) => payer === me && !g.s.table.encounter.noCompensation,
        declare: (g, me) => chooseKept(g, me),
        run: (g, me, { kept }, cards) => keep(g, me, kept, cards),
      }),
    ],
  },
  super: {
    uses: [
      at("regroup.start", {
        as: "offense",
        rule: "miser super",
        run: (g, me) => {
          draw(g, me, 1, "miser");
        },
      }),
    ],
  },
};

/** Two other cards of the hand, or what there is. */
function chooseKept(g: Play, me: number): CardNumber[] {
  const hand = handBeside(g.s, me, flareOf("miser"));
  const n = Math.min(facts.numbers.wildOthers, hand.length);
  return n === 0 ? [] : askCards(g, me, "miser/keep", WILD, hand, n, n);
}

function keep(g: Play, me: number, kept: CardNumber[], cards: readonly CardNumber[]): void {
  kept.push(flareOf("miser"), ...cards);
  tell(g, "miser.kept", { player: playerRef(me), n: cards.length });
}
