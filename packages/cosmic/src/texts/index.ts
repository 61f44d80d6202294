/** Everything a player reads, in both languages. */
import type { Statement } from "@hypergate/kernel";
import { rulebook } from "../rulebook/index.ts";

export { type Asked, askedOf } from "./asks.ts";
export { messages } from "./messages.ts";
export { maybeNameOf, type Names, nameOf, say, sayThis, withOwnPlanets } from "./say.ts";

const STATEMENTS: ReadonlyMap<string, Statement> = new Map(rulebook.map((one) => [one.id, one]));

/** The numbered statement of the rulebook: `REV-12`, `oracle 1`. */
export function statement(id: string): Statement | undefined {
  return STATEMENTS.get(id);
}
