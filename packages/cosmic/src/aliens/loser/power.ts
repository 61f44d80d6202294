import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "loser",
  alert: "green",
  uses: [],
};
