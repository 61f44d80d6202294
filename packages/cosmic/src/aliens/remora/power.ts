import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "remora",
  alert: "yellow",
  uses: [],
};
