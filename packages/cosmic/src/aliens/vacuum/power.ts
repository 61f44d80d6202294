import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "vacuum",
  alert: "green",
  uses: [],
};
