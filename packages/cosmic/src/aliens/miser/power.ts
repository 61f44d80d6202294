import type { Seat } from "@hypergate/kernel";
import { IS_ENCOUNTER } from "../../cards.ts";
import { HAND_SIZE } from "../../catalogue.ts";
import { at, type Play, type Power, type Use } from "../../effects.ts";
import { discard, draw } from "../../hand.ts";
import { NOBODY } from "../../state.ts";

/** Moments in every phase at which nothing else is going on (miser EC4). */
const QUIET_MOMENTS = [
  "regroup.start",
  "destiny.final",
  "launch.done",
  "alliance.before",
  "planning.before",
  "reveal.change",
  "resolution.after",
  "encounter.end",
] as const;

/** Playing a card from the hoard: that is the use, and what the card does follows by itself. */
const PLAYING: Use = at("power.used", { as: "any", rule: "miser 1", often: "always", run: () => undefined });

/**
 * Hoard. You start with two hands, one of them on this sheet. Whenever you play a card, it may be one from the hoard,
 * and what would return to your hand returns there. Once the hoard holds no encounter card, you may replace it.
 */
export const power: Power = {
  id: "miser",
  secondHand: true,
  stash: { playing: PLAYING, back: () => NOBODY },
  uses: QUIET_MOMENTS.map((window) =>
    at(window, {
      as: "any",
      rule: "miser 3",
      passive: true,
      often: "always",
      byHand: true,
      when: (g) => mayRenew(g),
      run: (g, me) => renewHoard(g, me),
    }),
  ),
};

/** No encounter card is left in the hoard, and there is something to draw (miser 3). */
function mayRenew({ s: { secret: x, table: t } }: Play): boolean {
  const hoard = x.stash.miser ?? [];
  if (hoard.some((card) => IS_ENCOUNTER[card])) return false;
  return x.deck.length + t.discard.length + hoard.length > 0;
}

/** The old hoard is shown as it is discarded. */
function renewHoard(g: Play, me: Seat): void {
  discard(g, me, g.s.secret.stash.miser ?? [], "miser");
  draw(g, me, HAND_SIZE, "miser");
}
