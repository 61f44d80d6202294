import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "tripler",
  wild: { uses: [] },
  super: { uses: [] },
};
