import { coloniesOf, colonyRef, type Planet, shipsOn, type Table } from "@hypergate/cosmic";
import type { Ref, Seat } from "@hypergate/kernel";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { isLowBetter } from "../outlook.ts";

/** Ships on a colony named as `colony/2.3@1`. */
function shipsThere(t: Table, ref: Ref): number {
  for (let seat: Seat = 0; seat < t.seats; seat++) {
    const planet = coloniesOf(t, seat).find((one: Planet) => colonyRef(one, seat) === ref);
    if (planet !== undefined) return shipsOn(t, planet, seat);
  }
  return 0;
}

export const mirage: Advice = {
  one: {
    own: ({ options }, { table: t }) => best(options, (ref) => shipsThere(t, ref) * (isLowBetter(t) ? -1 : 1)),
    theirs: ({ options }, { table: t }) => best(options, (ref) => shipsThere(t, ref) * (isLowBetter(t) ? 1 : -1)),
    ally: ({ options }, { table: t }) => best(options, (ref) => -shipsThere(t, ref)),
    card: ({ options }) => options[0],
  },
};
