import { mix, tell } from "@hypergate/kernel";
import { byCard } from "../../asking.ts";
import { at, type Flare } from "../../effects.ts";
import { ownerOf } from "../../query.ts";
import { NOBODY } from "../../state.ts";
import { WINDOW } from "../../vocabulary.ts";
import { openWindow } from "../../windows.ts";
import { searchFor } from "./privilege.ts";

const WILD = byCard("flare-aristocrat", "aristocrat wild");

/**
 * Wild: at the start of any encounter take a card of your choice from the deck; deck and discard pile are shuffled
 * together, and the flare goes to the Aristocrat. Super: draw three unused flares or choose one; played while the power is
 * being used, and discarded.
 */
export const flare: Flare = {
  alien: "aristocrat",
  wild: {
    uses: [
      at("regroup.start", {
        as: "any",
        rule: "aristocrat wild",
        when: (g) => g.s.secret.deck.length > 0,
        run: (g, me) => {
          const { secret: x, table: t } = g.s;
          searchFor(g, me, x.deck, "aristocrat/card", WILD);
          x.deck = mix(g, [...x.deck, ...t.discard]);
          t.discard = [];
          tell(g, "deck.shuffled", {});
          openWindow(g, WINDOW["deck.shuffled"], undefined);
        },
      }),
    ],
    after: (g) => {
      const aristocrat = ownerOf(g.s.table, "aristocrat");
      return aristocrat === NOBODY ? "discard" : aristocrat;
    },
  },
  super: { uses: [], after: () => "discard" },
};
