/** What the question of a window says about its event: only what everybody knows. */
import type { Params, Ref, Seat } from "@hypergate/kernel";
import { cardRef } from "./cards.ts";
import type { Events, Window } from "./events.ts";
import { playerRef } from "./refs.ts";

type Subjects = { readonly [W in Window]?: (event: Events[W]) => Params };

export const SUBJECTS: Subjects = {
  "destiny.turned": ({ named }) => whom(named),
  "destiny.drawn": ({ named }) => whom(named),
  "destiny.choose": ({ named }) => whom(named),
  "alliance.answer": by,
  "ships.sending": by,
  "reinforcement.played": ({ seat, card }) => ({ player: playerRef(seat), card: cardRef(card) }),
  "ships.going": ofLosses,
  "ships.gone": ofLosses,
  "resolution.compensation": ({ to, payer, count }) => ({
    to: playerRef(to),
    payer: playerRef(payer),
    n: count,
  }),
  "resolution.reward": ({ seat, count }) => ({ player: playerRef(seat), n: count }),
  "power.used": ({ seat, power, on }) => usedAs({ player: playerRef(seat), power: `power/${power}` }, on),
  "card.played": ({ seat, card, on }) => usedAs({ player: playerRef(seat), card: cardRef(card) }, on),
  "tech.used": ({ seat, tech, on }) => usedAs({ player: playerRef(seat), tech: `tech/${tech}` }, on),
  "flare.used": ({ seat, card }) => ({ player: playerRef(seat), card: cardRef(card) }),
  "card.spent": ({ seat, card }) => ({ player: playerRef(seat), card: cardRef(card) }),
  "cards.drawn": ({ seat, count }) => ({ player: playerRef(seat), n: count }),
  "cards.received": ({ seat, cards }) => ({ player: playerRef(seat), n: cards.length }),
  "cards.discarded": ({ seat, cards }) => ({ player: playerRef(seat), cards: cards.map(cardRef).join(" ") }),
  "deal.received": ({ seat, cards }) => ({ player: playerRef(seat), n: cards.length }),
  "rewards.declared": ({ dues }) => ({ players: dues.map(({ seat }) => playerRef(seat)).join(" ") }),
  "deal.attempted": ({ parties }) => ({ players: parties.map(playerRef).join(" ") }),
  "hand.new": by,
  "hand.lacking": by,
  "ships.freed": ({ seat, n }) => ({ player: playerRef(seat), n }),
  "ships.retrieved": ({ seat, n }) => ({ player: playerRef(seat), n }),
  "power.lost": by,
  "colony.gained": ({ gains }) => ({ players: gains.map(({ seat }) => playerRef(seat)).join(" ") }),
};

/** What is told of a use. */
export function usedAs(params: Params, on: string): Params {
  return on === "" ? params : { ...params, on };
}

function by({ seat }: { readonly seat: Seat }): Params {
  return { player: playerRef(seat) };
}

/** Whom a destiny card names; nobody if it is wild. */
function whom(named: Seat): Params {
  return named < 0 ? {} : { named: playerRef(named) };
}

/** Whose ships are lost, and how many of them altogether. */
function ofLosses({ losses }: Events["ships.going"]): Params {
  const hit = losses.filter(({ n }) => n > 0);
  const players: readonly Ref[] = hit.map(({ seat }) => playerRef(seat));
  return { players: players.join(" "), n: hit.reduce((sum, { n }) => sum + n, 0) };
}
