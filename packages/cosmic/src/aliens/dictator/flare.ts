import { at, type Flare } from "../../effects.ts";
import { powerOf } from "../../installed.ts";
import { usePower } from "../../windows.ts";

/**
 * Wild: as any player but the offense, after destiny is drawn, make the offense discard the card and draw again. Super:
 * use your power as the offense.
 */
export const flare: Flare = {
  alien: "dictator",
  wild: {
    uses: [
      at("destiny.drawn", {
        as: "notOffense",
        rule: "dictator wild",
        run: (_g, _me, drawn) => {
          drawn.redraw = true;
        },
      }),
    ],
  },
  super: {
    uses: [
      at("destiny.draw", {
        as: "offense",
        rule: "dictator super",
        run: (g, me, event) => {
          usePower(g, me, "dictator", powerOf("dictator").effect.uses[0], event);
        },
      }),
    ],
  },
};
