import type { Window } from "../events.ts";

/** What the question of a window always says of its event (`subjects.ts`); of most it says nothing. */
export const ABOUT: Partial<Record<Window, readonly string[]>> = {
  "alliance.answer": ["player"],
  "ships.sending": ["player"],
  "ships.going": ["players", "n"],
  "ships.gone": ["players", "n"],
  "power.used": ["player", "power", "on"],
  "card.played": ["player", "card", "on"],
  "flare.used": ["player", "card"],
  "card.spent": ["player", "card"],
  "cards.drawn": ["player", "n"],
  "cards.received": ["player", "n"],
  "cards.discarded": ["player", "cards"],
  "hand.new": ["player"],
  "hand.lacking": ["player"],
  "reinforcement.played": ["player", "card"],
  "resolution.compensation": ["to", "payer", "n"],
  "resolution.reward": ["player", "n"],
  "rewards.declared": ["players"],
  "deal.attempted": ["players"],
  "deal.received": ["player", "n"],
  "ships.freed": ["player", "n"],
  "ships.retrieved": ["player", "n"],
  "power.lost": ["player"],
  "colony.gained": ["players"],
  "tech.used": ["player", "tech", "on"],
};
