import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "barbarian",
  wild: { uses: [] },
  super: { uses: [] },
};
