import type { Seat } from "@hypergate/kernel";
import { askNumber, byCard } from "../../asking.ts";
import { at, type Flare } from "../../effects.ts";
import { draw } from "../../hand.ts";
import { retrievable } from "../../query.ts";
import { retrieve } from "../../ships.ts";

const SUPER = byCard("flare-remora", "remora super");

/** How many ships are retrieved; a card is drawn for each of the other gains. */
interface Share {
  readonly ships: number;
  readonly cards: number;
}

/**
 * Wild: when another player has used a flare, draw a card. Super: when others gain colonies, for each of them draw a card
 * or retrieve a ship.
 */
export const flare: Flare = {
  alien: "remora",
  wild: {
    uses: [
      at("flare.used", {
        as: "any",
        rule: "remora wild",
        when: (_g, me, { seat }) => seat !== me,
        run: (g, me) => draw(g, me, 1),
      }),
    ],
  },
  super: {
    uses: [
      at<"colony.gained", Share>("colony.gained", {
        as: "any",
        rule: "remora super",
        when: (_g, me, { gains }) => gainsOfOthers(me, gains) > 0,
        declare: (g, me, { gains }) => {
          const { table: t } = g.s;
          const n = gainsOfOthers(me, gains);
          const most = Math.min(n, retrievable(t, me));
          const ships = askNumber(g, me, "remora/ships", SUPER, 0, most, { n });
          return { ships, cards: n - ships };
        },
        run: (g, me, _event, { ships, cards }) => {
          retrieve(g, me, ships, SUPER);
          draw(g, me, cards);
        },
      }),
    ],
  },
};

function gainsOfOthers(me: Seat, gains: readonly { readonly seat: Seat }[]): number {
  let n = 0;
  for (const { seat } of gains) if (seat !== me) n++;
  return n;
}
