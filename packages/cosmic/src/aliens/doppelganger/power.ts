import type { Seat } from "@hypergate/kernel";
import { askCards, askSeat, byCard, byPower } from "../../asking.ts";
import { IS_ENCOUNTER } from "../../cards.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { laidBy } from "../../encounter-cards.ts";
import { detonate, discard, giveCards } from "../../hand.ts";
import { handSize, opponentOf, others } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { NOBODY } from "../../state.ts";
import { boosted } from "../../windows.ts";
import { facts } from "./facts.ts";
import { encounterCardsOf, giveBack, haunt, supply } from "./haunt.ts";

const HAUNT = byPower("doppelganger", "doppelganger 2");
const SUPER = byCard("flare-doppelganger", "doppelganger super");

/**
 * Haunt. As a main player, before selection, you must discard your encounter cards and borrow two from a player who is not
 * your opponent; what you do not play goes back. With fewer than two you draw some, and you never suffer from having
 * none. With your super somebody also gives you two other cards.
 */
export const power: Power = {
  id: "doppelganger",
  folds: { supplied: () => true },
  uses: [
    at<"planning.before", Seat>("planning.before", {
      as: "main",
      rule: "doppelganger 1",
      mandatory: true,
      declare: (g, me) => askSeat(g, me, "doppelganger/whom", HAUNT, bystanders(g, me)),
      said: (whom) => [playerRef(whom)],
      run: (g, me, _event, whom) => {
        discard(g, me, encounterCardsOf(g, me));
        haunt(g, me, whom);
        if (holders(g, me).length > 0 && boosted(g, me, "doppelganger")) rob(g, me);
      },
    }),
    at("planning.select", {
      as: "main",
      rule: "doppelganger 3",
      mandatory: true,
      passive: true,
      when: (g, me) => laidBy(g.s.table, me) === NOBODY && encounterCardsOf(g, me).length < facts.numbers.cardsHeld,
      run: (g, me) => supply(g, me),
    }),
    at("hand.lacking", {
      as: "main",
      rule: "doppelganger 3",
      mandatory: true,
      passive: true,
      often: "window",
      when: (g, me, { seat }) => seat === me && encounterCardsOf(g, me).length < facts.numbers.cardsHeld,
      run: (g, me) => supply(g, me),
    }),
  ],
  lasting: [
    at("reveal.shown", { as: "any", rule: "doppelganger 4", run: (g, me) => giveBack(g, me) }),
    at("encounter.end", { as: "any", rule: "doppelganger 4", run: (g, me) => giveBack(g, me) }),
  ],
};

function bystanders(g: Play, me: Seat): Seat[] {
  const { table: t } = g.s;
  return others(t, me).filter((seat) => seat !== opponentOf(t, me));
}

/** Those of them who hold any cards. */
function holders(g: Play, me: Seat): Seat[] {
  return bystanders(g, me).filter((seat) => handSize(g.s, seat) > 0);
}

/** Somebody gives up two cards that are no encounter cards. */
function rob(g: Play, me: Seat): void {
  const whom = askSeat(g, me, "doppelganger/rob", SUPER, holders(g, me));
  const cards = g.s.secret.hands[whom].filter((card) => !IS_ENCOUNTER[card]);
  const n = Math.min(facts.numbers.superCards, cards.length);
  if (n === 0) return;
  const given = askCards(g, whom, "doppelganger/give", SUPER, cards, n, n, { player: playerRef(me), n });
  giveCards(g, whom, me, given);
  detonate(g, me, given);
}
