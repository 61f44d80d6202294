import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "barbarian",
  alert: "green",
  uses: [],
};
