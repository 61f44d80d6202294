import { type Artifact, at } from "../effects.ts";
import { lastOn } from "../lasting.ts";

/** As any player, once the winner is known: there is neither compensation nor a reward in this encounter. */
export const ionicGas: Artifact = {
  id: "ionic-gas",
  uses: [
    at("resolution.before", {
      as: "any",
      rule: "CRD-25",
      run: (g, me) => lastOn(g, "card/ionic-gas", me),
    }),
  ],
  lastingFolds: { compensated: () => false, rewards: () => 0 },
  takeOver: ({ table: { encounter: e } }) => (e.noRewards ? { lasting: [{ seat: e.offense, n: -1 }] } : {}),
};
