import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "will",
  alert: "green",
  uses: [],
};
