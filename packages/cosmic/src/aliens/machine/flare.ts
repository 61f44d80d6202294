import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "machine",
  wild: { uses: [] },
  super: { uses: [] },
};
