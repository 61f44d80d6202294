import type { Advice } from "../advice.ts";
import { never } from "../wish.ts";

export const observer: Advice = {
  wild: never,
};
