import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "spiff",
  wild: { uses: [] },
  super: { uses: [] },
};
