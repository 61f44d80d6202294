import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "observer",
  wild: { uses: [] },
  super: { uses: [] },
};
