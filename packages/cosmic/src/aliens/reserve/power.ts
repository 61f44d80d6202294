import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "reserve",
  alert: "green",
  uses: [],
};
