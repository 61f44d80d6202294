import { type Counts, tell } from "@hypergate/kernel";
import { askSpread, byCard, byPower } from "../../asking.ts";
import { at, type Power } from "../../effects.ts";
import { eachOf, playerRef } from "../../refs.ts";
import { lose } from "../../ships.ts";
import { boosted } from "../../windows.ts";
import { chosenByVacuum, chosenByVictims, colonies, lostBy, room, victims } from "./taking.ts";

const WHOSE = byPower("vacuum", "vacuum 1");
const WHICH = byCard("flare-vacuum", "vacuum super");

/** What is taken along: so many ships of each player, or with the super of each colony. */
interface Taken {
  readonly exactly: boolean;
  readonly counts: Counts;
}

/**
 * Catharsis. Whenever you lose ships to the warp, you must take up to as many ships of other players along. You say how
 * many each of them loses; they choose the colonies. With your super you choose the colonies yourself.
 */
export const power: Power = {
  id: "vacuum",
  uses: [
    at<"ships.gone", Taken>("ships.gone", {
      as: "any",
      rule: "vacuum 1",
      mandatory: true,
      often: "window",
      when: (g, me, { losses }) => lostBy(me, losses) > 0 && victims(g, me).length > 0,
      declare: (g, me, { losses }) => {
        const exactly = boosted(g, me, "vacuum");
        const slots = exactly ? colonies(g, me) : victims(g, me);
        const n = Math.min(lostBy(me, losses), room(slots));
        const counts = exactly
          ? askSpread(g, me, "vacuum/which", WHICH, slots, 0, n, { n })
          : askSpread(g, me, "vacuum/whose", WHOSE, slots, 0, n, { n });
        return { exactly, counts };
      },
      said: ({ counts }) => eachOf(counts),
      run: (g, me, _event, { exactly, counts }) => {
        const losses = exactly ? chosenByVacuum(g, me, counts) : chosenByVictims(g, counts);
        for (const { seat, n } of losses) tell(g, "vacuum.took", { player: playerRef(me), other: playerRef(seat), n });
        if (losses.length > 0) lose(g, losses, "effect");
      },
    }),
  ],
};
