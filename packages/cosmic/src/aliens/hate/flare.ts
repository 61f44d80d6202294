import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "hate",
  wild: { uses: [] },
  super: { uses: [] },
};
