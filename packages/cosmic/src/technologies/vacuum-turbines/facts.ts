import type { TechFacts } from "../facts.ts";

export const facts = { number: 2, when: "regroup", rule: "TCH-38", numbers: { drawn: 4 } } satisfies TechFacts;
