import { tell } from "@hypergate/kernel";
import { lastOn } from "../lasting.ts";
import { isDecided } from "../query.ts";
import { playerRef } from "../refs.ts";
import { NOBODY } from "../state.ts";
import { decideAs } from "../steps/agenda.ts";
import { kicker } from "./kicker.ts";

/** ×1. As soon as it counts both sides lose: all ships in the encounter go to the warp, and nobody gets anything. */
export const selfDestruct = kicker("self-destruct", {
  kicker: {
    act: (g, seat) => {
      if (isDecided(g.s.table)) return;
      tell(g, "self-destruct.blast", { player: playerRef(seat) });
      lastOn(g, "card/self-destruct", seat);
      decideAs(g, "won", NOBODY);
    },
  },
  lastingFolds: { rewards: () => 0 },
});
