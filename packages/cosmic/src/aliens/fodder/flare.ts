import { type Seat, tell } from "@hypergate/kernel";
import { askPlanet, askWord, byCard } from "../../asking.ts";
import { at, type Flare, type Play, sideWord } from "../../effects.ts";
import { coloniesOf, hasColony } from "../../query.ts";
import { type Planet, planetRef, playerRef } from "../../refs.ts";
import { commit, liftShips } from "../../ships.ts";
import { DEFENSE, NOBODY, OFFENSE, type Side } from "../../state.ts";

const WILD = byCard("flare-fodder", "fodder wild");
/** Bits of `Encounter.invited` by side. */
const BY_SIDE = [1, 2] as const;

interface Late {
  readonly side: Side;
  readonly planet: Planet;
}

/** It may be done at any time after the cards are revealed: before or after values are worked out. */
const LATE = {
  as: "uninvolved",
  rule: "fodder wild",
  when: (g: Play, me: Seat) => {
    const { encounter: e } = g.s.table;
    return e.invited[me] !== 0 && e.joined[me] === NOBODY && hasColony(g.s.table, me);
  },
  declare: (g: Play, me: Seat): Late => {
    const { encounter: e } = g.s.table;
    const sides = ([OFFENSE, DEFENSE] as const).filter((side) => (e.invited[me] & BY_SIDE[side]) !== 0);
    const word = askWord(g, me, "fodder/side", WILD, sides.map(sideWord));
    return {
      side: word === "offense" ? OFFENSE : DEFENSE,
      planet: askPlanet(g, me, "fodder/planet", WILD, coloniesOf(g.s.table, me)),
    };
  },
  run: (g: Play, me: Seat, _event: unknown, { side, planet }: Late) => {
    const { encounter: e } = g.s.table;
    e.ally[me] = side;
    e.joined[me] = side;
    const n = liftShips(g, me, { [planetRef(planet)]: 1 });
    commit(g, me, side, n);
    tell(g, "alliance.joined", { player: playerRef(me), side: sideWord(side), n });
  },
} as const;

/**
 * Wild: after cards are revealed, if you were invited and declined, join a side that invited you with one ship. Super: add
 * attacks whatever you played yourself; played while the power is being used.
 */
export const flare: Flare = {
  alien: "fodder",
  wild: { uses: [at<"reveal.change", Late>("reveal.change", LATE), at<"reveal.add", Late>("reveal.add", LATE)] },
  super: { uses: [] },
};
