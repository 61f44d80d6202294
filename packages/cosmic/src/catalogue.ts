/** What is in the boxes besides aliens: ids and numbers only. */

/** Aliens that may not be in the same game (SET-38). */
export const FORBIDDEN_PAIRS: readonly (readonly [string, string])[] = [
  ["gambler", "sorcerer"],
  ["healer", "masochist"],
];

/** How many copies of each attack value the cosmic deck holds (CRD-01). */
export const ATTACKS: readonly (readonly [value: number, copies: number])[] = [
  [0, 1],
  [1, 1],
  [4, 4],
  [5, 1],
  [6, 7],
  [7, 1],
  [8, 7],
  [9, 1],
  [10, 4],
  [11, 1],
  [12, 2],
  [13, 1],
  [14, 2],
  [15, 1],
  [20, 2],
  [23, 1],
  [30, 1],
  [40, 1],
];
export const NEGOTIATES = 15;
export const MORPHS = 1;
/** CRD-06 */
export const REINFORCEMENTS: readonly (readonly [value: number, copies: number])[] = [
  [2, 2],
  [3, 3],
  [5, 1],
];
/** CRD-07 */
export const ARTIFACTS = [
  ["card-zap", 2],
  ["cosmic-zap", 2],
  ["emotion-control", 1],
  ["force-field", 1],
  ["ionic-gas", 1],
  ["mobius-tubes", 2],
  ["plague", 1],
  ["quash", 1],
] as const;
export type ArtifactId = (typeof ARTIFACTS)[number][0];

/** DES-01 to DES-03 */
export const DESTINY_COPIES = 3;
export const DESTINY_WILDS = 2;
export const SPECIALS = ["most-cards", "most-foreign-colonies", "fewest-in-warp"] as const;
export type Special = (typeof SPECIALS)[number];

/** VOC-07: the six types of cards. */
export const CARD_TYPES = ["attack", "negotiate", "morph", "reinforcement", "artifact", "flare"] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const COLOURS = ["blue", "green", "red", "yellow", "purple"] as const;
export const MAX_SEATS = 5;
export const SHIPS_PER_PLANET = 4;
export const HAND_SIZE = 8;
export const FLARES_IN_DECK = 10;
