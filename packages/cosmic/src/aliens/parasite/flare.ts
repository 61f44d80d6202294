import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "parasite",
  wild: { uses: [] },
  super: { uses: [] },
};
