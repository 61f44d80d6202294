import type { CardNumber } from "../cards.ts";
import { type Artifact, anyOf, type Use } from "../effects.ts";
import { laidBy } from "../encounter-cards.ts";
import { layBefore } from "../laying.ts";
import { NOBODY } from "../state.ts";
import { INTIMIDATE_MOMENTS } from "./facts.ts";

/** As any player, at any time before planning, once per encounter: announced and laid face down (IN-2). */
export const intimidate: Artifact = {
  id: "intimidate",
  uses: anyOf<(typeof INTIMIDATE_MOMENTS)[number], { card: CardNumber }>(INTIMIDATE_MOMENTS, {
    as: "any",
    rule: "IN-2",
    when: (g, me) => laidBy(g.s.table, me) === NOBODY,
    run: (g, me, _, { card }) => layBefore(g, me, card, "intimidate"),
  }) as readonly Use[],
};
