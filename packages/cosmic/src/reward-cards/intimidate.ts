import type { CardNumber } from "../cards.ts";
import { type Artifact, anyOf, type Use } from "../effects.ts";
import { layBefore } from "../laying.ts";
import { laidBy } from "../query.ts";
import { NOBODY } from "../state.ts";

/** The moments before planning at which an intimidate may be laid down. */
const BEFORE_PLANNING = [
  "turn.first",
  "regroup.start",
  "destiny.final",
  "launch.done",
  "alliance.before",
  "alliance.formed",
] as const;

/** As any player, at any time before planning, once per encounter: announced and laid face down (IN-2). */
export const intimidate: Artifact = {
  id: "intimidate",
  uses: anyOf<(typeof BEFORE_PLANNING)[number], { card: CardNumber }>(BEFORE_PLANNING, {
    as: "any",
    rule: "IN-2",
    when: (g, me) => laidBy(g.s.table, me) === NOBODY,
    run: (g, me, _, { card }) => layBefore(g, me, card, "intimidate"),
  }) as readonly Use[],
};
