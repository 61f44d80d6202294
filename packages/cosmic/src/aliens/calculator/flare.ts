import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "calculator",
  wild: { uses: [] },
  super: { uses: [] },
};
