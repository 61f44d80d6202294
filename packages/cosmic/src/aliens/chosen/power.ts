import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "chosen",
  alert: "green",
  uses: [],
};
