import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "cudgel",
  alert: "green",
  uses: [],
};
