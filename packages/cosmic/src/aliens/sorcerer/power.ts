import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "sorcerer",
  alert: "green",
  uses: [],
};
