import type { Seat } from "@hypergate/kernel";
import { anyTime } from "../../any-time.ts";
import { askSeat, askSeats, askWord, byCard, byPower } from "../../asking.ts";
import { cardRef } from "../../cards.ts";
import type { Play, Power } from "../../effects.ts";
import { detonate, discard, takeAtRandom } from "../../hand.ts";
import { handSize, homePlanets, others, shipsOn } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { boosted } from "../../windows.ts";

const LIFT = byPower("pickpocket", "pickpocket 1");
const KEEP = byPower("pickpocket", "pickpocket 2");
const SUPER = byCard("flare-pickpocket", "pickpocket super");

/**
 * Lift. Once per encounter, at any time, you may take a random card from a player who has a colony in your home system,
 * and keep or discard it. With your super you take one from any number of them.
 */
export const power: Power = {
  id: "pickpocket",
  uses: anyTime<readonly Seat[]>({
    as: "any",
    rule: "pickpocket 1",
    once: "lift",
    when: (g, me) => guests(g, me).length > 0,
    declare: (g, me) => {
      const seats = guests(g, me);
      return seats.length > 1 && boosted(g, me, "pickpocket")
        ? askSeats(g, me, "pickpocket/all", SUPER, seats, 1, seats.length)
        : [askSeat(g, me, "pickpocket/whom", LIFT, seats)];
    },
    said: (victims) => victims.map(playerRef),
    run: (g, me, _event, victims) => {
      for (const victim of victims) lift(g, me, victim);
    },
  }),
};

/** Players with cards and a colony in the own system. */
function guests(g: Play, me: Seat): Seat[] {
  const { table: t } = g.s;
  const home = homePlanets(t, me);
  return others(t, me).filter((seat) => handSize(g.s, seat) > 0 && home.some((planet) => shipsOn(t, planet, seat) > 0));
}

function lift(g: Play, me: Seat, victim: Seat): void {
  const [card] = takeAtRandom(g, victim, me, 1);
  if (card === undefined) return;
  if (askWord(g, me, "pickpocket/keep", KEEP, ["keep", "drop"], { card: cardRef(card) }) === "keep")
    detonate(g, me, [card]);
  else discard(g, me, [card]);
}
