/** Race for the Galaxy over time: points as they would count if the game ended then, round by round. */
import type { Seat } from "@hypergate/kernel";
import { CARD_REF, cardPoints, goalPoints, type View } from "@hypergate/race/client";
import type { Meter, Voice } from "../table/meter.ts";

export const raceMeter: Meter = {
  part: (view) => Math.max(1, tableOf(view).round),
  values: (view) => tableOf(view).players.map((_, seat) => pointsOf(view, seat).total),
  target: () => undefined,
  winners: (view) => tableOf(view).result?.winners ?? [],
  hand: (view) => (view as View).hand.map((card) => CARD_REF[card]),
  how: (voice, view, winners) => [ending(voice, view), ...winners.map((seat) => breakdown(voice, view, seat))],
  words: {
    part: "end.round",
    inPart: "end.inRound",
    value: "end.points",
    title: "end.pointsOverTime",
    across: "end.acrossRound",
  },
};

function tableOf(view: unknown): View["table"] {
  return (view as View).table;
}

interface Points {
  readonly total: number;
  readonly chips: number;
  readonly cards: number;
  readonly goals: number;
}

function pointsOf(view: unknown, seat: Seat): Points {
  const { players, firstGoals, mostGoals } = tableOf(view);
  const player = players[seat];
  const cards = sum(player.tableau.map((card) => cardPoints(player, card)));
  const scored = goalPoints(players, firstGoals, mostGoals).filter((one) => one.seat === seat);
  const goals = sum(scored.map((one) => one.points));
  return { total: player.chips + cards + goals, chips: player.chips, cards, goals };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

/** Why the last round was the last. */
function ending({ t, called }: Voice, view: unknown): string {
  const { players, pool } = tableOf(view);
  if (pool <= 0) return t("end.poolEmpty");
  const largest = Math.max(...players.map((player) => player.tableau.length));
  const who = called(`player/${players.findIndex((player) => player.tableau.length === largest)}`);
  return t("end.tableauFull", { who, n: largest });
}

function breakdown({ t, called }: Voice, view: unknown, seat: Seat): string {
  const { total, chips, cards, goals } = pointsOf(view, seat);
  const isTie = tableOf(view).players.some((_, other) => other !== seat && pointsOf(view, other).total === total);
  const words = t("end.wonByPoints", { who: called(`player/${seat}`), n: total, chips, cards, goals });
  return isTie ? `${words} ${t("end.tieBroken")}` : words;
}
