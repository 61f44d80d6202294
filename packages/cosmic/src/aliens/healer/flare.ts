import { at, type Flare } from "../../effects.ts";

/**
 * Wild: a zap played on a use of your power is discarded without effect. Super: draw a card for each ship healed; played
 * while the power is being used.
 */
export const flare: Flare = {
  alien: "healer",
  wild: {
    uses: [
      at("card.played", {
        as: "any",
        rule: "healer wild",
        when: (_g, me, played) => played.against === me && played.as === "artifact" && played.at === "power.used",
        run: (_g, _me, played) => {
          played.fate = "discarded";
        },
      }),
      at("tech.used", {
        as: "any",
        rule: "healer flare D1",
        when: (_g, me, { against, technology }) =>
          against === me && technology.uses.some((use) => use.at === "power.used"),
        run: (_g, _me, used) => {
          used.cancelled = true;
        },
      }),
    ],
  },
  super: { uses: [] },
};
