/** The round: which phases are played, who called them, and how near the end is. */
import type { Seat } from "@hypergate/kernel";
import {
  type Action,
  actionsIn,
  CONSUME_X2,
  DEVELOP,
  DEVELOP_2,
  EXPLORE_1_1,
  EXPLORE_5,
  fullTableau,
  type Phase,
  PRODUCE,
  SETTLE,
  SETTLE_2,
  type Table,
  TRADE,
} from "@hypergate/race/client";
import type { ToldEvent } from "@hypergate/wire";

export const PLAYED = ["explore", "develop", "settle", "consume", "produce"] as const;
export type PlayedPhase = (typeof PLAYED)[number];

/** Whether this is one of the five phases, which the track shows. */
export function isPlayed(phase: Phase): phase is PlayedPhase {
  return (PLAYED as readonly Phase[]).includes(phase);
}

const BITS: Readonly<Record<PlayedPhase, number>> = {
  explore: EXPLORE_5 | EXPLORE_1_1,
  develop: DEVELOP | DEVELOP_2,
  settle: SETTLE | SETTLE_2,
  consume: TRADE | CONSUME_X2,
  produce: PRODUCE,
};

export function phaseOf(action: Action): PlayedPhase {
  return PLAYED.find((phase) => action.startsWith(phase)) ?? "consume";
}

export interface PhaseCall {
  readonly phase: PlayedPhase;
  /** By seat, the actions that called it. */
  readonly calls: readonly { readonly seat: Seat; readonly actions: readonly Action[] }[];
  readonly state: "skipped" | "done" | "now" | "coming" | "open";
}

/** The five phases of this round; before the actions are shown nobody knows which. */
export function phaseCalls(table: Table): readonly PhaseCall[] {
  const areShown = table.players.some((p) => p.actions !== 0);
  const now = (PLAYED as readonly Phase[]).indexOf(table.phase);
  return PLAYED.map((phase, i) => {
    const calls = table.order
      .map((seat) => ({ seat, actions: actionsIn(table.players[seat].actions & BITS[phase]) }))
      .filter(({ actions }) => actions.length > 0);
    return { phase, calls, state: stateOf(i, now, table.phase, areShown, calls.length > 0) };
  });
}

function stateOf(i: number, now: number, phase: Phase, areShown: boolean, isCalled: boolean): PhaseCall["state"] {
  if (i === now) return "now";
  if (!areShown) return "open";
  if (!isCalled) return "skipped";
  return phase === "round" || i < now ? "done" : "coming";
}

/** Whether this is the second Develop or Settle phase of the round, which two players can have (4.6). */
export function isSecondTime(events: readonly ToldEvent[], phase: Phase): boolean {
  let times = 0;
  for (let i = events.length - 1; i >= 0 && events[i].id !== "round.begins"; i--)
    if (events[i].id === "phase.begins" && events[i].params.phase === `phase/${phase}`) times++;
  return times > 1;
}

/** The bit of the action that gives the bonus of this Develop or Settle phase. */
export function bonusBit(events: readonly ToldEvent[], phase: "develop" | "settle"): number {
  const second = isSecondTime(events, phase);
  if (phase === "develop") return second ? DEVELOP_2 : DEVELOP;
  return second ? SETTLE_2 : SETTLE;
}

/** Seats whose tableau has at most two places left, and whether the pool is nearly empty. */
export function endSigns(table: Table): { readonly seats: readonly Seat[]; readonly isPoolLow: boolean } {
  const low = Math.max(3, Math.round(table.chips / 8));
  return {
    seats: table.players.flatMap((p, seat) => (fullTableau(p.figures) - p.tableau.length <= 2 ? [seat] : [])),
    isPoolLow: table.pool <= low,
  };
}
