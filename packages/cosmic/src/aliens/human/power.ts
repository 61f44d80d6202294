import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "human",
  alert: "yellow",
  uses: [],
};
