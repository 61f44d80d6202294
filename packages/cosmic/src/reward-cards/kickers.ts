import type { CardNumber } from "../cards.ts";
import { KICKERS, type TextId } from "../catalogue.ts";
import { type Artifact, at } from "../effects.ts";
import { layBefore } from "../laying.ts";
import { laidBy } from "../query.ts";
import { NOBODY } from "../state.ts";

/** What a kicker is besides a number; those that are not listed only multiply. */
const TEXTS: Readonly<Partial<Record<TextId, Partial<Artifact>>>> = {
  "reverse-polarity": { kicker: { attacksOnly: true, bothSides: true } },
  "give-war-a-chance": { kicker: { attacksOnly: true } },
};

/** As a main player, before selection, once per encounter: announced and laid face down (KI-1). */
export const kickers: readonly Artifact[] = KICKERS.map(([id]) => ({
  id,
  uses: [
    at<"planning.lay", { card: CardNumber }>("planning.lay", {
      as: "main",
      rule: "KI-1",
      when: (g, me) => laidBy(g.s.table, me, "kicker") === NOBODY,
      run: (g, me, _, { card }) => layBefore(g, me, card, "kicker"),
    }),
  ],
  ...TEXTS[id],
}));
