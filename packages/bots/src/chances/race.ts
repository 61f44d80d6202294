/** Winning chances of Race for the Galaxy: the expert's net judges tables, and answers are played on to the end of the round. */
import { next, type Rules, seeded } from "@hypergate/kernel";
import { NONE, race, type State, type View } from "@hypergate/race";
import { candidatesFor, likelyChoices } from "../race/expert/candidates.ts";
import { hasPairs } from "../race/expert/choices.ts";
import { companyOf } from "../race/expert/company.ts";
import type { Nets } from "../race/expert/expert.ts";
import { readView } from "../race/expert/inputs.ts";
import { Judge } from "../race/expert/judge.ts";
import { chancesOf } from "../race/expert/net.ts";
import { pointsOf } from "../race/points.ts";
import type { Estimator, Measure } from "./estimator.ts";

/** Choices of actions that are compared. */
const MOST_CHOICES = 9;

export function raceEstimatorWith(nets: Nets): Estimator<State> {
  const judges = { two: new Judge(nets.two), more: new Judge(nets.more) };
  const judgeAt = ({ table }: Pick<View, "table">): Judge => (hasPairs(table) ? judges.two : judges.more);
  const seenBy = (state: State, viewer: number): Float64Array => {
    const { net, inputs, thought } = judgeAt(state);
    return chancesOf(net, readView(race.view(state, viewer), inputs), thought);
  };
  return {
    rules: race as Rules<State>,
    effort: { worlds: 32, ahead: 1 },
    part: ({ table }) => table.round,
    winners: ({ table }) => table.result?.winners ?? [],
    shares: (state, viewer) => {
      const { players } = state.table;
      const seats = players.map((_, seat) => seat);
      // Before all have a start world there is nothing to judge.
      if (players.some(({ start }) => start === NONE)) return seats.map(() => 1 / seats.length);
      if (viewer !== undefined) return Array.from(seenBy(state, viewer)).slice(0, seats.length);
      const own = seats.map((seat) => seenBy(state, seat)[seat]);
      const all = own.reduce((sum, share) => sum + share, 0);
      return own.map((share) => share / all);
    },
    horizon: ({ table: { round } }, ahead) => {
      const last = round + ahead - 1;
      return ({ agenda, table }) => agenda[0] === "choose" && table.round >= last;
    },
    company: (_, seen) => {
      const company = companyOf(judgeAt(seen as View), seen as View);
      return (luck) => company(seeded(next(seeded(luck))));
    },
    candidates: (question, view) =>
      question.key.startsWith("choose.")
        ? likelyChoices(judgeAt(view as View), view as View, MOST_CHOICES)
        : candidatesFor(judgeAt(view as View), question, view as View),
    kind: ({ table: { players, settings } }) => `race ${players.length} ${settings.sets === "base" ? "base" : "all"}`,
    measures: MEASURES,
  };
}

const MEASURES: readonly Measure<State>[] = [
  {
    id: "chips",
    worth: 1,
    least: 0.3,
    values: ({ table }) => table.players.map(({ chips }) => chips),
  },
  {
    id: "points",
    worth: 0.9,
    least: 0.4,
    values: ({ table }) => {
      const points = pointsOf(table);
      return table.players.map(({ chips }, seat) => points[seat] - chips);
    },
  },
  {
    id: "placed",
    worth: 0.9,
    least: 0.15,
    values: ({ table }) => table.players.map(({ tableau }) => tableau.length),
  },
  {
    id: "goods",
    worth: 0.7,
    least: 0.3,
    values: ({ table }) => table.players.map(({ goods }) => goods),
  },
  {
    id: "hand",
    worth: 0.45,
    least: 0.5,
    values: ({ secret }) => secret.hands.map((hand) => hand.length),
  },
];
