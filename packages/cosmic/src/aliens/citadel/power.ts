import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "citadel",
  alert: "red",
  uses: [],
};
