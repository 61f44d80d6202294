import { byPower } from "../../asking.ts";
import { at, type Power } from "../../effects.ts";
import { settingOf } from "../../installed.ts";
import { hasColony } from "../../query.ts";
import { bringHome } from "../../ships.ts";

const SOURCE = byPower("zombie", "zombie 1");

/**
 * Immortality. Whenever you should lose ships to the warp, you must return them to your colonies instead. As part of a
 * deal you may free anybody's ships from the warp. What spares single ships before they are lost goes first (RES-13.2).
 */
export const power: Power = {
  id: "zombie",
  settings: { zombieCompensation: { values: [true, false], 2008: false, 2020: false } },
  folds: { freesShips: () => true },
  uses: [
    at("ships.going", {
      as: "any",
      rule: "zombie 1",
      mandatory: true,
      often: "window",
      last: true,
      when: (g, me, { losses }) =>
        hasColony(g.s.table, me) && losses.some((loss) => loss.seat === me && loss.n > 0 && loss.to === "warp"),
      run: (g, me, { losses, cause }) => {
        for (const loss of losses) {
          if (loss.seat !== me || loss.to !== "warp") continue;
          const n = loss.n;
          loss.n = 0;
          if (cause === "encounter" && settingOf(g.s.table.settings, "zombieCompensation") === true)
            g.s.table.encounter.fallen[me] += Math.min(n, loss.involved);
          bringHome(g, me, n, SOURCE);
        }
      },
    }),
  ],
};
