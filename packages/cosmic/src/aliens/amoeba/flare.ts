import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "amoeba",
  wild: { uses: [] },
  super: { uses: [] },
};
