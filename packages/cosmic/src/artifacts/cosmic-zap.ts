import { type Artifact, at } from "../effects.ts";

/** As any player, cancel one use of any power, your own included; it is off for the rest of the encounter. */
export const cosmicZap: Artifact = {
  id: "cosmic-zap",
  uses: [
    at("power.used", {
      as: "any",
      rule: "CRD-22",
      run: (_g, _me, used) => {
        used.zapped = true;
      },
    }),
  ],
};
