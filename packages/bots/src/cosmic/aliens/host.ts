import type { Advice } from "../advice.ts";

export const host: Advice = {
  /** Fills the sheet; nothing is removed that may still be of use. */
  power: ({ view, who }) => view.stashSizes[who] < 3,
  some: {
    weed: () => [],
    keep: ({ options, min }) => options.slice(0, min),
  },
};
