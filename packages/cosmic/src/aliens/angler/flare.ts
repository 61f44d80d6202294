import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { anyTime } from "../../any-time.ts";
import { askOne, askSeat, byCard, poll } from "../../asking.ts";
import { type CardNumber, cardOf, cardRef } from "../../cards.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { detonate, giveCards, takeAtRandom } from "../../hand.ts";
import { lastOn, lastsWith } from "../../lasting.ts";
import { cardNames, nameRef } from "../../naming.ts";
import { handSize, others } from "../../query.ts";
import { PASS, playerRef } from "../../refs.ts";
import { NOBODY } from "../../state.ts";

const WILD = byCard("flare-angler", "angler wild");
const EFFECT = "wild/angler";

/**
 * Wild: at any time name a card. Somebody who gives it to you gets this flare; if nobody does, take a random card from
 * any player. Super: your power may be used as an ally.
 */
export const flare: Flare = {
  alien: "angler",
  wild: {
    uses: anyTime<Ref>({
      as: "any",
      rule: "angler wild",
      when: (g, me) => others(g.s.table, me).some((seat) => handSize(g.s, seat) > 0),
      declare: (g, me) => askOne(g, me, "angler/wish", WILD, cardNames(g.s.table)),
      said: (name) => [name],
      run: (g, me, _event, name) => wish(g, me, name),
    }),
    after: (g, me) => {
      const giver = lastsWith(g, EFFECT, me);
      return giver === NOBODY ? me : giver;
    },
  },
  super: {
    uses: [
      at("planning.before", { as: "ally", rule: "angler super", run: (g, me) => lastOn(g, "super/angler", me, me) }),
    ],
  },
};

/** All others are asked at once, so that nobody learns who has the card and keeps it. */
function wish(g: Play, me: Seat, name: Ref): void {
  const { hands } = g.s.secret;
  const seats = others(g.s.table, me);
  const found = hands.map((hand) => hand.find((card) => nameRef(card) === name));
  const options = found.map((card) => (card === undefined ? undefined : [PASS, cardRef(card)]));
  const offers = poll(g, "angler/give", WILD, seats, options, { player: playerRef(me), card: name }) ?? [];
  const willing = seats.filter((seat) => offers[seat] !== undefined);
  if (willing.length === 0) take(g, me, name);
  else accept(g, me, askSeat(g, me, "angler/accept", WILD, willing), offers);
}

function accept(g: Play, me: Seat, giver: Seat, offers: readonly (Ref | undefined)[]): void {
  const card: CardNumber = cardOf(offers[giver] ?? "");
  lastOn(g, EFFECT, me, giver);
  giveCards(g, giver, me, [card]);
}

function take(g: Play, me: Seat, name: Ref): void {
  tell(g, "angler.refused", { player: playerRef(me), card: name });
  const seats = others(g.s.table, me).filter((seat) => handSize(g.s, seat) > 0);
  if (seats.length === 0) return;
  const from = askSeat(g, me, "angler/take", WILD, seats);
  detonate(g, me, takeAtRandom(g, from, me, 1));
}
