import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "calculator",
  alert: "yellow",
  uses: [],
};
