import { type Seat, tell } from "@hypergate/kernel";
import { askCards, askWord, byCard, byPower } from "../../asking.ts";
import { CARDS, type CardNumber, cardRef, IS_ENCOUNTER } from "../../cards.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { discard, takeFromDeck, tellCards } from "../../hand.ts";
import { putInto, takeFrom } from "../../piles.ts";
import { sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { replaceShown } from "../../showing.ts";
import type { Side } from "../../state.ts";
import { WINDOW } from "../../vocabulary.ts";
import { boosted, openWindow } from "../../windows.ts";
import { facts } from "./facts.ts";

const CHOOSE = byPower("chosen", "chosen 3");
const KEEP = byCard("flare-chosen", "chosen super");

/**
 * Divine Intervention. As a main player, after cards are revealed, you may draw three cards. One encounter card among
 * them may replace yours, or be added to it if both are attacks; the rest is discarded.
 */
export const power: Power = {
  id: "chosen",
  uses: [at("reveal.change", { as: "main", rule: "chosen 1", order: 4, run: (g, me) => intervene(g, me) })],
};

function intervene(g: Play, me: Seat): void {
  const { aside } = g.s.secret;
  const drawn = takeFromDeck(g, facts.numbers.drawn);
  if (drawn.length === 0) return;
  const player = playerRef(me);
  putInto(aside, me, drawn);
  tellCards(g, "cards.drawn", { player, n: drawn.length }, [me], drawn);
  openWindow(g, WINDOW["cards.drawn"], { seat: me, count: drawn.length, cards: drawn });
  maybeKeep(g, me, drawn);
  maybePlace(g, me, drawn);
  const rest = drawn.filter((card) => aside[me].includes(card));
  discard(g, me, rest, aside);
}

/** The super flare is played knowing the cards (chosen flare D1). */
function maybeKeep(g: Play, me: Seat, drawn: readonly CardNumber[]): void {
  const others = drawn.filter((card) => !IS_ENCOUNTER[card]);
  if (others.length > 0) boosted(g, me, "chosen", () => keep(g, me, others));
}

function keep(g: Play, me: Seat, others: readonly CardNumber[]): void {
  const kept = askCards(g, me, "chosen/keep", KEEP, others, 0, others.length);
  for (const card of kept) takeFrom(g.s.secret.aside, me, card);
  putInto(g.s.secret.hands, me, kept);
  tellCards(g, "chosen.kept", { player: playerRef(me), n: kept.length }, [me], kept);
}

function maybePlace(g: Play, me: Seat, drawn: readonly CardNumber[]): void {
  const { table: t, secret: x } = g.s;
  const fit = drawn.filter((card) => IS_ENCOUNTER[card]);
  if (fit.length === 0) return;
  const picked = askCards(g, me, "chosen/card", CHOOSE, fit, 0, 1);
  if (picked.length === 0) return;
  const card = picked[0];
  const side = sideOf(t, me) as Side;
  const shown = t.encounter.shown[side];
  const params = { player: playerRef(me), card: cardRef(card) };
  const attacks = shown.type === "attack" && CARDS[card].type === "attack";
  const how = attacks ? askWord(g, me, "chosen/how", CHOOSE, ["replace", "add"], { card: params.card }) : "replace";
  takeFrom(x.aside, me, card);
  t.inPlay.push(card);
  tell(g, how === "add" ? "chosen.added" : "chosen.replaced", params);
  if (how === "replace") replaceShown(g, side, card);
  else {
    shown.added += CARDS[card].value;
    shown.extra.push(card);
  }
}
