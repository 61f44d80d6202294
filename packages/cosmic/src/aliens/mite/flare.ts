import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "mite",
  wild: { uses: [] },
  super: { uses: [] },
};
