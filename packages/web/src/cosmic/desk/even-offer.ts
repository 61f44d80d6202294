/** The offer most deals end with: a colony for a colony. */
import { planetOf, shipsOn, type Table } from "@hypergate/cosmic/client";
import type { DealAnswer, DealQuestion, Ref, Seat } from "@hypergate/kernel";
import { canAdd, type Side } from "../../table/choosing.ts";
import { isNearVictory } from "../use-cosmic.tsx";
import { otherParty, type Terms } from "./terms.ts";

const NO_TERMS: Terms = { kind: "deal", give: {}, want: {} };

type Offer = Extract<DealAnswer, { readonly do: "offer" }>;

/**
 * The own home planet with the most ships for one of the other's: the one attacked, or that with the fewest ships. Nothing
 * where either has no such planet to give, or where a colony would win the game for the other.
 */
export function evenOffer(question: DealQuestion, t: Table): Offer | undefined {
  const { who: me, mayOffer, standing } = question;
  const other = otherParty(question);
  if (!mayOffer || standing !== undefined || isNearVictory(t, other)) return undefined;
  const ships = (planet: number, seat: Seat) => shipsOn(t, planet, seat);
  const given = best(homesIn(question, t, "give", me, other), (planet) => ships(planet, me));
  const wanted = best(homesIn(question, t, "want", other, me), (planet) =>
    planet === t.encounter.planet ? 1 : -ships(planet, other),
  );
  if (given === undefined || wanted === undefined) return undefined;
  return { do: "offer", give: { [given]: 1 }, want: { [wanted]: 1 } };
}

/** Home planets of one on which the other may get a colony and has none. */
function homesIn(question: DealQuestion, t: Table, side: Side, owner: Seat, receiver: Seat): readonly Ref[] {
  return question[side]
    .map(({ ref }) => ref)
    .filter((ref) => {
      const planet = planetOf(ref);
      if (planet < 0 || t.homeOf[planet] !== owner || shipsOn(t, planet, receiver) > 0) return false;
      return canAdd(question, NO_TERMS, ref, side);
    });
}

/** Of several as good, the first. */
function best(refs: readonly Ref[], worth: (planet: number) => number): Ref | undefined {
  return refs.reduce<Ref | undefined>(
    (top, ref) => (top === undefined || worth(planetOf(ref)) > worth(planetOf(top)) ? ref : top),
    undefined,
  );
}
