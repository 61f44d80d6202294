import type { TechFacts } from "../facts.ts";

export const facts = { number: 8, when: "regroup", rule: "TCH-31" } satisfies TechFacts;
