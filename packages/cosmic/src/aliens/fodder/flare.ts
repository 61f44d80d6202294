import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "fodder",
  wild: { uses: [] },
  super: { uses: [] },
};
