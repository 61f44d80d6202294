import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "observer",
  alert: "green",
  uses: [],
};
