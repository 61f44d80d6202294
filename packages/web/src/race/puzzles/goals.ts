import type { BaseState, Goal, Seat } from "@hypergate/kernel";
import { type State, scores } from "@hypergate/race";
import type { PuzzleGoal } from "../../game/puzzle.ts";

/** Open until the round at hand, or the game, is over. */
function afterThisRound(base: BaseState, isReached: (state: State) => boolean): Goal<BaseState> {
  const { round } = (base as State).table;
  return (now, isOver) => {
    const state = now as State;
    return isOver || state.table.round > round ? isReached(state) : undefined;
  };
}

function winsAlone({ table: { result } }: State, seat: Seat): boolean {
  return result?.winners.length === 1 && result.winners[0] === seat;
}

export const WIN_NOW: PuzzleGoal = {
  id: "win",
  name: { en: "win alone, with this round as the last", ru: "выиграть в одиночку, закончив партию этим раундом" },
  task: {
    en: "Let the game end with this round, and win it alone, whatever the others choose. All hands are open.",
    ru: "Пусть партия кончится этим раундом вашей единоличной победой, что бы ни выбрали другие. Все руки открыты.",
  },
  from: (base, seat) => afterThisRound(base, (state) => winsAlone(state, seat)),
};

const LEAD: PuzzleGoal = {
  id: "lead",
  name: { en: "be ahead in points after this round", ru: "лидировать по очкам после этого раунда" },
  task: {
    en: "Have more points than anybody else when this round is over, whatever the others choose. All hands are open.",
    ru: "Пусть после этого раунда у вас будет больше очков, чем у любого другого, что бы другие ни выбрали. Все руки открыты.",
  },
  from: (base, seat) =>
    afterThisRound(base, (state) => {
      const totals = scores(state).map(({ total }) => total);
      return totals.every((total, other) => other === seat || total < totals[seat]);
    }),
};

export const GOALS: readonly PuzzleGoal[] = [WIN_NOW, LEAD];
