import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "chosen",
  wild: { uses: [] },
  super: { uses: [] },
};
