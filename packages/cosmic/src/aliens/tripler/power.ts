import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "tripler",
  alert: "red",
  uses: [],
};
