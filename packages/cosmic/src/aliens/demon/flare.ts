import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "demon",
  wild: { uses: [] },
  super: { uses: [] },
};
