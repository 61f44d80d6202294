import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "warpish",
  wild: { uses: [] },
  super: { uses: [] },
};
