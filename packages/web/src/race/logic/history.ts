/** Who chose what, round by round, from what has been told. */
import type { Seat } from "@hypergate/kernel";
import { ACTIONS, type Action } from "@hypergate/race/client";
import type { ToldEvent } from "@hypergate/wire";

export interface PastRound {
  readonly round: number;
  /** By seat; a seat that has not shown anything has none. */
  readonly actions: readonly (readonly Action[])[];
}

export function pastRounds(events: readonly ToldEvent[], players: number): readonly PastRound[] {
  const rounds: { round: number; actions: (readonly Action[])[] }[] = [];
  for (const { id, params } of events) {
    if (id === "round.begins") rounds.push({ round: Number(params.round), actions: [] });
    if (id !== "action.revealed") continue;
    const last = rounds.at(-1);
    if (last !== undefined) last.actions[Number(params.who)] = actionsNamed(String(params.actions));
  }
  return rounds
    .filter(({ actions }) => actions.length > 0)
    .map(({ round, actions }) => ({
      round,
      actions: Array.from({ length: players }, (_, seat) => actions[seat] ?? []),
    }));
}

function actionsNamed(list: string): readonly Action[] {
  const named = new Set(list.split(", "));
  return ACTIONS.filter((action) => named.has(`action/${action}`));
}

/** The actions of the last rounds of one seat, the newest last. */
export function lastActions(rounds: readonly PastRound[], seat: Seat, most: number): readonly Action[] {
  return rounds.flatMap(({ actions }) => actions[seat]).slice(-most);
}
