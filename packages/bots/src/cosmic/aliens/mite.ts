import type { Advice } from "../advice.ts";
import { loot } from "../hand-picks.ts";

export const mite: Advice = {
  one: {
    /** Three cards are better than a colony for somebody else. */
    choice: () => "word/discard",
  },
  some: { keep: loot },
};
