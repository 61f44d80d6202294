import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "warpish",
  alert: "red",
  uses: [],
};
