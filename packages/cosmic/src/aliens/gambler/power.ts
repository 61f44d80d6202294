import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "gambler",
  alert: "red",
  uses: [],
};
