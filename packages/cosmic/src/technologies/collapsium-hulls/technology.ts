import { tell } from "@hypergate/kernel";
import { at, type Technology } from "../../effects.ts";
import { lastOn } from "../../lasting.ts";
import { shipsOn } from "../../query.ts";
import { planetRef, playerRef } from "../../refs.ts";
import { putBack } from "../../ships.ts";
import { OFFENSE } from "../../state.ts";
import { technology } from "../../technology.ts";
import { facts } from "./facts.ts";

/** When you lose as the defense by five or less, one of your ships may stay on the planet. It is spared before any is lost (RES-13.2). */
export const collapsiumHulls: Technology = technology({
  id: "collapsium-hulls",
  number: facts.number,
  after: "stays",
  uses: [
    at("resolution.before", {
      as: "defense",
      rule: "TCH-22",
      when: (g, me) => {
        const { winner, margin, planet } = g.s.table.encounter;
        return (
          winner === OFFENSE && margin >= 0 && margin <= facts.numbers.lostBy && shipsOn(g.s.table, planet, me) > 0
        );
      },
      run: (g, me) => lastOn(g, "tech/collapsium-hulls", me),
    }),
  ],
  lasting: [
    at("ships.going", {
      as: "defense",
      rule: "TCH-22",
      when: (_g, me, { losses, cause }) =>
        cause === "encounter" && losses.some((loss) => loss.seat === me && loss.n > 0 && loss.to === "warp"),
      run: (g, me, { losses }) => {
        const { planet } = g.s.table.encounter;
        const loss = losses.find((one) => one.seat === me && one.n > 0 && one.to === "warp");
        if (loss === undefined) return;
        loss.n--;
        loss.involved = Math.min(loss.involved, loss.n);
        putBack(g, planet, me, 1);
        tell(g, "collapsium-hulls.stayed", { player: playerRef(me), planet: planetRef(planet) });
      },
    }),
  ],
});
