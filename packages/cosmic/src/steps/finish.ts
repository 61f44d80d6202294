import { type Seat, tell } from "@hypergate/kernel";
import { askYes, rule } from "../asking.ts";
import { type CardNumber, NONE } from "../cards.ts";
import type { Play } from "../effects.ts";
import { cardList } from "../hand.ts";
import { discardFromPlay } from "../piles.ts";
import { hasEncounterCard, timingOrder } from "../query.ts";
import { playerRef } from "../refs.ts";
import { sendAllHome } from "../ships.ts";
import { takeBack } from "../showing.ts";
import { DEFENSE, newEncounter, OFFENSE } from "../state.ts";
import { checkVictory } from "../victory.ts";
import { openWindow } from "../windows.ts";
import { ENCOUNTER, goOnWith } from "./agenda.ts";
import { another } from "./turn.ts";

const AGAIN = rule("END-02");

/** Encounter cards and reinforcements are discarded (END-01, REV-11), unless an effect keeps them (RES-13 steps 9 to 11). */
export function cards(g: Play): void {
  const e = g.s.table.encounter;
  const kept: CardNumber[] = [];
  openWindow(g, "resolution.keep", { kept });
  const discarded: CardNumber[] = [];
  for (const side of [OFFENSE, DEFENSE] as const) {
    const shown = e.shown[side];
    if (shown.card !== NONE && !kept.includes(shown.card)) discarded.push(shown.card);
    discarded.push(...shown.extra);
    if (g.s.secret.chosen[side] !== NONE) takeBack(g, side);
  }
  const spent = [...discarded, ...e.reinforcements.map((one) => one.card)].filter((card) =>
    g.s.table.inPlay.includes(card),
  );
  for (const card of spent) discardFromPlay(g, card);
  if (spent.length > 0) tell(g, "encounter.discarded", { cards: cardList(spent) });
  openWindow(g, "resolution.discarded", { cards: discarded });
}

/** The end of the encounter: effects of its end, then everything that is still out goes home (RES-13 steps 12 and 13). */
export function close(g: Play): void {
  const t = g.s.table;
  const e = t.encounter;
  if (!e.granted) t.turn.success = isSuccess(t.turn.seat, g);
  openWindow(g, "resolution.become", undefined);
  openWindow(g, "encounter.end", undefined);
  g.s.secret.covert = [];
  sendAllHome(g, timingOrder(t));
  checkVictory(g);
  openWindow(g, "encounter.over", undefined);
}

/** END-02: the offense won, made a deal, or settled. */
function isSuccess(seat: Seat, g: Play): boolean {
  const { result, winner, offense } = g.s.table.encounter;
  if (seat !== offense) return false;
  return result === "dealt" || result === "settled" || (result === "won" && winner === OFFENSE);
}

/** What comes next: a granted encounter, a second one, or the next player's turn (END-02 to END-07). */
export function next(g: Play): void {
  const t = g.s.table;
  const granted = t.extra.shift();
  if (granted !== undefined) {
    if (!hasEncounterCard(g.s, granted.offense)) {
      goOnWith(g, ["next"]);
      return;
    }
    t.encounter = newEncounter(t.encounter.n + 1, granted.offense, t.seats);
    t.encounter.defense = granted.defense;
    t.encounter.granted = true;
    goOnWith(g, ENCOUNTER);
    return;
  }
  if (t.turn.more || wantsSecond(g)) {
    another(g);
    return;
  }
  t.turn.seat = (t.turn.seat + 1) % t.seats;
  goOnWith(g, ["turn"]);
}

function wantsSecond(g: Play): boolean {
  const { turn, settings } = g.s.table;
  if (turn.over || !turn.success || turn.encounters >= settings.encountersPerTurn) return false;
  if (settings.secondEncounterNeedsCard && !hasEncounterCard(g.s, turn.seat)) return false;
  const wants = askYes(g, turn.seat, "turn/again", AGAIN);
  if (!wants) tell(g, "turn.ended", { player: playerRef(turn.seat) });
  return wants;
}
