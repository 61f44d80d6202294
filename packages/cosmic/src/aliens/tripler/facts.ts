import { type Facts, NO_STRENGTH } from "../facts.ts";

const numbers = { tripledUpTo: 10, superTripledUpTo: 13, wildDividesFrom: 15 };

export const facts = {
  box: "base",
  alert: "red",
  flare: {
    wild: { as: "main", when: "reveal" },
    super: { as: "main", when: "reveal" },
  },
  numbers,
  strength: (_seen, _ships, isMain) => (isMain ? { value: tripled } : NO_STRENGTH),
} satisfies Facts;

export function tripled(value: number, upTo = numbers.tripledUpTo): number {
  return value <= upTo ? value * 3 : third(value);
}

/** A third, rounded up, and nothing without a sign. */
export function third(value: number): number {
  return Math.ceil(value / 3) | 0;
}
