import type { TechFacts } from "../facts.ts";

export const facts = { number: 6, when: "resolution", rule: "TCH-29" } satisfies TechFacts;
