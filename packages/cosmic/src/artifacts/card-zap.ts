import { type Artifact, at } from "../effects.ts";
import { isFlareOrArtifact } from "../events.ts";

/** As any player, cancel a flare or an artifact as another player plays it; that card is discarded. */
export const cardZap: Artifact = {
  id: "card-zap",
  uses: [
    at("card.played", {
      as: "any",
      rule: "CRD-21",
      when: (_g, me, played) => played.seat !== me && isFlareOrArtifact(played),
      run: (_g, _me, played) => {
        played.fate = "discarded";
      },
    }),
  ],
};
