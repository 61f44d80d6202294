import { type Seat, tell } from "@hypergate/kernel";
import { askCard, askPlanet, askWord, byCard, byPower } from "../../asking.ts";
import { type CardNumber, cardRef, TYPE_OF } from "../../cards.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { lastOn } from "../../lasting.ts";
import { takeFrom } from "../../piles.ts";
import { type Planet, planetRef, playerRef } from "../../refs.ts";
import { DEFENSE } from "../../state.ts";
import { boosted } from "../../windows.ts";
import { addCitadel, citadelsInReach, citadelsOfLostPlanets, discardCitadels, strength } from "./citadels.ts";

const PLACE = byPower("citadel", "citadel 1");
const TURN = byCard("flare-citadel", "citadel super");

/**
 * Fortification. Once in every encounter, after destiny, you may lay an attack card beside any planet. Once cards are
 * selected, you may let all citadels of the targeted planet add to the defense's total; if it loses, they are discarded.
 */
export const power: Power = {
  id: "citadel",
  uses: [
    at<"destiny.final", { card: CardNumber; planet: Planet }>("destiny.final", {
      as: "any",
      rule: "citadel 1",
      passive: true,
      byHand: true,
      when: (g, me) => g.s.secret.hands[me].some(isAttack),
      declare: (g, me) => ({
        card: askCard(g, me, "citadel/card", PLACE, g.s.secret.hands[me].filter(isAttack)),
        planet: askPlanet(g, me, "citadel/planet", PLACE, planetsInGame(g)),
      }),
      said: ({ planet }) => [planetRef(planet)],
      run: (g, me, _event, { card, planet }) => {
        takeFrom(g.s.secret.hands, me, card);
        addCitadel(g.s.table, card, planet);
        tell(g, "citadel.placed", { player: playerRef(me), card: cardRef(card), planet: planetRef(planet) });
      },
    }),
    at<"planning.selected", { sign: number }>("planning.selected", {
      as: "any",
      rule: "citadel 2",
      when: (g) => citadelsInReach(g.s.table).length > 0,
      declare: (g, me) => ({ sign: boosted(g, me, "citadel") ? askSign(g, me) : 1 }),
      run: (g, me, _event, { sign }) => {
        const t = g.s.table;
        const n = strength(citadelsInReach(t));
        t.encounter.bonus.push({
          side: DEFENSE,
          n: sign > 0 ? n : 0 - n,
          source: sign > 0 ? "citadel 2" : "citadel super",
        });
        tell(g, sign > 0 ? "citadel.added" : "citadel.subtracted", { player: playerRef(me), n });
        lastOn(g, "power/citadel", me);
      },
    }),
    // A planet is gone as soon as its ships go, which may cost the Citadel the power.
    at("ships.going", {
      as: "any",
      rule: "citadel 4",
      mandatory: true,
      passive: true,
      often: "window",
      when: (g) => citadelsOfLostPlanets(g.s.table).length > 0,
      run: (g) => discardCitadels(g, citadelsOfLostPlanets(g.s.table)),
    }),
  ],
  lasting: [
    at("resolution.after", {
      as: "any",
      rule: "citadel 3",
      when: ({ s: { table: t } }) => t.encounter.result === "won" && t.encounter.winner !== DEFENSE,
      run: (g) => discardCitadels(g, citadelsInReach(g.s.table)),
    }),
  ],
  retire: (g) => discardCitadels(g),
};

function isAttack(card: CardNumber): boolean {
  return TYPE_OF[card] === "attack";
}

function planetsInGame(g: Play): Planet[] {
  return g.s.table.homeOf.flatMap((owner, planet) => (owner < 0 ? [] : [planet]));
}

function askSign(g: Play, me: Seat): number {
  const n = strength(citadelsInReach(g.s.table));
  return askWord(g, me, "citadel/sign", TURN, ["add", "subtract"], { n }) === "add" ? 1 : -1;
}
