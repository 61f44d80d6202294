import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "mutant",
  alert: "green",
  uses: [],
};
