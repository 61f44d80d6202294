import { type Artifact, at } from "../effects.ts";

/** As any player, after a deal was made: the deal is void and both dealers pay as for a failed one. */
export const quash: Artifact = {
  id: "quash",
  uses: [
    at("deal.made", {
      as: "any",
      rule: "CRD-28",
      run: (_g, _me, deal) => {
        deal.made = false;
      },
    }),
  ],
};
