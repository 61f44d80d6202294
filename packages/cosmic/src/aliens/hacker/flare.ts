import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "hacker",
  wild: { uses: [] },
  super: { uses: [] },
};
