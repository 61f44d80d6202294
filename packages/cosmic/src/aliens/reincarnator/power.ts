import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "reincarnator",
  alert: "yellow",
  uses: [],
};
