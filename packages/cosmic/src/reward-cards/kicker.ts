import type { CardNumber } from "../cards.ts";
import type { TextId } from "../catalogue.ts";
import { type Artifact, at } from "../effects.ts";
import { laidBy } from "../encounter-cards.ts";
import { layBefore } from "../laying.ts";
import { NOBODY } from "../state.ts";

/**
 * A kicker: as a main player, before selection, once per encounter, it is announced and laid face down (KI-1). `text` is
 * what it is besides a number.
 */
export function kicker(id: TextId, text: Partial<Artifact> = {}): Artifact {
  return {
    id,
    uses: [
      at<"planning.lay", { card: CardNumber }>("planning.lay", {
        as: "main",
        rule: "KI-1",
        when: (g, me) => laidBy(g.s.table, me, "kicker") === NOBODY,
        run: (g, me, _, { card }) => layBefore(g, me, card, "kicker"),
      }),
    ],
    ...text,
  };
}
