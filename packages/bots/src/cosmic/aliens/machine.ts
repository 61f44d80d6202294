import type { Advice } from "../advice.ts";
import { bestAttack, POOR } from "../judge.ts";

export const machine: Advice = {
  power: ({ view }) => bestAttack(view.hand) >= POOR,
  wild: ({ view }) => bestAttack(view.hand) >= POOR,
  super: ({ view }) => view.hand.length < 3,
};
