import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "loser",
  wild: { uses: [] },
  super: { uses: [] },
};
