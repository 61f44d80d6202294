import type { TechFacts } from "../facts.ts";

export const facts = { number: 9, when: "any", rule: "TCH-33" } satisfies TechFacts;
