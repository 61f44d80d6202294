import type { Power } from "../../effects.ts";

export const power: Power = {
  id: "kamikaze",
  alert: "yellow",
  uses: [],
};
