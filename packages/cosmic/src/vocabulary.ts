/** Words of the rulebook that everything else is told in. This file imports nothing of the game. */

/** Who may use it (TIM-01). */
export const ROLES = {
  offense: 1,
  defense: 2,
  main: 3,
  offensiveAlly: 4,
  defensiveAlly: 8,
  ally: 12,
  mainOrAlly: 15,
  offenseOrAlly: 13,
  uninvolved: 16,
  notMain: 28,
  notOffense: 30,
  any: 31,
} as const;
export type Role = keyof typeof ROLES;

/** The phases of an encounter in their order. */
export const PHASES = [
  "start",
  "regroup",
  "destiny",
  "launch",
  "alliance",
  "planning",
  "reveal",
  "resolution",
] as const;
export type Phase = (typeof PHASES)[number];

/** Moments at which players may respond (`Events` says to what). */
export const WINDOWS = [
  "turn.first",
  "turn.start",
  "regroup.start",
  "regroup.retrieve",
  "destiny.draw",
  "destiny.turned",
  "destiny.drawn",
  "destiny.choose",
  "destiny.final",
  "launch.aimed",
  "launch.before",
  "launch.done",
  "alliance.before",
  "alliance.invited",
  "alliance.answer",
  "ships.sending",
  "alliance.formed",
  "planning.before",
  "planning.lay",
  "planning.select",
  "planning.shown",
  "planning.chosen",
  "planning.selected",
  "reveal.before",
  "reveal.turn",
  "reveal.shown",
  "reveal.settled",
  "reveal.change",
  "reveal.first",
  "reveal.value",
  "reveal.multiply",
  "reveal.add",
  "reveal.reinforce",
  "reinforcement.played",
  "reveal.outcome",
  "resolution.before",
  "ships.going",
  "ships.gone",
  "resolution.lost",
  "resolution.landed",
  "resolution.compensation",
  "resolution.after",
  "resolution.reward",
  "rewards.declared",
  "deal.attempted",
  "deal.made",
  "deal.received",
  "deal.failed",
  "resolution.keep",
  "resolution.discarded",
  "resolution.become",
  "encounter.end",
  "encounter.over",
  "turn.end",
  "power.used",
  "card.played",
  "flare.used",
  "card.spent",
  "cards.drawn",
  "cards.received",
  "cards.discarded",
  "hand.new",
  "ships.freed",
  "hand.lacking",
  "ships.retrieved",
  "deck.shuffled",
  "power.lost",
  "colony.gained",
  "tech.used",
] as const;
export type Window = (typeof WINDOWS)[number];

/** A window as the engine knows it: its place in the list. The type remembers which it is. */
export type WindowNumber<W extends Window = Window> = number & { readonly window: W };

/** The numbers of the windows by name. */
export const WINDOW = Object.fromEntries(WINDOWS.map((name, n) => [name, n])) as unknown as {
  readonly [W in Window]: WindowNumber<W>;
};

/** The moments at which the ships of an encounter are still where they were sent. */
export const BEFORE_SHIPS_MOVE = [
  "turn.first",
  "regroup.start",
  "destiny.final",
  "launch.done",
  "alliance.formed",
  "planning.before",
  "planning.selected",
  "reveal.change",
  "reveal.reinforce",
  "resolution.before",
] as const;

/** "At any time", as the engine offers it (`any-time.ts`). */
export const ANY_TIME = [...BEFORE_SHIPS_MOVE, "resolution.after", "encounter.end"] as const;
