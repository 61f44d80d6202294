import type { TechFacts } from "../facts.ts";

export const facts = { number: 4, when: "launch", rule: "TCH-25" } satisfies TechFacts;
