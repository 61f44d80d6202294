import type { TechFacts } from "../facts.ts";

export const facts = { number: 5, when: "reveal", rule: "TCH-30", numbers: { shot: 10 } } satisfies TechFacts;
