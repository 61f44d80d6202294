import type { Counts, Seat } from "@hypergate/kernel";
import { askPlanet, askSpread, byCard, colonySlots } from "../../asking.ts";
import { CARDS, flareOf } from "../../cards.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { giveCards } from "../../hand.ts";
import { toOwnerOf } from "../../handing-off.ts";
import { isAllyOf, ownerOf, shipsOn, shipsOnColonies, sideOf } from "../../query.ts";
import { type Planet, planetRef } from "../../refs.ts";
import { moveShips } from "../../ships.ts";
import { DEFENSE, NOBODY } from "../../state.ts";
import { facts } from "./facts.ts";
import { onSheet } from "./sheet.ts";

const WILD = byCard("flare-reactor", "reactor wild");

/** Where a colony is founded, and with which ships. */
interface Settling {
  readonly planet: Planet;
  readonly from: Counts;
}

/**
 * Wild: as the winning defense found a colony abroad. Super: with your side's win and without any other flare you win the
 * game.
 */
export const flare: Flare = {
  alien: "reactor",
  wild: {
    uses: [
      at<"resolution.after", Settling>("resolution.after", {
        as: "defense",
        rule: "reactor wild",
        when: (g, me) =>
          g.s.table.encounter.winner === DEFENSE &&
          g.s.table.encounter.result === "won" &&
          abroad(g, me).length > 0 &&
          shipsOnColonies(g.s.table, me) > 0,
        declare: (g, me) => {
          const planet = askPlanet(g, me, "reactor/planet", WILD, abroad(g, me));
          const most = Math.min(facts.numbers.settlers, shipsOnColonies(g.s.table, me));
          const params = { planet: planetRef(planet) };
          return { planet, from: askSpread(g, me, "reactor/ships", WILD, colonySlots(g, me), 1, most, params) };
        },
        said: ({ planet }) => [planetRef(planet)],
        run: (g, me, _event, { planet, from }) => moveShips(g, planet, me, from),
      }),
    ],
    after: toOwnerOf("reactor"),
  },
  super: {
    // Whoever holds this flare is bound, whatever has become of the Reactor's sheet.
    open: [
      {
        ref: "power/reactor",
        under: ({ boxes }) => boxes.includes("dominion"),
        whom: ({ s: { table } }) => {
          const owner = ownerOf(table, "reactor");
          return owner === NOBODY ? 0 : 1 << owner;
        },
        use: at("flare.used", {
          as: "any",
          rule: "reactor super",
          mandatory: true,
          when: (g, me, { seat, card, isSuper }) =>
            isSuper &&
            seat !== me &&
            card !== flareOf("reactor") &&
            g.s.secret.hands[seat].includes(flareOf("reactor")),
          run: (g, me, { seat }) => giveCards(g, seat, me, [flareOf("reactor")]),
        }),
      },
    ],
    uses: [
      at("resolution.after", {
        as: "mainOrAlly",
        rule: "reactor super",
        byHand: true,
        when: (g, me) => hasWon(g, me) && hasNoOtherFlare(g, me),
        run: (g) => {
          g.s.table.memo.reactor = { ...g.s.table.memo.reactor, won: true };
        },
      }),
    ],
  },
};

/** Planets of others on which the player has no colony. */
function abroad(g: Play, me: Seat): Planet[] {
  const { table: t } = g.s;
  return t.homeOf.flatMap((owner, planet) =>
    owner >= 0 && owner !== me && shipsOn(t, planet, me) === 0 ? [planet] : [],
  );
}

/** The player's side has won; who helps both sides has won with either. */
function hasWon({ s: { table: t } }: Play, me: Seat): boolean {
  const { result, winner } = t.encounter;
  return result === "won" && winner !== NOBODY && (winner === sideOf(t, me) || isAllyOf(t, me, winner));
}

function hasNoOtherFlare(g: Play, me: Seat): boolean {
  const isOther = (card: number) => CARDS[card].flare !== undefined && CARDS[card].flare !== "reactor";
  return !g.s.secret.hands[me].some(isOther) && !onSheet(g.s.table).some(isOther);
}
