import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "fodder",
  alert: "yellow",
  uses: [],
};
