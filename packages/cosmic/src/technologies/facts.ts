import type { When } from "../aliens/facts.ts";

/** What is printed on a technology besides words, and the amounts in its rules. */
export interface TechFacts {
  /** Research number; 0 for X, which is as many ships as lie on it, at least one (TCH-04). */
  readonly number: number;
  readonly when: When;
  /** The statement of the rulebook that says what it does. */
  readonly rule: string;
  readonly numbers?: Readonly<Record<string, number>>;
}
