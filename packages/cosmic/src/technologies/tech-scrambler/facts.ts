import type { TechFacts } from "../facts.ts";

export const facts = { number: 0, when: "any", rule: "TCH-37" } satisfies TechFacts;
