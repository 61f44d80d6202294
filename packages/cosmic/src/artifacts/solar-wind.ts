import { type Artifact, at } from "../effects.ts";
import { lastOn } from "../lasting.ts";

/** As any player, after reveal: the gains of allies trade places, or back if they already have. */
export const solarWind: Artifact = {
  id: "solar-wind",
  uses: [
    at("reveal.change", {
      as: "any",
      rule: "solar-wind 1",
      run: (g, me) => lastOn(g, "card/solar-wind", me),
    }),
  ],
  lastingFolds: { gainsSwapped: (_t, _by, now) => !now },
};
