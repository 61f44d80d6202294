/** Why one answer is better than another: what its lines lead to, and those of the other do not. */
import type { BaseState, Seat } from "@hypergate/kernel";
import type { Estimator } from "./estimator.ts";
import type { OptionChance } from "./position.ts";

/** A difference in one measure: what the better answer brings, or what the other one gives to a rival. */
export interface Reason {
  readonly measure: string;
  /** How much, always above 0. */
  readonly n: number;
  readonly rival?: Seat;
}

/** The difference that weighs most; nothing if none is worth a word. With `ownOnly`, what it gives to rivals does not count. */
export function reasonFor<S extends BaseState>(
  { measures }: Estimator<S>,
  who: Seat,
  given: OptionChance,
  best: OptionChance,
  ownOnly = false,
): Reason | undefined {
  let found: Reason | undefined;
  let most = 0;
  for (const [i, { id, worth, least }] of measures.entries()) {
    const [there, here] = [best.measured[i], given.measured[i]];
    for (const [seat, value] of there.entries()) {
      if (ownOnly && seat !== who) continue;
      const more = (seat === who ? value - here[seat] : here[seat] - value) * Math.sign(worth);
      const weight = more * Math.abs(worth);
      if (more < least || weight <= most) continue;
      most = weight;
      found = { measure: id, n: Number(more.toFixed(3)), ...(seat === who ? {} : { rival: seat }) };
    }
  }
  return found;
}
