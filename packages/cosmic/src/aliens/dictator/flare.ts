import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "dictator",
  wild: { uses: [] },
  super: { uses: [] },
};
