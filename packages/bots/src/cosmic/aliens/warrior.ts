import type { Advice } from "../advice.ts";
import { bestAttack, POOR } from "../judge.ts";

export const warrior: Advice = {
  wild: ({ view }) => bestAttack(view.hand) >= POOR,
};
