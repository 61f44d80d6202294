import type { TechFacts } from "../facts.ts";

export const facts = { number: 4, when: "resolution", rule: "TCH-22", numbers: { lostBy: 5 } } satisfies TechFacts;
