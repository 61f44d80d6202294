import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "reincarnator",
  wild: { uses: [] },
  super: { uses: [] },
};
