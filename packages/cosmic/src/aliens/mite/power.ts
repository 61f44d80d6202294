import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "mite",
  alert: "yellow",
  uses: [],
};
