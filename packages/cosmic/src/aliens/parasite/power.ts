import { askWord, byPower } from "../../asking.ts";
import { at, type Power, sideWord } from "../../effects.ts";
import { shipsOnColonies } from "../../query.ts";
import { DEFENSE, OFFENSE, type Side } from "../../state.ts";
import { joinSide } from "../../steps/alliance.ts";
import { boosted } from "../../windows.ts";

const INFEST = byPower("parasite", "parasite 1");

/**
 * Infest. On your turn to answer you may ally with a side that has not invited you. With your super you send any number
 * of ships as an ally, invited or not.
 */
export const power: Power = {
  id: "parasite",
  uses: [
    at<"alliance.answer", Side>("alliance.answer", {
      as: "notMain",
      rule: "parasite 1",
      when: (_g, me, { seat, sides }) => seat === me && sides !== 3,
      declare: (g, me, { sides }) => {
        const uninvited = ([OFFENSE, DEFENSE] as const).filter((side) => (sides & (1 << side)) === 0);
        const word = askWord(g, me, "parasite/side", INFEST, uninvited.map(sideWord));
        return word === "offense" ? OFFENSE : DEFENSE;
      },
      said: (side) => [`word/${sideWord(side)}`],
      run: (g, me, event, side) => {
        event.sides = 0;
        joinSide(g, me, side);
      },
    }),
    at("ships.sending", {
      as: "notMain",
      rule: "parasite super",
      mandatory: true,
      passive: true,
      when: (_g, me, { seat }) => seat === me,
      run: (g, me, sending) => {
        if (boosted(g, me, "parasite")) sending.max = shipsOnColonies(g.s.table, me);
      },
    }),
  ],
};
