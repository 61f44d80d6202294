/** Cards that are played when their own rules would not have it. */
import type { Seat } from "@hypergate/kernel";
import { askCard, byPower } from "../../asking.ts";
import { type CardNumber, cardRef, TYPE_OF } from "../../cards.ts";
import type { Play, Use } from "../../effects.ts";
import { laidBy } from "../../encounter-cards.ts";
import { type Compiled, reinforcementEffect, sidesOfCard } from "../../installed.ts";
import { addKicker } from "../../laying.ts";
import { roleOf, sideOf } from "../../query.ts";
import { NOBODY, type Side } from "../../state.ts";
import type { Window } from "../../vocabulary.ts";
import { playCard } from "../../windows.ts";

const PLAY = byPower("greenhorn", "greenhorn 4");

function kickers(g: Play, me: Seat): CardNumber[] {
  return g.s.secret.hands[me].filter((card) => TYPE_OF[card] === "kicker");
}

/** One kicker per encounter, also after the reveal. */
export function hasKicker(g: Play, me: Seat): boolean {
  return kickers(g, me).length > 0 && laidBy(g.s.table, me, "kicker") === NOBODY;
}

export function askKicker(g: Play, me: Seat): CardNumber {
  return askCard(g, me, "greenhorn/play", PLAY, kickers(g, me));
}

export function kick(g: Play, me: Seat, card: CardNumber): void {
  addKicker(g, sideOf(g.s.table, me) as Side, card);
}

/** Reinforcements that could be played now by somebody in the encounter. */
export function reinforcements(g: Play, me: Seat): CardNumber[] {
  const use = reinforcementEffect()?.effect.uses[0];
  if (use === undefined || use.when?.(g, me, undefined as never) === false) return [];
  return g.s.secret.hands[me].filter((card) => TYPE_OF[card] === "reinforcement");
}

export function playReinforcement(g: Play, me: Seat): void {
  const compiled = reinforcementEffect();
  const card = askCard(g, me, "greenhorn/play", PLAY, reinforcements(g, me));
  if (compiled !== undefined) playCard(g, me, card, compiled, compiled.effect.uses[0], undefined);
}

interface Playable {
  readonly card: CardNumber;
  readonly compiled: Compiled;
  readonly use: Use;
}

/**
 * Rifts and artifacts for the regroup or the alliance phase, whatever the phase is and whoever may play them; not those that
 * can be played here in any case.
 */
function playable(g: Play, me: Seat, window: Window): Playable[] {
  const { used } = g.s.table.encounter;
  const role = roleOf(g.s.table, me);
  const found: Playable[] = [];
  for (const card of g.s.secret.hands[me]) {
    if ((TYPE_OF[card] !== "rift" && TYPE_OF[card] !== "artifact") || used.includes(cardRef(card))) continue;
    for (const compiled of sidesOfCard(card)) {
      const { uses } = compiled.effect;
      const [use] = uses.every(({ at }) => /^(?:regroup|alliance)\./.test(at)) ? uses : [];
      if (use === undefined || uses.some(({ at, roles }) => at === window && (roles & role) !== 0)) continue;
      if (use.when?.(g, me, undefined as never) !== false) found.push({ card, compiled, use });
    }
  }
  return found;
}

export function mayPlay(g: Play, me: Seat, window: Window): boolean {
  return playable(g, me, window).length > 0;
}

export function playAnyway(g: Play, me: Seat, window: Window): void {
  const all = playable(g, me, window);
  const card = askCard(
    g,
    me,
    "greenhorn/play",
    PLAY,
    all.map((one) => one.card),
  );
  const one = all.find((each) => each.card === card);
  if (one !== undefined) playCard(g, me, card, one.compiled, one.use, undefined);
}
