/** Winning chances of Cosmic Encounter: lines are played on for some encounters and judged by the expert's weights. */
import { coloniesToWin, cosmic, foreignColonies, homeColonies, type State, type View } from "@hypergate/cosmic";
import { branch, shuffle } from "@hypergate/kernel";
import { strangers } from "../cosmic/expert/ahead.ts";
import { candidatesFor } from "../cosmic/expert/candidates.ts";
import { WEIGHTS } from "../cosmic/expert/index.ts";
import { sharesOf } from "../cosmic/expert/value.ts";
import { sensible } from "../cosmic/sensible.ts";
import type { Estimator, Measure, PlayedOn } from "./estimator.ts";

/** Answers to one question that are compared. */
const MOST_OPTIONS = 8;

export const cosmicEstimator: Estimator<State> = {
  rules: cosmic,
  effort: { worlds: 32, ahead: 3 },
  part: ({ table }) => table.encounter.n,
  winners: ({ table }) => table.winners,
  shares: (state) => [...sharesOf(WEIGHTS, state)],
  open: playedOn(),
  horizon: (state, ahead) => {
    const last = state.table.encounter.n + ahead;
    return ({ agenda, table }) => agenda[0] === "regroup" && table.encounter.n >= last;
  },
  company: (_, view) => (luck) => strangers((view as View).table.seats, luck),
  candidates: (question, view, seed) => {
    const usual = sensible(seed)(question, () => view as View);
    return candidatesFor(question, view as View, usual, MOST_OPTIONS);
  },
  kind: ({ table }) => `cosmic ${table.seats} ${table.settings.boxes.includes("dominion") ? "dominion" : "base"}`,
  measures: measures(),
};

function playedOn(): PlayedOn<State> {
  return {
    reshuffled: (state, rng) => {
      const copy = cosmic.clone(state);
      const { secret: x } = copy;
      x.deck = shuffle(rng, [...x.deck]);
      x.rewardDeck = shuffle(rng, [...x.rewardDeck]);
      x.destiny = shuffle(rng, [...x.destiny]);
      x.techDeck = shuffle(rng, [...x.techDeck]);
      x.flareDeck = shuffle(rng, [...x.flareDeck]);
      copy.rng = branch(rng, 0);
      return copy;
    },
    players: ({ table }, luck) => strangers(table.seats, luck),
  };
}

function measures(): Measure<State>[] {
  const bySeat = (of: (state: State, seat: number) => number) => (state: State) =>
    state.table.players.map((_, seat) => of(state, seat));
  return [
    {
      id: "victory",
      worth: 2.5,
      least: 0.05,
      values: bySeat(({ table }, seat) => (table.winners.includes(seat) ? 1 : 0)),
    },
    {
      id: "colonies",
      worth: 1,
      least: 0.08,
      values: bySeat(({ table }, seat) => Math.min(coloniesToWin(table), foreignColonies(table, seat))),
    },
    {
      id: "homes",
      worth: 0.25,
      least: 0.15,
      values: bySeat(({ table }, seat) => homeColonies(table, seat)),
    },
    {
      id: "warp",
      worth: -0.07,
      least: 0.5,
      values: bySeat(({ table }, seat) => table.warp[seat]),
    },
    {
      id: "cards",
      worth: 0.08,
      least: 0.4,
      values: bySeat(({ secret }, seat) => secret.hands[seat].length),
    },
  ];
}
