import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "mind",
  alert: "yellow",
  uses: [],
};
