import { anyTime } from "../../any-time.ts";
import type { Flare } from "../../effects.ts";
import { tellCards } from "../../hand.ts";
import { toOwnerOf } from "../../handing-off.ts";
import { putInto } from "../../piles.ts";
import { playerRef } from "../../refs.ts";
import { facts } from "./facts.ts";
import { drawFlares } from "./flares.ts";

/** Wild: draw three unused flares. Super: a better choice when the sheet is filled; played while that is done. */
export const flare: Flare = {
  alien: "host",
  wild: {
    uses: anyTime({
      as: "any",
      rule: "host wild",
      when: (g) => g.s.secret.flareDeck.length > 0,
      run: (g, me) => {
        const cards = drawFlares(g, facts.numbers.wildDraws);
        putInto(g.s.secret.hands, me, cards);
        tellCards(g, "host.drew", { player: playerRef(me), n: cards.length }, [me], cards);
      },
    }),
    after: toOwnerOf("host"),
  },
  super: { uses: [] },
};
