import { type Seat, tell } from "@hypergate/kernel";
import { askCards, byPower } from "../../asking.ts";
import type { CardNumber } from "../../cards.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { cardList, tellCards } from "../../hand.ts";
import { putOnSheet, takeOffSheet } from "../../piles.ts";
import { playerRef } from "../../refs.ts";
import { TO_DISCARDS } from "../../state.ts";
import { boosted } from "../../windows.ts";
import { facts } from "./facts.ts";
import { drawFlares } from "./flares.ts";

const WEED = byPower("host", "host 1");
const KEEP = byPower("host", "host super");
const { most, superMore } = facts.numbers;

/**
 * Channel. Up to three unused flares lie face down on your sheet; you play them as wild ones, whenever you like and as many
 * as you like.
 */
export const power: Power = {
  id: "host",
  stash: {
    flaresOnly: true,
    playing: at("power.used", { as: "any", rule: "host 2", often: "always", run: () => undefined }),
    back: () => TO_DISCARDS,
  },
  uses: [
    at<"turn.start", readonly CardNumber[]>("turn.start", {
      as: "any",
      rule: "host 1",
      passive: true,
      quiet: true,
      when: (g) => onSheet(g).length > 0,
      declare: (g, me) => askCards(g, me, "host/weed", WEED, onSheet(g), 0, onSheet(g).length),
      run: (g, me, _event, cards) => remove(g, me, cards),
    }),
    at("turn.start", {
      as: "any",
      rule: "host 1",
      passive: true,
      when: (g) => onSheet(g).length < most && g.s.secret.flareDeck.length > 0,
      run: (g, me) => fill(g, me),
    }),
  ],
};

function onSheet(g: Play): readonly CardNumber[] {
  return g.s.secret.stash.host ?? [];
}

/** Flares leave the game for good; all see which. */
function remove(g: Play, me: Seat, cards: readonly CardNumber[]): void {
  if (cards.length === 0) return;
  for (const card of cards) takeOffSheet(g.s.secret, "host", card);
  g.s.table.gone.push(...cards);
  tell(g, "host.removed", { player: playerRef(me), cards: cardList(cards) });
}

/** Tops the sheet up to three. With the super two more are drawn, and the worst leave the game. */
function fill(g: Play, me: Seat): void {
  // With no more flares than the sheet has room for, the super could not change anything.
  const isChoice = g.s.secret.flareDeck.length > most - onSheet(g).length;
  const more = isChoice && boosted(g, me, "host") ? superMore : 0;
  const drawn = drawFlares(g, most - onSheet(g).length + more);
  putOnSheet(g.s.secret, "host", drawn);
  tellCards(g, "host.filled", { player: playerRef(me), n: drawn.length }, [me], drawn);
  if (onSheet(g).length <= most) return;
  const kept = askCards(g, me, "host/keep", KEEP, onSheet(g), most, most, { n: most });
  remove(
    g,
    me,
    onSheet(g).filter((card) => !kept.includes(card)),
  );
}
