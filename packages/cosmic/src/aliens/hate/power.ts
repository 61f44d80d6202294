import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "hate",
  alert: "yellow",
  uses: [],
};
