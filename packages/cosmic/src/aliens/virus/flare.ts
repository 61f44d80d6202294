import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "virus",
  wild: { uses: [] },
  super: { uses: [] },
};
