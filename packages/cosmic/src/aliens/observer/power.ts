import type { Seat } from "@hypergate/kernel";
import { byPower } from "../../asking.ts";
import { at, type Play, type Power } from "../../effects.ts";
import type { Loss } from "../../events.ts";
import { hasColony, isAllyOf, sideOf } from "../../query.ts";
import { bringHome } from "../../ships.ts";

const SOURCE = byPower("observer", "observer 1");

/**
 * Protect. In resolution, ships you should lose to the warp as an ally return to your colonies, and ships your allies
 * should lose while you are a main player return to theirs.
 */
export const power: Power = {
  id: "observer",
  uses: [
    at("ships.going", {
      as: "ally",
      rule: "observer 1",
      mandatory: true,
      often: "window",
      when: (g, me, { losses }) => losses.some((loss) => isOwn(g, me, loss)),
      run: (g, me, { losses }) => {
        for (const loss of losses) if (isOwn(g, me, loss)) protect(g, loss);
      },
    }),
    at("ships.going", {
      as: "main",
      rule: "observer 2",
      mandatory: true,
      often: "window",
      when: (g, me, { losses }) => losses.some((loss) => isAllys(g, me, loss)),
      run: (g, me, { losses }) => {
        for (const loss of losses) if (isAllys(g, me, loss)) protect(g, loss);
      },
    }),
  ],
};

function isOwn(g: Play, me: Seat, loss: Loss): boolean {
  return loss.seat === me && canReturn(g, loss);
}

function isAllys(g: Play, me: Seat, loss: Loss): boolean {
  const { table: t } = g.s;
  return isAllyOf(t, loss.seat, sideOf(t, me)) && canReturn(g, loss);
}

/** On the way to the warp in resolution, and with a colony to go to (observer EC1, observer EC4). */
function canReturn(g: Play, loss: Loss): boolean {
  const { table: t } = g.s;
  return t.encounter.phase === "resolution" && loss.n > 0 && loss.to === "warp" && hasColony(t, loss.seat);
}

function protect(g: Play, loss: Loss): void {
  const { n } = loss;
  loss.n = 0;
  bringHome(g, loss.seat, n, SOURCE);
}
