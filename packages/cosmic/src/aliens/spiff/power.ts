import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "spiff",
  alert: "green",
  uses: [],
};
