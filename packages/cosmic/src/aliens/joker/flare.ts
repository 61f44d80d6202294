import { type Ref, tell } from "@hypergate/kernel";
import { askOne, askWord, byCard } from "../../asking.ts";
import { anyOf, at, type Flare, sideWord } from "../../effects.ts";
import { playerRef } from "../../refs.ts";
import { becomeAttack, resettle } from "../../showing.ts";
import { DEFENSE, OFFENSE, type Side, type Table } from "../../state.ts";
import { facts } from "./facts.ts";
import { namesAt, setSheet } from "./tokens.ts";

const WILD = byCard("flare-joker", "joker wild");
const SUPER = byCard("flare-joker", "joker super");

/** Moments at which naming another card can matter. */
const MOMENTS = ["regroup.start", "planning.before", "planning.selected", "reveal.settled"] as const;

/** Wild: a revealed negotiate becomes an attack 08. Super: any encounter card may be named as the wild one. */
export const flare: Flare = {
  alien: "joker",
  wild: {
    uses: [
      at<"reveal.change", Side>("reveal.change", {
        as: "mainOrAlly",
        rule: "joker wild",
        when: (g) => negotiating(g.s.table).length > 0,
        declare: (g, me) => {
          const word = askWord(g, me, "joker/negotiate", WILD, negotiating(g.s.table).map(sideWord));
          return word === "offense" ? OFFENSE : DEFENSE;
        },
        said: (side) => [`word/${sideWord(side)}`],
        run: (g, _me, _event, side) => {
          const shown = g.s.table.encounter.shown[side];
          if (shown.type !== "negotiate") return;
          becomeAttack(shown, facts.numbers.wildValue);
          resettle(g);
        },
      }),
    ],
  },
  super: {
    uses: anyOf<(typeof MOMENTS)[number], Ref>(MOMENTS, {
      as: "any",
      rule: "joker super",
      declare: (g, me) => askOne(g, me, "joker/name", SUPER, namesAt(g)),
      said: (name) => [name],
      run: (g, me, _event, name) => {
        setSheet(g.s.table, { named: name.slice("name/".length) });
        tell(g, "joker.named", { player: playerRef(me), card: name });
      },
    }),
  },
};

/** Sides whose card counts as a negotiate. */
function negotiating({ encounter: e }: Table): Side[] {
  return ([OFFENSE, DEFENSE] as const).filter((side) => e.shown[side].type === "negotiate");
}
