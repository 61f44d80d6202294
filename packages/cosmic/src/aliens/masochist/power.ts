import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "masochist",
  alert: "red",
  uses: [],
};
