import type { TechFacts } from "../facts.ts";

export const facts = { number: 2, when: "any", rule: "TCH-23" } satisfies TechFacts;
