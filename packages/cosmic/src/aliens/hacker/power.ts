import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "hacker",
  alert: "green",
  uses: [],
};
