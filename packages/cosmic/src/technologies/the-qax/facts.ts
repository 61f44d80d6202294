import type { TechFacts } from "../facts.ts";

export const facts = { number: 4, when: "alliance", rule: "TCH-35", numbers: { ships: 4 } } satisfies TechFacts;
