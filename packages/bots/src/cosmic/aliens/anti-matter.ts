import type { Advice } from "../advice.ts";
import { isAgainst } from "../wish.ts";

export const antiMatter: Advice = {
  wild: isAgainst,
  super: isAgainst,
};
