/** How a player is asked whether to use something: what a power, a card, a technology or a special ship says of itself. */
import type { Said } from "@hypergate/kernel";
import type { Window } from "../vocabulary.ts";

export interface Ask {
  /** The choice and its effect as one question, with the name of the thing: "Filch: take Red's Attack 14?" */
  readonly ask: Said;
  /** What its button says: "Take it". */
  readonly does: Said;
}

/**
 * The asks of an effect by the window of the use. Uses that share a window are numbered in their order, as their
 * references are: `resolution.compensation.2`. `boost` is for a super flare that changes the power while it is being used.
 * `asks.ts` lists the parameters.
 */
export type Asks = Readonly<Partial<Record<Window | `${Window}.${number}` | "boost", Ask>>>;

/** One ask for several moments. */
export function sameAt(keys: readonly (keyof Asks)[], ask: Ask): Asks {
  return Object.fromEntries(keys.map((key) => [key, ask]));
}
