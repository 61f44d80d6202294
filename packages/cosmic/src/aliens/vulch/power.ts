import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "vulch",
  alert: "green",
  uses: [],
};
