import { tell } from "@hypergate/kernel";
import { flareOf } from "../../cards.ts";
import { at, type Flare } from "../../effects.ts";
import { discardFromPlay } from "../../piles.ts";
import { opponentOf, ownerOf, sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { becomeAttack } from "../../showing.ts";
import { NOBODY } from "../../state.ts";
import { WINDOW } from "../../vocabulary.ts";
import { openWindow } from "../../windows.ts";
import { facts } from "./facts.ts";

/**
 * Wild: against anyone but the Human your card becomes an attack 42; the flare goes to the Human. Super: your power adds 8,
 * for which it is played while the power is being used; or it answers that use, is discarded and zaps it.
 */
export const flare: Flare = {
  alien: "human",
  wild: {
    uses: [
      at("reveal.change", {
        as: "main",
        rule: "human wild",
        order: 1,
        when: (g, me) => ownerOf(g.s.table, "human") !== opponentOf(g.s.table, me),
        run: (g, me) => {
          const shown = g.s.table.encounter.shown[sideOf(g.s.table, me)];
          becomeAttack(shown, facts.numbers.wildValue);
          tell(g, "human.answered", { player: playerRef(me), n: facts.numbers.wildValue });
        },
      }),
    ],
    after: (g) => {
      const human = ownerOf(g.s.table, "human");
      return human === NOBODY ? "discard" : human;
    },
  },
  super: {
    uses: [
      at("power.used", {
        as: "mainOrAlly",
        rule: "human super",
        when: (_g, me, used) => used.seat === me && used.power === "human",
        run: (g, me, used) => {
          const card = flareOf("human");
          used.zapped = true;
          discardFromPlay(g, card);
          openWindow(g, WINDOW["cards.discarded"], { seat: me, cards: [card] });
        },
      }),
    ],
  },
};
