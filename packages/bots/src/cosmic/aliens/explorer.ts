import { GENESIS, shipsOn } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";

export const explorer: Advice = {
  /** A planet without defenders is as good as one with them, and easier. */
  wild: ({ t, who }) => {
    const { planet, defense } = t.encounter;
    return shipsOn(t, GENESIS, who) === 0 && shipsOn(t, GENESIS, defense) <= shipsOn(t, planet, defense);
  },
};
