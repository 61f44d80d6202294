import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "kamikaze",
  wild: { uses: [] },
  super: { uses: [] },
};
