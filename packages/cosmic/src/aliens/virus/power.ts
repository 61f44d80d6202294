import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "virus",
  alert: "red",
  uses: [],
};
