import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "pacifist",
  wild: { uses: [] },
  super: { uses: [] },
};
