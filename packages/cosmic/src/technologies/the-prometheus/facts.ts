import type { TechFacts } from "../facts.ts";

export const facts = { number: 7, when: "any", rule: "TCH-34", numbers: { extraShips: 3 } } satisfies TechFacts;
