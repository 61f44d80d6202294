import type { Advice } from "../advice.ts";

export const cudgel: Advice = {
  some: { whom: ({ options }) => [...options] },
};
