import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "mirror",
  wild: { uses: [] },
  super: { uses: [] },
};
