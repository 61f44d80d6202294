import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "miser",
  wild: { uses: [] },
  super: { uses: [] },
};
