import { type Setting, type TestTable, table } from "./table.ts";

/** Hand cards to pay with. */
export const PAYMENT = ["drop-ships", "replicant-robots", "research-labs", "diversified-economy", "merchant-guild"];

/** Seat 0 has these cards, seat 1 none; both chose Settle. */
export function settler(tableau: readonly string[], hand: readonly string[], more: Partial<Setting> = {}): TestTable {
  const t = table({
    seats: [{ start: "old-earth", tableau, hand }, { start: "earths-lost-colony" }],
    deck: ["public-works", "mining-robots", "export-duties", "genetics-lab", "deficit-spending"],
    ...more,
  });
  t.choose("settle", "settle");
  return t;
}
