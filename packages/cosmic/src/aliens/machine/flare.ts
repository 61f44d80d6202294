import { at, type Flare } from "../../effects.ts";
import { draw, newHand, newHandUntilPlayable } from "../../hand.ts";
import { hasEncounterCard } from "../../query.ts";

/**
 * Wild: have a second encounter whatever became of the first, with a new hand if you have no encounter card; the flare
 * is not part of what you discard for it. Super: in your regroup phase draw a card instead of retrieving a ship.
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
          if (hasEncounterCard(g.s, me)) return;
          if (g.s.table.settings.offenseRedrawRepeats) newHandUntilPlayable(g, me);
          else newHand(g, me);
        },
      }),
    ],
  },
  super: {
    uses: [
      at("regroup.retrieve", {
        as: "offense",
        rule: "machine super",
        when: (g, me) => g.s.table.warp[me] > 0,
        run: (g, me, event) => {
          event.done = true;
          draw(g, me, 1);
        },
      }),
    ],
  },
};
