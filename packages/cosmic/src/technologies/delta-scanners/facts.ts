import type { TechFacts } from "../facts.ts";

export const facts = { number: 2, when: "regroup", rule: "TCH-24" } satisfies TechFacts;
