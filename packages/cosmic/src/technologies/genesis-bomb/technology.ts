import { type Counts, tell } from "@hypergate/kernel";
import { askNumber, askSpread, byTech } from "../../asking.ts";
import { at, type Technology } from "../../effects.ts";
import { GENESIS, playerRef } from "../../refs.ts";
import { recheckPowers, setHome } from "../../ships.ts";
import { researchShips, researchSlots, settleResearchers, technology } from "../../technology.ts";
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
    at<"regroup.start", Counts>("regroup.start", {
      as: "any",
      rule: "TCH-27",
      when: (g, me) => g.s.table.homeOf[GENESIS] !== me,
      declare: (g, me) => {
        const slots = researchSlots(g, me, "genesis-bomb");
        const all = researchShips(g, me, "genesis-bomb");
        if (slots.length > 1) return askSpread(g, me, "genesis-bomb/from", SOURCE, slots, 0, all);
        return { [slots[0].ref]: askNumber(g, me, "genesis-bomb/ships", SOURCE, 0, all) };
      },
      run: (g, me, _event, from) => {
        setHome(g.s.table, GENESIS, me);
        tell(g, "genesis-bomb.created", { player: playerRef(me) });
        recheckPowers(g);
        settleResearchers(g, me, from, GENESIS);
      },
    }),
  ],
});
