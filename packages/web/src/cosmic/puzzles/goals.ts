import { coloniesOf, foreignColonies, type State, type Table } from "@hypergate/cosmic";
import type { BaseState, Goal } from "@hypergate/kernel";
import type { PuzzleGoal } from "../../game/puzzle.ts";

/** Open until the encounter at hand, or the game, is over. */
function afterThisEncounter(base: BaseState, isReached: (table: Table) => boolean): Goal<BaseState> {
  const { n } = (base as State).table.encounter;
  return (now, isOver) => {
    const { table } = now as State;
    return isOver || table.encounter.n > n ? isReached(table) : undefined;
  };
}

export const WIN_NOW: PuzzleGoal = {
  id: "win",
  name: { en: "win the game in this encounter", ru: "выиграть партию в этом контакте" },
  task: {
    en: "Win the game in this encounter, whatever the others do. All hands are open.",
    ru: "Выиграйте партию в этом контакте, что бы ни делали другие. Все руки открыты.",
  },
  from: (base, seat) => afterThisEncounter(base, ({ winners }) => winners.includes(seat)),
};

export const HOLD: PuzzleGoal = {
  id: "hold",
  name: { en: "let nobody else win in this encounter", ru: "не дать другим выиграть в этом контакте" },
  task: {
    en: "Let nobody else win in this encounter. All hands are open.",
    ru: "Не дайте никому другому выиграть в этом контакте. Все руки открыты.",
  },
  from: (base, seat) => afterThisEncounter(base, ({ winners }) => winners.length === 0 || winners.includes(seat)),
};

const COLONY: PuzzleGoal = {
  id: "colony",
  name: { en: "gain a foreign colony in this encounter", ru: "получить далёкую колонию в этом контакте" },
  task: {
    en: "Have one foreign colony more at the end of this encounter, whatever the others do. All hands are open.",
    ru: "Пусть к концу этого контакта у вас будет на одну далёкую колонию больше, что бы ни делали другие. Все руки открыты.",
  },
  from: (base, seat) => {
    const before = foreignColonies((base as State).table, seat);
    return afterThisEncounter(base, (table) => table.winners.includes(seat) || foreignColonies(table, seat) > before);
  },
};

const KEEP: PuzzleGoal = {
  id: "keep",
  name: { en: "lose no colony in this encounter", ru: "не потерять колоний в этом контакте" },
  task: {
    en: "Do not lose a single colony in this encounter, whatever the others do. All hands are open.",
    ru: "Не потеряйте в этом контакте ни одной колонии, что бы ни делали другие. Все руки открыты.",
  },
  from: (base, seat) => {
    const before = coloniesOf((base as State).table, seat);
    return afterThisEncounter(base, (table) => {
      const now = new Set(coloniesOf(table, seat));
      return before.every((planet) => now.has(planet));
    });
  },
};

export const GOALS: readonly PuzzleGoal[] = [WIN_NOW, HOLD, COLONY, KEEP];
