import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "mind",
  wild: { uses: [] },
  super: { uses: [] },
};
