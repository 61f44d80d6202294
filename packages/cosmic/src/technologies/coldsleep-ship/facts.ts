import type { TechFacts } from "../facts.ts";

export const facts = { number: 9, when: "regroup", rule: "TCH-21", numbers: { mostShips: 4 } } satisfies TechFacts;
