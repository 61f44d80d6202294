import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "tick-tock",
  alert: "yellow",
  uses: [],
};
