import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "citadel",
  wild: { uses: [] },
  super: { uses: [] },
};
