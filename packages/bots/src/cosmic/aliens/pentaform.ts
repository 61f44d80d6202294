import type { Advice } from "../advice.ts";
import { never } from "../wish.ts";

export const pentaform: Advice = {
  wild: never,
  super: never,
  one: {
    first: ({ options }) => options[0],
    second: ({ options }) => options[0],
    become: ({ options }) => options[0],
  },
};
