import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "trader",
  wild: { uses: [] },
  super: { uses: [] },
};
