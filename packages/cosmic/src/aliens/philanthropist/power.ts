import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "philanthropist",
  alert: "yellow",
  uses: [],
};
