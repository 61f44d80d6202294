import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "vacuum",
  wild: { uses: [] },
  super: { uses: [] },
};
