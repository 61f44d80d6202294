import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "tick-tock",
  wild: { uses: [] },
  super: { uses: [] },
};
