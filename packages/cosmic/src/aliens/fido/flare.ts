import type { Flare } from "../../effects.ts";

export const flare: Flare = {
  alien: "fido",
  wild: { uses: [] },
  super: { uses: [] },
};
