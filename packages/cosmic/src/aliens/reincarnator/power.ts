import { tell } from "@hypergate/kernel";
import { at, type Power } from "../../effects.ts";
import { hasLost } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { addPower, ownPowers, retirePower } from "../../sheets.ts";
import { recheckPowers } from "../../ships.ts";
import { boosted } from "../../windows.ts";
import { drawAlien } from "./drawing.ts";

/**
 * Reincarnation. At the end of an encounter that your side lost or in which you failed to deal, you must give up what you
 * are besides this and become an unused alien drawn at random. With your super you stay as you are.
 */
export const power: Power = {
  id: "reincarnator",
  uses: [
    at("resolution.become", {
      as: "mainOrAlly",
      rule: "reincarnator 1",
      mandatory: true,
      when: (g, me) => hasLost(g.s.table, me),
      unless: (g, me) => boosted(g, me, "reincarnator"),
      run: (g, me) => {
        for (const old of ownPowers(g.s.table, me).filter((one) => one !== "reincarnator")) {
          retirePower(g, me, old);
          tell(g, "reincarnator.discarded", { player: playerRef(me), power: `power/${old}` });
        }
        const drawn = drawAlien(g, me);
        if (drawn !== undefined) addPower(g, me, drawn);
        recheckPowers(g);
      },
    }),
  ],
};
