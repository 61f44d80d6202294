import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "healer",
  alert: "yellow",
  uses: [],
};
