import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "cudgel",
  wild: { uses: [] },
  super: { uses: [] },
};
