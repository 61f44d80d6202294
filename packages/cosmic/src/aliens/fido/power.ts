import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "fido",
  alert: "yellow",
  uses: [],
};
