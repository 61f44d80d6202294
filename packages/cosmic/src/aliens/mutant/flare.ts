import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "mutant",
  wild: { uses: [] },
  super: { uses: [] },
};
