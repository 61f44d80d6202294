import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { askOne, byCard, byPower } from "../../asking.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { allAllies, bothAttack, coloniesOf, opponentOf, shipsOn } from "../../query.ts";
import { colonyRef, playerRef } from "../../refs.ts";
import type { Table } from "../../state.ts";
import { boosted } from "../../windows.ts";

const OWN = byPower("mirage", "mirage 1");
const SUPER = byCard("flare-mirage", "mirage super");

/** The colonies that count, as `colony/2.3@1`. */
type Vision = readonly Ref[];

/**
 * Delusion. As a main player you choose one colony of your own and one of your opponent: in the totals the ships there
 * count instead of those in the encounter. With your super you also choose a colony of an ally.
 */
export const power: Power = {
  id: "mirage",
  uses: [
    at<"reveal.add", Vision>("reveal.add", {
      as: "main",
      rule: "mirage 1",
      mandatory: true,
      when: (g) => bothAttack(g.s.table),
      declare: (g, me) => {
        const other = opponentOf(g.s.table, me);
        const seen = [choose(g, me, me, "mirage/own"), choose(g, me, other, "mirage/theirs")];
        const ofAllies = alliedColonies(g.s.table);
        if (ofAllies.length > 0 && boosted(g, me, "mirage")) seen.push(askOne(g, me, "mirage/ally", SUPER, ofAllies));
        return seen.filter((ref) => ref !== NOWHERE);
      },
      said: (seen) => seen,
      run: (g, me, _event, seen) => {
        const { encounter: e } = g.s.table;
        for (const seat of [me, opponentOf(g.s.table, me)]) e.counted[seat] = 0;
        for (const ref of seen) {
          const { seat, n } = shipsSeen(g.s.table, ref);
          e.counted[seat] = n;
          tell(g, "mirage.counts", { player: playerRef(seat), n });
        }
      },
    }),
  ],
};

/** No colony to choose. */
const NOWHERE: Ref = "";

function choose(g: Play, me: Seat, whose: Seat, key: string): Ref {
  const options = coloniesIn(g.s.table, whose);
  return options.length === 0 ? NOWHERE : askOne(g, me, key, OWN, options);
}

function coloniesIn(t: Table, seat: Seat): Ref[] {
  return coloniesOf(t, seat).map((planet) => colonyRef(planet, seat));
}

/** Colonies of the allies of both sides. */
function alliedColonies(t: Table): Ref[] {
  return allAllies(t).flatMap((seat) => coloniesIn(t, seat));
}

function shipsSeen(t: Table, ref: Ref): { readonly seat: Seat; readonly n: number } {
  for (let seat = 0; seat < t.seats; seat++)
    for (const planet of coloniesOf(t, seat))
      if (colonyRef(planet, seat) === ref) return { seat, n: shipsOn(t, planet, seat) };
  return { seat: Number(ref.split("@")[1]), n: 0 };
}
