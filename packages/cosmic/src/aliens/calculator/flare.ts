import { type Seat, tell } from "@hypergate/kernel";
import { askWord, byCard } from "../../asking.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { powerOf } from "../../installed.ts";
import { bothAttack, otherSide, sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { DEFENSE, OFFENSE, type Side } from "../../state.ts";
import { usePower } from "../../windows.ts";

const WILD = byCard("flare-calculator", "calculator wild");
/** The rest that the sum of the cards leaves when it is halved. */
const PARITY = { even: 0, odd: 1 } as const;

/**
 * Wild: once cards are selected, call odd or even. If that is what the sum of two attacks is, your opponent's card is
 * reduced by yours, otherwise yours by your opponent's. Super: use your power as an ally.
 */
export const flare: Flare = {
  alien: "calculator",
  wild: {
    uses: [
      at<"planning.selected", keyof typeof PARITY>("planning.selected", {
        as: "main",
        rule: "calculator wild",
        declare: (g, me) => {
          const call = askWord(g, me, "calculator/call", WILD, ["odd", "even"]);
          tell(g, "calculator.called", { player: playerRef(me), call });
          return call;
        },
        run: (g, me, _event, call) => {
          g.s.table.encounter.queue.push({ effect: "wild/calculator", seat: me, n: PARITY[call] });
        },
      }),
    ],
    queued: reduce,
  },
  super: {
    uses: [
      at("planning.selected", {
        as: "ally",
        rule: "calculator super",
        run: (g, me, event) => {
          usePower(g, me, "calculator", powerOf("calculator").effect.uses[0], event);
        },
      }),
    ],
  },
};

/** The sum is that of the cards before any change of value (calculator flare D2). */
function reduce(g: Play, seat: Seat, parity: number): void {
  const { table: t } = g.s;
  const { faces, shown } = t.encounter;
  if (!bothAttack(t)) return;
  const side = sideOf(t, seat) as Side;
  const isRight = Math.abs(faces[OFFENSE] + faces[DEFENSE]) % 2 === parity;
  const reduced = isRight ? otherSide(side) : side;
  shown[reduced].value -= shown[otherSide(reduced)].value;
  tell(g, isRight ? "calculator.right" : "calculator.wrong", { player: playerRef(seat), n: shown[reduced].value });
}
