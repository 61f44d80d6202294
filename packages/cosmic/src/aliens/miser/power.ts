import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "miser",
  alert: "green",
  uses: [],
};
