import type { TechFacts } from "../facts.ts";

export const facts = { number: 3, when: "regroup", rule: "TCH-39" } satisfies TechFacts;
