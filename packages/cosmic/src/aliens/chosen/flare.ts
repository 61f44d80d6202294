import { at, type Flare } from "../../effects.ts";
import { draw } from "../../hand.ts";

/**
 * Wild: as a main player, before cards are selected, draw a card. Super: keep drawn cards that are not encounter cards;
 * played while your power is at work.
 */
export const flare: Flare = {
  alien: "chosen",
  wild: {
    uses: [at("planning.before", { as: "main", rule: "chosen wild", run: (g, me) => draw(g, me, 1) })],
  },
  super: { uses: [] },
};
