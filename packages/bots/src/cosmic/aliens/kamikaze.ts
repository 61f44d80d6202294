import { shipsOnColonies } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { largestFirst } from "../fleets.ts";
import { bestAttack, chanceWithChosen, wouldWin } from "../judge.ts";

const GOOD = 10;
const SAFE = 0.85;
const HOPELESS = 0.25;
const ENOUGH_SHIPS = 12;
const SACRIFICE = 2;

export const kamikaze: Advice = {
  power: ({ t, view, who }) => bestAttack(view.hand) < GOOD && shipsOnColonies(t, who) >= ENOUGH_SHIPS,
  wild: ({ t, view, who }) => {
    const chance = chanceWithChosen(view, who);
    return chance > 0 && chance < SAFE && (chance > HOPELESS || wouldWin(t, who));
  },
  spread: { sacrifice: (question, view) => largestFirst(question, view.table, SACRIFICE) },
};
