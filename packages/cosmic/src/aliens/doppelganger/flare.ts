import type { Seat } from "@hypergate/kernel";
import { askSeat, byCard } from "../../asking.ts";
import { flareOf } from "../../cards.ts";
import { at, type Flare, type Play, type Use } from "../../effects.ts";
import { needsNewHand } from "../../folds.ts";
import { redraw, setAside, tellCards } from "../../hand.ts";
import { lastOn, lastsWith } from "../../lasting.ts";
import { recall, remember } from "../../memo.ts";
import { putInto } from "../../piles.ts";
import { handSize, homePlanets, others, shipsOn } from "../../query.ts";
import { playerRef } from "../../refs.ts";

const WILD = byCard("flare-doppelganger", "doppelganger wild");
const EFFECT = "wild/doppelganger";

/**
 * Wild: not a main player, in the alliance phase, put your hand aside and play with that of somebody who has a colony in
 * your system, until the encounter is over. Super: somebody also gives you two other cards; played while the power is
 * being used.
 */
export const flare: Flare = {
  alien: "doppelganger",
  wild: {
    uses: [slipping("alliance.before"), slipping("alliance.formed")],
    lasting: [at("encounter.end", { as: "any", rule: "doppelganger wild", run: (g, me) => slipOut(g, me) })],
  },
  super: { uses: [] },
};

function slipping(window: "alliance.before" | "alliance.formed"): Use {
  return at<typeof window, Seat>(window, {
    as: "notMain",
    rule: "doppelganger wild",
    when: (g, me) => guests(g, me).length > 0,
    declare: (g, me) => askSeat(g, me, "doppelganger/hand", WILD, guests(g, me)),
    said: (whom) => [playerRef(whom)],
    run: (g, me, _event, whom) => slipInto(g, me, whom),
  });
}

/** Players with cards who have a colony in the own system. */
function guests(g: Play, me: Seat): Seat[] {
  const { table: t } = g.s;
  const home = homePlanets(t, me);
  return others(t, me).filter((seat) => handSize(g.s, seat) > 0 && home.some((planet) => shipsOn(t, planet, seat) > 0));
}

function slipInto(g: Play, me: Seat, whom: Seat): void {
  const { hands, aside } = g.s.secret;
  if (handSize(g.s, me) > 0) setAside(g, me, hands[me]);
  remember(g.s.secret, me, EFFECT, { cards: laidBefore(g, me) });
  g.s.table.memo[EFFECT] = { aside: aside[me].length };
  const cards = hands[whom];
  hands[whom] = [];
  hands[me] = cards;
  const params = { player: playerRef(me), other: playerRef(whom), n: cards.length };
  tellCards(g, "doppelganger.borrowed", params, [me, whom], cards);
  lastOn(g, EFFECT, me, whom);
  if (whom === g.s.table.encounter.offense && needsNewHand(g.s, whom)) redraw(g, whom);
}

/** Own cards on the table, which were in neither hand; they come back to stay (IN-10). */
function laidBefore({ s: { secret: x, table: t } }: Play, me: Seat): number[] {
  return t.encounter.laid.flatMap(({ seat }, i) => (seat === me ? [x.laid[i]] : []));
}

/**
 * The hand goes back as it is now, but for this flare and what has come back from the table. What was set aside of it is its
 * owner's as well.
 */
function slipOut(g: Play, me: Seat): void {
  const { hands, aside } = g.s.secret;
  const { memo } = g.s.table;
  const whom = lastsWith(g, EFFECT, me);
  const own = [flareOf("doppelganger"), ...((recall(g.s.secret, me, EFFECT)?.cards ?? []) as number[])];
  // The own hand was set aside first.
  const ownAside = Number(memo[EFFECT]?.aside ?? aside[me].length);
  delete memo[EFFECT];
  putInto(aside, whom, aside[me].slice(ownAside));
  aside[me] = aside[me].slice(0, ownAside);
  const cards = hands[me].filter((card) => !own.includes(card));
  hands[me] = hands[me].filter((card) => own.includes(card));
  putInto(hands, whom, cards);
  const params = { player: playerRef(me), other: playerRef(whom), n: cards.length };
  tellCards(g, "doppelganger.gaveBack", params, [me, whom], cards);
}
