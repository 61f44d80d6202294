import { ask, type Ref, type Seat, tell } from "@hypergate/kernel";
import { askCard, askOne, askYes, byPower } from "../../asking.ts";
import { type CardNumber, cardOf, cardRef, TYPE_OF } from "../../cards.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { warpSlots } from "../../fleet.ts";
import { needsNewHand } from "../../folds.ts";
import { cardList, discard, redraw } from "../../hand.ts";
import { isDiscarded, layDown, putInto, takeFromDiscard, toHand } from "../../piles.ts";
import { homePlanets, others, retrievable, shipsInWarp, shipsOn } from "../../query.ts";
import { PASS, planetOf, planetRef, playerRef } from "../../refs.ts";
import { landShips, liftAll, retrieve } from "../../ships.ts";
import { WINDOW } from "../../vocabulary.ts";
import { boosted, openWindow } from "../../windows.ts";

const CHOOSE = byPower("love", "love 1");
const ANSWER = byPower("love", "love 2");
const FREE = byPower("love", "love 3");
const SETTLE = byPower("love", "love 5");

/** The card that sets the type, and whether it is only shown, thanks to the super. */
interface Gift {
  readonly card: CardNumber;
  readonly shown: boolean;
}

/**
 * Joy. At the start of your turn you must discard a card. The others may each discard one; who matches the type frees all
 * own ships from the warp. If all match, you get the cards. If not, your ships leave the warp for a colony in the system
 * of somebody who did not. With your super the card is only shown.
 */
export const power: Power = {
  id: "love",
  uses: [
    at<"turn.start", Gift>("turn.start", {
      as: "offense",
      rule: "love 1",
      mandatory: true,
      when: (g, me) => g.s.secret.hands[me].length > 0,
      declare: (g, me) => {
        const shown = boosted(g, me, "love");
        const hand = g.s.secret.hands[me];
        if (hand.length === 0) return undefined;
        const card = askCard(g, me, "love/choose", CHOOSE, hand, { how: shown ? "show" : "discard" });
        g.fence = g.used;
        tell(g, "love.chose", { player: playerRef(me), card: cardRef(card) });
        if (!shown) layDown(g, me, card);
        return { card, shown };
      },
      run: (g, me, _event, gift) => spreadJoy(g, me, gift),
      zapped: (g, me, _event, { card, shown }) => {
        if (!shown) toHand(g, me, card);
      },
    }),
  ],
};

function spreadJoy(g: Play, me: Seat, { card, shown }: Gift): void {
  const collected: CardNumber[] = [];
  if (!shown) {
    toHand(g, me, card);
    discard(g, me, [card]);
    collected.push(card);
  }
  const cold: Seat[] = [];
  for (const seat of others(g.s.table, me)) {
    const given = returnLove(g, me, seat, card);
    if (given !== undefined) collected.push(given);
    if (given === undefined || TYPE_OF[given] !== TYPE_OF[card]) cold.push(seat);
    else maybeFree(g, seat);
  }
  if (cold.length === 0) collect(g, me, collected);
  else maybeSettle(g, me, cold);
  if (needsNewHand(g.s, me)) redraw(g, me);
}

/** One player may discard a card, of whatever type. */
function returnLove(g: Play, me: Seat, who: Seat, card: CardNumber): CardNumber | undefined {
  const hand = g.s.secret.hands[who];
  if (hand.length === 0) return undefined;
  const options = [PASS, ...hand.map(cardRef)];
  const params = { player: playerRef(me), type: `type/${TYPE_OF[card]}` };
  const answer = ask(g, { kind: "one", key: "love/answer", who, source: ANSWER, options, params, hidden: true }) as Ref;
  if (answer === PASS) return undefined;
  discard(g, who, [cardOf(answer)]);
  return cardOf(answer);
}

function maybeFree(g: Play, seat: Seat): void {
  const t = g.s.table;
  const n = retrievable(t, seat);
  if (n > 0 && askYes(g, seat, "love/free", FREE, { n })) retrieve(g, seat, n, FREE);
}

/** Cards that somebody has fetched from a pile meanwhile are gone; one that was fetched and given again is there once. */
function collect(g: Play, me: Seat, cards: readonly CardNumber[]): void {
  const there = [...new Set(cards)].filter((card) => isDiscarded(g.s.table, card));
  for (const card of there) takeFromDiscard(g.s.table, card);
  putInto(g.s.secret.hands, me, there);
  if (there.length > 0) tell(g, "love.collected", { player: playerRef(me), cards: cardList(there) });
}

/** All own ships leave the warp together for a planet in the system of one who did not match. */
function maybeSettle(g: Play, me: Seat, cold: readonly Seat[]): void {
  const t = g.s.table;
  const n = shipsInWarp(t, me);
  const planets = cold.flatMap((seat) => homePlanets(t, seat)).filter((planet) => shipsOn(t, planet, me) === 0);
  if (n === 0 || planets.length === 0) return;
  const answer = askOne(g, me, "love/planet", SETTLE, [PASS, ...planets.map(planetRef)], { n });
  if (answer === PASS) return;
  for (const { ref } of warpSlots(t, me)) liftAll(g, me, ref);
  tell(g, "ships.retrieved", { player: playerRef(me), n });
  openWindow(g, WINDOW["ships.freed"], { seat: me, n });
  landShips(g, planetOf(answer), me, n);
  openWindow(g, WINDOW["ships.retrieved"], { seat: me, n });
}
