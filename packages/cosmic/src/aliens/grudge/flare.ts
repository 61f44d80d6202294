import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "grudge",
  wild: { uses: [] },
  super: { uses: [] },
};
