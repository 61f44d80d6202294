import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "sorcerer",
  wild: { uses: [] },
  super: { uses: [] },
};
