import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "anti-matter",
  wild: { uses: [] },
  super: { uses: [] },
};
