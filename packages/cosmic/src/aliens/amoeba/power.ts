import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "amoeba",
  alert: "yellow",
  uses: [],
};
