import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "pacifist",
  alert: "green",
  uses: [],
};
