import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "vulch",
  wild: { uses: [] },
  super: { uses: [] },
};
