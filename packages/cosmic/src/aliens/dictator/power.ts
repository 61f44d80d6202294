import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "dictator",
  alert: "red",
  uses: [],
};
