import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "will",
  wild: { uses: [] },
  super: { uses: [] },
};
