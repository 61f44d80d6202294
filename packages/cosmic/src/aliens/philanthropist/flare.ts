import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "philanthropist",
  wild: { uses: [] },
  super: { uses: [] },
};
