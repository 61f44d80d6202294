/** What is printed besides words, and what bots must know. */
export const numbers = { perShip: 2, drawn: 1 };

export const facts = {
  alert: "green",
  flare: {
    wild: { as: "ally", when: "resolution" },
    super: { as: "main", when: "reveal" },
  },
  numbers,
  /** A bot that considers an alliance counts this for its side. */
  strength: (_seen, ships, isMain) => (isMain ? {} : { plus: numbers.perShip * ships }),
};
