import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "void",
  alert: "red",
  uses: [],
};
