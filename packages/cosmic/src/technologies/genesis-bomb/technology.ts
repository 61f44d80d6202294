import { tell } from "@hypergate/kernel";
import { askNumber, byTech } from "../../asking.ts";
import { at, type Technology } from "../../effects.ts";
import { GENESIS, playerRef } from "../../refs.ts";
import { landShips, recheckPowers } from "../../ships.ts";
import { liftFromTech, researchShips, technology } from "../../technology.ts";
import { facts } from "./facts.ts";

const SOURCE = byTech("genesis-bomb", "TCH-27");

/**
 * Secret. At the start of any encounter put the Genesis planet into your home system, with all that is on it, and settle
 * there with any of the research ships.
 */
export const genesisBomb: Technology = technology({
  id: "genesis-bomb",
  number: facts.number,
  after: "discard",
  secret: (g, me) => g.s.table.homeOf[GENESIS] !== me,
  uses: [
    at<"regroup.start", number>("regroup.start", {
      as: "any",
      rule: "TCH-27",
      when: (g, me) => g.s.table.homeOf[GENESIS] !== me,
      declare: (g, me) => askNumber(g, me, "genesis-bomb/ships", SOURCE, 0, researchShips(g, me, "genesis-bomb")),
      run: (g, me, _event, n) => {
        g.s.table.homeOf[GENESIS] = me;
        tell(g, "genesis-bomb.created", { player: playerRef(me) });
        recheckPowers(g);
        landShips(g, GENESIS, me, liftFromTech(g, me, "genesis-bomb", n));
      },
    }),
  ],
});
