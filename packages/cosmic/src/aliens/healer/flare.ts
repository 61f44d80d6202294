import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "healer",
  wild: { uses: [] },
  super: { uses: [] },
};
