import type { Advice } from "../advice.ts";
import { keepers, poorest } from "../hand-picks.ts";
import { attacksIn, POOR } from "../judge.ts";

export const barbarian: Advice = {
  wild: ({ view }) => attacksIn(view.hand, POOR).length > 0,
  some: { discard: poorest, loot: keepers },
};
