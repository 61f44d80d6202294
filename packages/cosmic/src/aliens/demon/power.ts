import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "demon",
  alert: "yellow",
  uses: [],
};
