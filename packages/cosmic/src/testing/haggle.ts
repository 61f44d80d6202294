/** A deal about to be made. */
import type { DealQuestion } from "@hypergate/kernel";
import { fight } from "./fight.ts";
import type { TestSetUp, TestTable } from "./table.ts";

/** Both main players show a negotiate; the hands are what they have beside it. */
export function haggle(hands: string[][], more: TestSetUp & { gate?: number } = {}): TestTable {
  const [mine, yours, ...others] = hands;
  const all = [["negotiate", ...mine], ["negotiate", ...yours], ...others];
  return fight({ ...more, hands: all }).cards("negotiate", "negotiate");
}

export function offer(give: Record<string, number>, want: Record<string, number>) {
  return { do: "offer", give, want } as const;
}
export const accept = { do: "accept" } as const;
export const refuse = { do: "refuse" } as const;

export function dealOf(t: TestTable, seat: number): DealQuestion {
  const question = t.question(seat);
  if (question?.kind !== "deal") throw new Error(`seat ${seat} is not asked for a deal`);
  return question;
}

/** After a deal somebody may keep a card: a place to look at the table. */
export const DONE = "window/resolution.keep";
