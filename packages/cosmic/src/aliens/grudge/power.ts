import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "grudge",
  alert: "red",
  uses: [],
};
