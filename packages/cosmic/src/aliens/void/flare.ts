import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "void",
  wild: { uses: [] },
  super: { uses: [] },
};
