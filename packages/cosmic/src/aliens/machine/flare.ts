import { flareOf } from "../../cards.ts";
import { at, type Flare } from "../../effects.ts";
import { isOutOfCards } from "../../folds.ts";
import { draw, redraw } from "../../hand.ts";
import { lastOnAhead } from "../../lasting.ts";
import { shipsInWarp } from "../../query.ts";

/**
 * Wild: have a second encounter whatever became of the first; it starts with a new hand if you have no encounter card,
 * for which the flare is not discarded. Super: in your regroup phase draw a card instead of retrieving a ship.
 */
export const flare: Flare = {
  alien: "machine",
  wild: {
    uses: [
      at("encounter.end", {
        as: "offense",
        rule: "machine wild",
        when: (g) => {
          const { turn, encounter } = g.s.table;
          return turn.encounters === 1 && !turn.over && !turn.more && !encounter.granted;
        },
        run: (g, me) => {
          g.s.table.turn.more = true;
          lastOnAhead(g, "wild/machine", me);
        },
      }),
    ],
    lasting: [
      at("regroup.start", {
        as: "offense",
        rule: "machine wild",
        when: (g, me) => isOutOfCards(g.s, me),
        run: (g, me) => redraw(g, me, [flareOf("machine")]),
      }),
    ],
  },
  super: {
    uses: [
      at("regroup.retrieve", {
        as: "offense",
        rule: "machine super",
        when: (g, me) => shipsInWarp(g.s.table, me) > 0,
        run: (g, me, event) => {
          event.done = true;
          draw(g, me, 1);
        },
      }),
    ],
  },
};
