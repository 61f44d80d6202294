import type { Seat } from "@hypergate/kernel";
import { askWord, byCard } from "../../asking.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { lastOn } from "../../lasting.ts";
import { canRaiseKicker, raiseKicker } from "../../laying.ts";
import { isAllyOf, isMain, sideOf } from "../../query.ts";
import { DEFENSE, OFFENSE, type Side } from "../../state.ts";

const WILD = byCard("flare-lizard", "lizard wild");
const EFFECT = "wild/lizard";
const TWICE = 2;

type How = "reinforcements" | "kicker";

/**
 * Wild: your reinforcements count double from now on, or your kicker multiplies once more. Super: morph two ships outside the
 * encounter as well; played while the power is used.
 */
export const flare: Flare = {
  alien: "lizard",
  wild: {
    uses: [
      at<"reveal.change", How>("reveal.change", {
        as: "mainOrAlly",
        rule: "lizard wild",
        when: ({ s: { table: t } }, me) => {
          const isOwn = (side: Side) => sideOf(t, me) === side || isAllyOf(t, me, side);
          return ([OFFENSE, DEFENSE] as const).some((side) => isOwn(side) && t.encounter.shown[side].type === "attack");
        },
        declare: (g, me) => askWord(g, me, "lizard/how", WILD, ways(g, me)),
        said: (how) => [how === "kicker" ? "word/kicker" : "word/reinforcements"],
        run: (g, me, _event, how) => {
          if (how === "kicker") raiseKicker(g, sideOf(g.s.table, me) as Side);
          else lastOn(g, EFFECT, me);
        },
      }),
    ],
    lastingFolds: {
      reinforcement: (_t, by, seat, now) => (seat === by.seat ? TWICE * now : now),
    },
  },
  super: { uses: [] },
};

function ways(g: Play, me: Seat): How[] {
  const t = g.s.table;
  return isMain(t, me) && canRaiseKicker(t, sideOf(t, me) as Side) ? ["reinforcements", "kicker"] : ["reinforcements"];
}
