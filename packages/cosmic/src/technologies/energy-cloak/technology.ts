import { tell } from "@hypergate/kernel";
import { at, type Technology } from "../../effects.ts";
import { playerRef } from "../../refs.ts";
import { DEFENSE } from "../../state.ts";
import { technology } from "../../technology.ts";
import { facts } from "./facts.ts";

/** As the offense, once the gate is aimed: the defense may not invite allies in this encounter. */
export const energyCloak: Technology = technology({
  id: "energy-cloak",
  number: facts.number,
  after: "discard",
  uses: [
    at("launch.aimed", {
      as: "offense",
      rule: "TCH-25",
      run: (g) => {
        const { mayInvite, defense } = g.s.table.encounter;
        mayInvite[DEFENSE] = false;
        tell(g, "energy-cloak.hidden", { player: playerRef(defense) });
      },
    }),
  ],
});
