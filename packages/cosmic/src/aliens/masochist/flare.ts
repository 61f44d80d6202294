import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "masochist",
  wild: { uses: [] },
  super: { uses: [] },
};
