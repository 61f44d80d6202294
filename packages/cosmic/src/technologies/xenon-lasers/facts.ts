import type { TechFacts } from "../facts.ts";

export const facts = { number: 3, when: "reveal", rule: "TCH-40" } satisfies TechFacts;
