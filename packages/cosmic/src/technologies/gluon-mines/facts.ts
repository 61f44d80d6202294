import type { TechFacts } from "../facts.ts";

export const facts = { number: 0, when: "planning", rule: "TCH-28" } satisfies TechFacts;
