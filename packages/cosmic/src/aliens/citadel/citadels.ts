/** The citadels of the game come and go. */
import { tell } from "@hypergate/kernel";
import { CARDS, type CardNumber } from "../../cards.ts";
import type { Play } from "../../effects.ts";
import { cardList } from "../../hand.ts";
import { discardOf } from "../../piles.ts";
import type { Planet } from "../../refs.ts";
import { NOBODY, type Table } from "../../state.ts";
import { allCitadels, citadelsBeside } from "./facts.ts";

/** Citadels beside the targeted planet. */
export function citadelsInReach(t: Table): CardNumber[] {
  return citadelsBeside(t, t.encounter.planet);
}

/** Citadels beside planets that are no longer in the game (citadel 4). */
export function citadelsOfLostPlanets(t: Table): CardNumber[] {
  const { cards, planets } = allCitadels(t);
  return cards.filter((_, i) => t.homeOf[planets[i]] === NOBODY);
}

export function strength(cards: readonly CardNumber[]): number {
  return cards.reduce((sum, card) => sum + CARDS[card].value, 0);
}

/** A card just taken from a hand becomes a citadel. */
export function addCitadel(t: Table, card: CardNumber, planet: Planet): void {
  const { cards, planets } = allCitadels(t);
  t.memo.citadel = { cards: [...cards, card], planets: [...planets, planet] };
}

/** Without a list all of them. */
export function discardCitadels(g: Play, gone: readonly CardNumber[] = allCitadels(g.s.table).cards): void {
  const t = g.s.table;
  if (gone.length === 0) return;
  const { cards, planets } = allCitadels(t);
  const stays = (_: unknown, i: number) => !gone.includes(cards[i]);
  t.memo.citadel = { cards: cards.filter(stays), planets: planets.filter(stays) };
  for (const card of gone) discardOf(t, CARDS[card].back).push(card);
  tell(g, "citadel.discarded", { cards: cardList(gone), n: gone.length });
}
