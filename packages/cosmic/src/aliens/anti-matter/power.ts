import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "anti-matter",
  alert: "yellow",
  uses: [],
};
