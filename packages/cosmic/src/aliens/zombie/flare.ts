import { byCard } from "../../asking.ts";
import { at, type Flare } from "../../effects.ts";
import { lastOn } from "../../lasting.ts";
import { hasColony, sideOf } from "../../query.ts";
import { bringHome } from "../../ships.ts";

const WILD = byCard("flare-zombie", "zombie wild");

/**
 * Wild: when you lose ships to the warp, save one of them. Super: as a main player, each of your allies may add one ship
 * from the warp.
 */
export const flare: Flare = {
  alien: "zombie",
  wild: {
    uses: [
      at("ships.going", {
        as: "any",
        rule: "zombie wild",
        when: (g, me, { losses }) =>
          hasColony(g.s.table, me) && losses.some((loss) => loss.seat === me && loss.n > 0 && loss.to === "warp"),
        run: (g, me, { losses }) => {
          const loss = losses.find((one) => one.seat === me && one.n > 0 && one.to === "warp");
          if (loss === undefined) return;
          loss.n--;
          if (loss.involved > loss.n) loss.involved--;
          bringHome(g, me, 1, WILD);
        },
      }),
    ],
  },
  super: {
    uses: [
      at("alliance.invited", {
        as: "main",
        rule: "zombie super",
        run: (g, me) => lastOn(g, "super/zombie", me),
      }),
    ],
    lasting: [
      at("ships.sending", {
        as: "main",
        rule: "zombie super",
        when: (g, me, sending) => sending.side === sideOf(g.s.table, me) && sending.seat !== me,
        run: (_g, _me, sending) => {
          sending.fromWarp++;
        },
      }),
    ],
  },
};
