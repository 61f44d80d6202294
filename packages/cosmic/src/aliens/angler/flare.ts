import { at, type Flare } from "../../effects.ts";
import { lastOn } from "../../windows.ts";

export const flare: Flare = {
  alien: "angler",
  wild: { uses: [] },
  super: {
    uses: [
      at("planning.before", { as: "ally", rule: "angler super", run: (g, me) => lastOn(g, "super/angler", me, me) }),
    ],
  },
};
