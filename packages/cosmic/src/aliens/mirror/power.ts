import { type Seat, tell } from "@hypergate/kernel";
import { askWord, byCard } from "../../asking.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { otherSide, sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { DEFENSE, OFFENSE, type Side } from "../../state.ts";
import { boosted } from "../../windows.ts";
import { reversed } from "./facts.ts";

const LIMIT = byCard("flare-mirror", "mirror super");
/** Which cards a reversal is for. */
const WHOSE = ["all", "mine", "theirs"] as const;

/**
 * Reversal. As a main player, once cards are selected, you may call that the two digits of every attack shown will be
 * swapped. With the super only those of one card are.
 */
export const power: Power = {
  id: "mirror",
  uses: [
    at<"planning.selected", (typeof WHOSE)[number]>("planning.selected", {
      as: "main",
      rule: "mirror 1",
      declare: (g, me) => {
        const whose = boosted(g, me, "mirror") ? askWord(g, me, "mirror/limit", LIMIT, ["mine", "theirs"]) : "all";
        tell(g, "mirror.called", { player: playerRef(me), whose });
        return whose;
      },
      run: (g, me, _event, whose) => {
        g.s.table.encounter.queue.push({ effect: "power/mirror", seat: me, n: WHOSE.indexOf(whose) });
      },
    }),
  ],
  queued: (g, seat, n) => {
    const mine = sideOf(g.s.table, seat) as Side;
    const sides = { all: [OFFENSE, DEFENSE], mine: [mine], theirs: [otherSide(mine)] } as const;
    for (const side of sides[WHOSE[n]]) reverse(g, seat, side);
  },
};

function reverse(g: Play, seat: Seat, side: Side): void {
  const shown = g.s.table.encounter.shown[side];
  if (shown.type !== "attack") return;
  const from = shown.value;
  shown.value = reversed(from);
  if (shown.value !== from) tell(g, "mirror.reversed", { player: playerRef(seat), from, n: shown.value });
}
