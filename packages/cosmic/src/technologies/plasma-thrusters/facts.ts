import type { TechFacts } from "../facts.ts";

export const facts = { number: 6, when: ["launch", "alliance"], rule: "TCH-32" } satisfies TechFacts;
