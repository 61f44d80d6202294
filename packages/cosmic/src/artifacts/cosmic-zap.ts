import { type Artifact, at } from "../effects.ts";
import { zap } from "../windows.ts";

/** As any player, cancel one use of any power, your own included; it is off for the rest of the encounter. */
export const cosmicZap: Artifact = {
  id: "cosmic-zap",
  uses: [
    at("power.used", {
      as: "any",
      rule: "CRD-22",
      run: (g, _me, used) => zap(g, used),
    }),
  ],
};
