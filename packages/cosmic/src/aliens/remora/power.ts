import { byPower } from "../../asking.ts";
import { at, type Power } from "../../effects.ts";
import { draw } from "../../hand.ts";
import { retrievable } from "../../query.ts";
import { retrieve } from "../../ships.ts";

const SOURCE = byPower("remora", "remora 1");

/**
 * Cling. When another player retrieves ships, you may retrieve one that has been in the warp since before this encounter;
 * when another player draws cards, you may draw one.
 */
export const power: Power = {
  id: "remora",
  uses: [
    at("ships.retrieved", {
      as: "any",
      rule: "remora 1",
      often: "window",
      when: ({ s: { table: t } }, me, { seat }) => seat !== me && retrievable(t, me) > t.encounter.entered[me],
      run: (g, me) => {
        retrieve(g, me, 1, SOURCE, "earlier");
      },
    }),
    at("cards.drawn", {
      as: "any",
      rule: "remora 2",
      often: "window",
      when: (_g, me, { seat }) => seat !== me,
      run: (g, me) => draw(g, me, 1),
    }),
  ],
};
