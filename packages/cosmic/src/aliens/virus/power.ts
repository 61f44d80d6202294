import { at, type Power } from "../../effects.ts";
import { lastOn } from "../../lasting.ts";
import { alliesOf, sideOf } from "../../query.ts";
import { mainOf } from "../../saved.ts";
import type { Side } from "../../state.ts";
import { boosted } from "../../windows.ts";

/** With what the power goes on: the ships that multiply. */
const BY_OWN = 0;
const BY_ALL = 1;

/**
 * Multiply. As a main player, when you show an attack, you must multiply it by your own ships (with the super by all ships
 * of your side) instead of adding them.
 */
export const power: Power = {
  id: "virus",
  uses: [
    at<"reveal.multiply", number>("reveal.multiply", {
      as: "main",
      rule: "virus 1",
      mandatory: true,
      when: (g, me) => g.s.table.encounter.shown[sideOf(g.s.table, me)].type === "attack",
      declare: (g, me) => {
        const hasAllies = alliesOf(g.s.table, sideOf(g.s.table, me) as Side).length > 0;
        return hasAllies && boosted(g, me, "virus") ? BY_ALL : BY_OWN;
      },
      run: (g, me, _event, by) => lastOn(g, "power/virus", me, by),
    }),
  ],
  lastingFolds: {
    combination: (t, { seat, n }, side, now) =>
      sideOf(t, seat) !== side ? now : n === BY_ALL ? "allTimesCard" : "ownTimesCard",
  },
  takeOver: ({ table: { encounter: e } }) => ({
    lasting: e.formula.flatMap((how, side) => {
      const by = how === "allTimesCard" ? BY_ALL : how === "ownTimesCard" ? BY_OWN : undefined;
      return by === undefined ? [] : [{ seat: mainOf(e, side), n: by }];
    }),
  }),
};
