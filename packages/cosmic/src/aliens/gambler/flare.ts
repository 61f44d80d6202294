import { tell } from "@hypergate/kernel";
import { askNumber, byCard } from "../../asking.ts";
import { at, type Flare } from "../../effects.ts";
import { bothAttack, sideOf } from "../../query.ts";
import { numberRef, playerRef } from "../../refs.ts";
import { facts } from "./facts.ts";

const WILD = byCard("flare-gambler", "gambler wild");
/** No two cards can differ by more at that time: an attack 09 reversed to 90, and a 0 that was reduced by it (REV-12.5). */

/**
 * Wild: before cards are turned up, call a number; if both are attacks that differ by so much or more, your card is worth
 * that much more. Super: raise the stakes by 1 to 20 ships; played while the power is being used.
 */
export const flare: Flare = {
  alien: "gambler",
  wild: {
    uses: [
      at<"reveal.before", number>("reveal.before", {
        as: "main",
        rule: "gambler wild",
        declare: (g, me) => askNumber(g, me, "gambler/spread", WILD, 1, facts.numbers.wildMostSpread),
        said: (n) => [numberRef(n)],
        run: (g, me, _event, n) => {
          g.s.table.encounter.queue.push({ effect: "wild/gambler", seat: me, n });
          tell(g, "gambler.called", { player: playerRef(me), n });
        },
      }),
    ],
    queued: (g, seat, n) => {
      const { table: t } = g.s;
      const [one, two] = t.encounter.shown;
      if (!bothAttack(t) || Math.abs(one.value - two.value) < n) return;
      t.encounter.shown[sideOf(t, seat)].value += n;
      tell(g, "gambler.covered", { player: playerRef(seat), n });
    },
  },
  super: { uses: [] },
};
