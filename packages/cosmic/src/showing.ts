/** Encounter cards on the table: turned up, copied, replaced. */
import { tell } from "@hypergate/kernel";
import { type CardNumber, cardRef, NONE } from "./cards.ts";
import type { Play } from "./effects.ts";
import { discardFromPlay, toHand } from "./piles.ts";
import { mainPlayer, otherSide, printed } from "./query.ts";
import { playerRef } from "./refs.ts";
import { notShown, type RevealedCard, type Side } from "./state.ts";

/** A card as it counts when it is turned up. */
export function faceOf(card: CardNumber): RevealedCard {
  return { card, ...printed(card), added: 0, extra: [] };
}

/** Turns up the card of one side. */
export function turnUp(g: Play, side: Side): void {
  const card = g.s.secret.chosen[side];
  g.s.secret.chosen[side] = NONE;
  g.s.table.inPlay.push(card);
  g.s.table.encounter.shown[side] = faceOf(card);
  g.fence = g.used;
  tell(g, "reveal.card", { player: playerRef(mainPlayer(g.s.table, side)), card: cardRef(card) });
}

/** REV-02: a morph becomes an exact duplicate of the other card. */
export function copyMorph(g: Play, side: Side): void {
  const { shown } = g.s.table.encounter;
  const mine = shown[side];
  const other = shown[otherSide(side)];
  if (mine.type !== "morph" || other.type === "morph" || other.type === "none") return;
  mine.type = other.type;
  mine.value = other.value;
  tell(g, "reveal.morph", { player: playerRef(mainPlayer(g.s.table, side)) });
}

/** Another card, already in play, takes the place of the one shown; the old one is discarded with all that was added to it. */
export function replaceShown(g: Play, side: Side, card: CardNumber): void {
  const e = g.s.table.encounter;
  const old = e.shown[side];
  for (const spent of [old.card, ...old.extra]) if (spent !== NONE) discardFromPlay(g, spent);
  e.shown[side] = faceOf(card);
  copyMorph(g, side);
}

/** The card of one side, shown or not, goes back to its player's hand. */
export function takeBack(g: Play, side: Side): void {
  const { table: t, secret: x } = g.s;
  const seat = mainPlayer(t, side);
  const shown = t.encounter.shown[side];
  t.encounter.shown[side] = notShown();
  if (shown.card !== NONE) toHand(g, seat, shown.card);
  if (x.chosen[side] !== NONE) toHand(g, seat, x.chosen[side]);
  x.chosen[side] = NONE;
}
