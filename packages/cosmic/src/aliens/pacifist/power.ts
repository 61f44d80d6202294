import { tell } from "@hypergate/kernel";
import { at, type Power } from "../../effects.ts";
import { sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { offersPeace } from "./peace.ts";

/** Peace. As a main player who shows a negotiate against an attack, you must win the encounter. */
export const power: Power = {
  id: "pacifist",
  uses: [
    at("reveal.outcome", {
      as: "main",
      rule: "pacifist 1",
      mandatory: true,
      when: (g, me) => offersPeace(g.s.table, me),
      run: (g, me) => {
        g.s.table.encounter.instant = sideOf(g.s.table, me);
        tell(g, "pacifist.won", { player: playerRef(me) });
      },
    }),
  ],
};
