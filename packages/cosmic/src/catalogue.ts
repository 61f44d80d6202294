/** What is in the boxes besides aliens: ids and numbers only. */

/** The boxes, and how many aliens are in each. The numbers of cards follow this order, so new ones go to the end. */
export const BOX_SIZES = { base: 51, dominion: 30 } as const;
export type Box = keyof typeof BOX_SIZES;
const boxes = Object.keys(BOX_SIZES) as Box[];
const PRINTED_BOXES = boxes.length;
/** All boxes: the printed ones, then those of the host's own aliens, one for each (`homebrew/`). */
export const BOXES: readonly Box[] = boxes;

/** The boxes of the host's own aliens, in place of all earlier ones. */
export function setOwnBoxes(ids: readonly string[]): void {
  boxes.splice(PRINTED_BOXES, boxes.length, ...(ids as readonly Box[]));
}

/** What cards look like from behind, and so from which deck they come. */
export const BACKS = ["cosmic", "reward"] as const;
export type Back = (typeof BACKS)[number];

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
export type ArtifactId = (typeof ARTIFACTS)[number][0] | (typeof REWARD_ARTIFACTS)[number];

/** Section 3 of the reward deck: attacks with a second value for encounters with a hazard warning (VA-1). */
export const VARIABLE_ATTACKS: readonly (readonly [value: number, hazard: number, copies: number])[] = [
  [2, 20, 1],
  [3, 30, 1],
  [12, 21, 2],
  [21, 12, 1],
];
/** Negotiates with a text of their own (NG-1). */
export const SPECIAL_NEGOTIATES = ["epic-oratory", "faulty-translator", "right-of-refusal", "self-defense"] as const;
export const RETREATS = 2;
export const INTIMIDATES: readonly number[] = [-9, 19, 29, 39];
/** What a kicker multiplies by. */
export const KICKERS = [
  ["reverse-polarity", -1],
  ["self-destruct", 1],
  ["duplicity", 2],
  ["signal-lost", 2],
  ["give-war-a-chance", 4],
] as const;
export const RIFTS = [
  ["rift-1", 1],
  ["rift-2", 2],
  ["rift-3", 1],
] as const;
export const REWARD_ARTIFACTS = ["omni-zap", "rebirth", "ship-zap", "solar-wind", "victory-boon"] as const;
/** Cards of the reward deck that have an effect of their own without being artifacts. */
export type TextId =
  | (typeof SPECIAL_NEGOTIATES)[number]
  | (typeof KICKERS)[number][0]
  | (typeof RIFTS)[number][0]
  | "intimidate"
  | "reinforcement-x";

/** DES-01 to DES-03 */
export const DESTINY_COPIES = 3;
export const DESTINY_WILDS = 2;
export const SPECIALS = ["most-cards", "most-foreign-colonies", "fewest-in-warp"] as const;
export type Special = (typeof SPECIALS)[number];

/** VOC-07: the six types of cards, and four that only the reward deck has. */
export const CARD_TYPES = [
  "attack",
  "negotiate",
  "morph",
  "reinforcement",
  "artifact",
  "flare",
  "retreat",
  "kicker",
  "rift",
  "intimidate",
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const COLOURS = ["blue", "green", "red", "yellow", "purple"] as const;
export const MAX_SEATS = 5;
/** There are eight markers of special ships (SS-1, SS-13). */
export const MOST_WITH_TWO_SPECIALS = 4;
export const SHIPS_PER_PLANET = 4;
export const HAND_SIZE = 8;
export const FLARES_IN_DECK = 10;
