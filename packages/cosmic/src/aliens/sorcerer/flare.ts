import type { Seat } from "@hypergate/kernel";
import { at, type Flare } from "../../effects.ts";
import { powerOf } from "../../installed.ts";
import { isMain, ownerOf } from "../../query.ts";
import { tradeSheets } from "../../sheets.ts";
import { NOBODY, type Table } from "../../state.ts";
import { usePower } from "../../windows.ts";
import { active, hasMovableSheets } from "../../working.ts";

/**
 * Wild: if the Sorcerer is not a main player, the main players trade alien sheets for good before selection; the flare
 * goes to the Sorcerer. Super: use your power as an ally.
 */
export const flare: Flare = {
  alien: "sorcerer",
  wild: {
    uses: [
      at("planning.before", {
        as: "any",
        rule: "sorcerer wild",
        when: ({ s: { table: t } }) =>
          !isMain(t, ownerOf(t, "sorcerer")) &&
          hasPowerToTrade(t, t.encounter.offense) &&
          hasPowerToTrade(t, t.encounter.defense),
        run: (g) => tradeSheets(g, g.s.table.encounter.offense, g.s.table.encounter.defense),
      }),
    ],
    after: (g) => {
      const owner = ownerOf(g.s.table, "sorcerer");
      return owner === NOBODY ? "discard" : owner;
    },
  },
  super: {
    uses: [
      at("planning.selected", {
        as: "ally",
        rule: "sorcerer super",
        run: (g, me, event) => {
          usePower(g, me, "sorcerer", powerOf("sorcerer").effect.uses[0], event);
        },
      }),
    ],
  },
};

function hasPowerToTrade(t: Table, seat: Seat): boolean {
  return t.players[seat].powers.some((power) => active(t, seat, power)) && hasMovableSheets(t, seat);
}
