import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "human",
  wild: { uses: [] },
  super: { uses: [] },
};
