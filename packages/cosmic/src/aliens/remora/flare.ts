import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "remora",
  wild: { uses: [] },
  super: { uses: [] },
};
