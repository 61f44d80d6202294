import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { askOne, byCard, byPower } from "../../asking.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { lastOn, lastsWith } from "../../lasting.ts";
import { allAllies, bothAttack, coloniesOf, opponentOf, shipsOn } from "../../query.ts";
import { colonyRef, type Planet, planetOf, playerRef } from "../../refs.ts";
import type { Table } from "../../state.ts";
import { boosted } from "../../windows.ts";

const OWN = byPower("mirage", "mirage 1");
const SUPER = byCard("flare-mirage", "mirage super");
const EFFECT = "power/mirage";
/** Moments until totals are compared at which ships on these colonies may have come or gone. */
const RECOUNTS = ["ships.gone", "reveal.outcome"] as const;

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
          const { seat, planet } = colonySeen(ref);
          lastOn(g, EFFECT, seat, planet);
          count(g, seat);
        }
      },
    }),
  ],
  // Ships that leave one of these colonies before totals are compared count no more, and new ones do.
  lasting: RECOUNTS.map((window) =>
    at(window, {
      as: "any",
      rule: "mirage 2",
      when: (g, seat) => {
        const { result, counted } = g.s.table.encounter;
        return result === "none" && counted[seat] !== shipsSeen(g, seat);
      },
      run: (g, seat) => count(g, seat),
    }),
  ),
};

/** Ships on the colony that counts for a player. */
function shipsSeen(g: Play, seat: Seat): number {
  return shipsOn(g.s.table, lastsWith(g, EFFECT, seat), seat);
}

function count(g: Play, seat: Seat): void {
  const n = shipsSeen(g, seat);
  g.s.table.encounter.counted[seat] = n;
  tell(g, "mirage.counts", { player: playerRef(seat), n });
}

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

/** Whose colony is meant, and where it is. */
function colonySeen(ref: Ref): { readonly seat: Seat; readonly planet: Planet } {
  const [planet, seat] = ref.slice("colony/".length).split("@");
  return { seat: Number(seat), planet: planetOf(`planet/${planet}`) };
}
