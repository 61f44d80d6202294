import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "filch",
  wild: { uses: [] },
  super: { uses: [] },
};
