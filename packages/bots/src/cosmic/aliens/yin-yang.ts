import { playerOf, spareShips } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { chanceOfOffense, isDecisive } from "../alliances.ts";
import { best } from "../best.ts";
import { isNewColony, threat, wouldWin } from "../judge.ts";

/** Where neither side is likely to win, one ship for each brings a colony or a reward. */
const UNCERTAIN = 0.15;
/** Some of them will be lost. */
const SHIPS_TO_SPARE = 6;

export const yinYang: Advice = {
  /** Both sides at once only where nobody's win is at stake and a colony is to be had; tokens always. */
  power: ({ t, who, at }) =>
    at !== "window/alliance.answer" ||
    (isNewColony(t, who, t.encounter.planet) &&
      !wouldWin(t, who) &&
      !isDecisive(t, who) &&
      spareShips(t, who) >= SHIPS_TO_SPARE &&
      Math.abs(chanceOfOffense(t) - 0.5) < UNCERTAIN),
  number: { leave: ({ max }) => max, rewards: ({ max }) => max },
  some: { token: ({ options }) => [...options] },
  one: { blame: ({ options, who }, { table: t }) => best(options, (ref) => threat(t, who, playerOf(ref))) },
};
