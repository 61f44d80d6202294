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
