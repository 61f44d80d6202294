import type { Seat } from "@hypergate/kernel";
import { askCards, askWord, byCard, byPower } from "../../asking.ts";
import type { CardNumber } from "../../cards.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { detonate, discard, randomOf, tellCards } from "../../hand.ts";
import { putInto, takeFrom, takeOut } from "../../piles.ts";
import { handSize } from "../../query.ts";
import { GATE, planetRef, playerRef } from "../../refs.ts";
import { landShips, liftShips } from "../../ships.ts";
import { NOBODY } from "../../state.ts";
import { decideAs } from "../../steps/agenda.ts";
import { boosted } from "../../windows.ts";
import { facts } from "./facts.ts";

const CHOICE = byPower("mite", "mite 2");
const KEEP = byCard("flare-mite", "mite super");

/**
 * Bluster. As the offense, with your ships on the gate, you must make a defense with more than three cards choose:
 * discard random cards down to three, or let you found a colony on the target, which ends the encounter as a success.
 */
export const power: Power = {
  id: "mite",
  uses: [
    at("launch.done", {
      as: "offense",
      rule: "mite 1",
      mandatory: true,
      when: ({ s }) => handSize(s, s.table.encounter.defense) > facts.numbers.cardsLeft,
      run: (g, me) => {
        const { defense, planet } = g.s.table.encounter;
        const params = { player: playerRef(me), planet: planetRef(planet) };
        if (askWord(g, defense, "mite/choice", CHOICE, ["discard", "colony"], params) === "colony") settle(g, me);
        else shrink(g, me, defense);
      },
    }),
  ],
};

/** The gate ships land beside those of the defense; it is neither a win nor a deal (mite 3, mite EC1). */
function settle(g: Play, me: Seat): void {
  const { encounter: e } = g.s.table;
  landShips(g, e.planet, me, liftShips(g, me, { [GATE]: e.gate[me] }));
  decideAs(g, "settled", NOBODY);
}

/** The defense discards down to three; with the super the Mite takes what it likes of it. */
function shrink(g: Play, me: Seat, defense: Seat): void {
  const { hands, aside } = g.s.secret;
  const boost = boosted(g, me, "mite");
  const hand = hands[defense];
  const gone = randomOf(g, me, defense, hand, hand.length - facts.numbers.cardsLeft);
  const left = hand.filter((card) => !gone.includes(card));
  let kept: CardNumber[] = [];
  if (boost && gone.length > 0) {
    hands[defense] = left;
    putInto(aside, me, gone);
    kept = askCards(g, me, "mite/keep", KEEP, gone, 0, gone.length, { player: playerRef(defense) });
    for (const card of gone) takeFrom(aside, me, card);
    putInto(hands, me, kept);
    for (const card of kept) takeOut(gone, card);
    putInto(hands, defense, gone);
    tellCards(g, "mite.kept", { player: playerRef(me), n: kept.length }, [me, defense], kept);
  }
  discard(g, defense, gone);
  detonate(g, me, kept);
}
