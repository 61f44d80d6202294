import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "trader",
  alert: "green",
  uses: [],
};
