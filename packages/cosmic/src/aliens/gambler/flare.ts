import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "gambler",
  wild: { uses: [] },
  super: { uses: [] },
};
