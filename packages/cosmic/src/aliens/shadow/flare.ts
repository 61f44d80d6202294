import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "shadow",
  wild: { uses: [] },
  super: { uses: [] },
};
