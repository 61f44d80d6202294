import type { TechFacts } from "../facts.ts";

export const facts = { number: 4, when: "regroup", rule: "TCH-27" } satisfies TechFacts;
