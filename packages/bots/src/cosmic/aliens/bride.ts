import { cardOf, planetOf, shipsOn, type Table } from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { isClose, worthOfCard } from "../judge.ts";
import { landing } from "../targets.ts";

/** A hand worth half of. */
const RICH = 6;

/** Is there an empty planet that is foreign to this player? */
function hasEmptyPlanet(t: Table, seat: Seat): boolean {
  return t.homeOf.some(
    (owner, planet) => owner >= 0 && owner !== seat && t.players.every((_, one) => shipsOn(t, planet, one) === 0),
  );
}

export const bride: Advice = {
  /** Marry whoever comes; with a spouse it is about the divorce, which is best while that player holds many cards. */
  power: ({ t, view }) => {
    const spouse = Number(t.memo.bride?.spouse ?? -1);
    if (spouse < 0) return true;
    const paid = t.memo.bride?.paid;
    // Nobody pays for a second divorce.
    const hasPaid = Array.isArray(paid) && (paid as readonly unknown[]).includes(spouse);
    return !hasPaid && view.handSizes[spouse] >= RICH;
  },
  /** To run from somebody about to win, unless an empty planet would do as well. */
  wild: ({ t }) => isClose(t, t.encounter.offense) && !hasEmptyPlanet(t, t.encounter.offense),
  one: {
    trade: ({ options }) => best(options, (ref) => -worthOfCard(cardOf(ref))),
    return: ({ options }) => best(options.slice(1), (ref) => -worthOfCard(cardOf(ref))),
    instead: ({ options, who }, { table: t }) => best(options, (ref) => landing(t, who, planetOf(ref))),
  },
  some: {
    show: ({ options }) => options.slice(0, 1),
    "show-back": () => [],
  },
};
