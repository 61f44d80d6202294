import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "mirror",
  alert: "yellow",
  uses: [],
};
