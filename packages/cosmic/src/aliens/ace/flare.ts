import type { Seat } from "@hypergate/kernel";
import { askPlanet, byCard } from "../../asking.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import type { Loss } from "../../events.ts";
import { toOwnerOf } from "../../handing-off.ts";
import { isMain, otherSide, others, shipsOn, sideOf } from "../../query.ts";
import { type Planet, planetRef } from "../../refs.ts";
import { landShips } from "../../ships.ts";
import type { Side } from "../../state.ts";

const SUPER = byCard("flare-ace", "ace super");

/**
 * Wild: if everybody else stands against you, you win the encounter. Super: as the beaten defense, your ships found a
 * colony in another system instead of going to the warp.
 */
export const flare: Flare = {
  alien: "ace",
  wild: {
    uses: [
      at("reveal.outcome", {
        as: "main",
        rule: "ace wild",
        when: (g, me) => isAlone(g, me),
        run: (g, me) => {
          g.s.table.encounter.instant = sideOf(g.s.table, me);
        },
      }),
    ],
    after: toOwnerOf("ace"),
  },
  super: {
    uses: [
      at<"ships.going", Planet>("ships.going", {
        as: "defense",
        rule: "ace super",
        when: (g, me, { losses, cause }) =>
          cause === "encounter" && lossOf(losses, me) !== undefined && refuges(g, me).length > 0,
        declare: (g, me) => askPlanet(g, me, "ace/refuge", SUPER, refuges(g, me)),
        said: (planet) => [planetRef(planet)],
        run: (g, me, { losses }, planet) => {
          const loss = lossOf(losses, me);
          if (loss === undefined) return;
          const { n } = loss;
          loss.n = 0;
          landShips(g, planet, me, n);
        },
      }),
    ],
    after: () => "discard",
  },
};

/** Cards are revealed, all other players are on the opposing side, and the encounter is not won already. */
function isAlone(g: Play, me: Seat): boolean {
  const { table: t } = g.s;
  const mine = sideOf(t, me) as Side;
  const { instant, shown } = t.encounter;
  if (instant === mine || shown.every(({ type }) => type === "none")) return false;
  const theirs = otherSide(mine);
  return others(t, me).every((seat) => isMain(t, seat) || t.encounter.ally[seat] === theirs);
}

function lossOf(losses: readonly Loss[], me: Seat): Loss | undefined {
  return losses.find((loss) => loss.seat === me && loss.involved > 0 && loss.n > 0 && loss.to === "warp");
}

/** Planets of other systems on which the player has no colony. */
function refuges(g: Play, me: Seat): Planet[] {
  const { table: t } = g.s;
  const system = t.homeOf[t.encounter.planet];
  return t.homeOf.flatMap((owner, planet) =>
    owner >= 0 && owner !== system && shipsOn(t, planet, me) === 0 ? [planet] : [],
  );
}
