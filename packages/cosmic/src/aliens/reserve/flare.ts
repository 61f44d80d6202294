import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "reserve",
  wild: { uses: [] },
  super: { uses: [] },
};
