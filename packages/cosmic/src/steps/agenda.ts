/** The order of steps. Steps change the agenda to skip a phase, to end an encounter or to have another one. */
import { tell } from "@hypergate/kernel";
import type { Play } from "../effects.ts";
import { isOver, timingOrder } from "../query.ts";
import { sendAllHome } from "../ships.ts";
import type { Result } from "../state.ts";

/** TRN-02: the phases of an encounter, cut where answers are wanted. */
export const ENCOUNTER = [
  "regroup",
  "destiny",
  "launch",
  "invite",
  "answer",
  "formed",
  "plan",
  "select",
  "selected",
  "reveal",
  "totals",
  "outcome",
] as const;

/** RES-13: what follows when one side has won. */
export const AFTER_WIN = [
  "winner",
  "losses",
  "landing",
  "compensation",
  "rewards",
  "aftermath",
  "cards",
  "close",
  "next",
] as const;

export const AFTER_DEAL = ["deal", "aftermath", "cards", "close", "next"] as const;

/** An encounter that ended without cards being compared. */
export const AFTER_NOTHING = ["cards", "close", "next"] as const;

/** Nothing follows once the game is won. */
export function goOnWith(g: Play, steps: readonly string[]): void {
  g.s.agenda = isOver(g.s) ? [] : [...steps];
}

/** Ends the encounter at once without a result; committed ships go home (PLN-01), and the turn is over (END-06, END-07). */
export function breakOff(g: Play, reason: string): void {
  const t = g.s.table;
  if (!t.encounter.granted) t.turn.over = true;
  tell(g, reason, { player: `player/${t.encounter.offense}` });
  sendAllHome(g, timingOrder(t));
  goOnWith(g, AFTER_NOTHING);
}

/** The encounter has been ended without a result. */
export function isBrokenOff(g: Play): boolean {
  return g.s.agenda[0] === AFTER_NOTHING[0];
}

/** An effect has decided the encounter before cards were compared. */
export function decideAs(g: Play, result: Result, winner: number): void {
  const e = g.s.table.encounter;
  e.result = result;
  e.winner = winner;
  goOnWith(g, result === "won" ? AFTER_WIN : result === "dealt" ? AFTER_DEAL.slice(1) : AFTER_NOTHING);
}
