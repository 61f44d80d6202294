import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "shadow",
  alert: "yellow",
  uses: [],
};
