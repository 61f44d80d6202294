import type { Ref } from "@hypergate/kernel";
import { ALIEN_IDS, type AlienId, FACTS } from "./aliens/registry.ts";
import {
  ARTIFACTS,
  type ArtifactId,
  ATTACKS,
  type Back,
  BOXES,
  type Box,
  type CardType,
  DESTINY_COPIES,
  DESTINY_WILDS,
  INTIMIDATES,
  KICKERS,
  MAX_SEATS,
  MORPHS,
  NEGOTIATES,
  REINFORCEMENTS,
  RETREATS,
  REWARD_ARTIFACTS,
  RIFTS,
  SPECIAL_NEGOTIATES,
  SPECIALS,
  type Special,
  type TextId,
  VARIABLE_ATTACKS,
} from "./catalogue.ts";

/** A card of the cosmic or the reward deck. States and hands hold its number; questions and answers its ref. */
export interface Card {
  readonly n: CardNumber;
  readonly ref: Ref;
  readonly type: CardType;
  /** Printed value of an attack, an intimidate or a reinforcement, what a kicker multiplies by, otherwise 0. */
  readonly value: number;
  /** The value of an attack in an encounter with a hazard warning, if that is another one (VA-1). */
  readonly hazard?: number;
  /** What is printed on it: `attack-08`, `negotiate`, `plague`, `flare-oracle`. Copies share it. */
  readonly name: string;
  readonly artifact?: ArtifactId;
  readonly flare?: AlienId;
  /** Its own effect, if it has one and is neither an artifact nor a flare. */
  readonly text?: TextId;
  readonly back: Back;
  readonly box: Box;
}

/** A card as it is printed, so many times. */
export interface Printing extends Omit<Card, "n" | "ref"> {
  readonly copies: number;
}

/** Number of a card, the same in every game. */
export type CardNumber = number;

/** No card. */
export const NONE = -1;

/** Every card there is; a game uses all but the flares it leaves out. */
export const CARDS: readonly Card[] = numbered(BOXES.flatMap(printingsIn));

const BY_REF: ReadonlyMap<Ref, CardNumber> = new Map(CARDS.map((card) => [card.ref, card.n]));

const FLARE_OF: ReadonlyMap<string | undefined, CardNumber> = new Map(
  CARDS.filter((card) => card.flare !== undefined).map((card) => [card.flare, card.n]),
);

/** Type of every card by number. */
export const TYPE_OF: readonly CardType[] = CARDS.map((card) => card.type);

/** True for attack, negotiate, morph (VOC-06) and retreat (RT-1). */
export const IS_ENCOUNTER: readonly boolean[] = CARDS.map((card) =>
  ["attack", "negotiate", "morph", "retreat"].includes(card.type),
);

/** True for the cards with the second back. */
export const IS_REWARD: readonly boolean[] = CARDS.map((card) => card.back === "reward");

export function isFlareOrArtifact(card: CardNumber): boolean {
  return TYPE_OF[card] === "flare" || TYPE_OF[card] === "artifact";
}

export function cardRef(card: CardNumber): Ref {
  return CARDS[card].ref;
}

/** The number of the card a ref names. Answers are checked against the options first, so it is always known. */
export function cardOf(ref: Ref): CardNumber {
  return BY_REF.get(ref) ?? NONE;
}

/** The flare of an alien. */
export function flareOf(alien: string): CardNumber {
  return FLARE_OF.get(alien) ?? NONE;
}

/** The cards without flares that are in every deck with this back (SET-21, RD-1). */
export function plainDeck(back: Back): CardNumber[] {
  return CARDS.filter((card) => card.type !== "flare" && card.back === back).map((card) => card.n);
}

/**
 * Gives every copy its number and its ref. The number is what saved games hold, so a box more adds cards at the end and
 * changes nothing before it.
 */
export function numbered(printings: readonly Printing[]): Card[] {
  const cards: Card[] = [];
  for (const { copies, ...card } of printings)
    for (let copy = 1; copy <= copies; copy++) {
      const ref = copies === 1 ? `card/${card.name}` : `card/${card.name}.${copy}`;
      cards.push({ n: cards.length, ref, ...card });
    }
  return cards;
}

/** What a box holds: the cards of its decks, then the flares of its aliens. */
export function printingsIn(box: Box): Printing[] {
  const flares = ALIEN_IDS.filter((alien) => FACTS[alien].box === box).map(
    (flare): Printing => ({ copies: 1, type: "flare", value: 0, name: `flare-${flare}`, flare, back: "cosmic", box }),
  );
  return [...deckIn(box), ...flares];
}

function deckIn(box: Box): Printing[] {
  switch (box) {
    case "base":
      return baseDeck();
    case "dominion":
      return rewardDeck();
  }
}

function baseDeck(): Printing[] {
  const from = { back: "cosmic", box: "base" } as const;
  return [
    ...ATTACKS.map(
      ([value, copies]): Printing => ({ copies, type: "attack", value, name: `attack-${inTwoDigits(value)}`, ...from }),
    ),
    { copies: NEGOTIATES, type: "negotiate", value: 0, name: "negotiate", ...from },
    { copies: MORPHS, type: "morph", value: 0, name: "morph", ...from },
    ...REINFORCEMENTS.map(
      ([value, copies]): Printing => ({
        copies,
        type: "reinforcement",
        value,
        name: `reinforcement-${value}`,
        ...from,
      }),
    ),
    ...ARTIFACTS.map(
      ([artifact, copies]): Printing => ({ copies, type: "artifact", value: 0, name: artifact, artifact, ...from }),
    ),
  ];
}

/** The 32 cards of the reward deck (section 3 of Dominion). */
function rewardDeck(): Printing[] {
  const from = { copies: 1, value: 0, back: "reward", box: "dominion" } as const;
  return [
    ...VARIABLE_ATTACKS.map(
      ([value, hazard, copies]): Printing => ({
        ...from,
        copies,
        type: "attack",
        value,
        hazard,
        name: `attack-${inTwoDigits(value)}-${inTwoDigits(hazard)}`,
      }),
    ),
    ...SPECIAL_NEGOTIATES.map((text): Printing => ({ ...from, type: "negotiate", name: text, text })),
    { ...from, copies: RETREATS, type: "retreat", name: "retreat" },
    { ...from, type: "morph", name: "reward-morph" },
    ...INTIMIDATES.map(
      (value): Printing => ({
        ...from,
        type: "intimidate",
        value,
        name: `intimidate-${value < 0 ? "minus-" : ""}${inTwoDigits(Math.abs(value))}`,
        text: "intimidate",
      }),
    ),
    ...KICKERS.map(([text, value]): Printing => ({ ...from, type: "kicker", value, name: text, text })),
    { ...from, type: "reinforcement", value: 4, name: "reinforcement-4" },
    { ...from, type: "reinforcement", name: "reinforcement-x", text: "reinforcement-x" },
    ...RIFTS.map(([text, copies]): Printing => ({ ...from, copies, type: "rift", name: text, text })),
    ...REWARD_ARTIFACTS.map((artifact): Printing => ({ ...from, type: "artifact", name: artifact, artifact })),
  ];
}

function inTwoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** A card of the destiny deck: a seat's colour, a wild or a special. */
export interface DestinyCard {
  readonly ref: Ref;
  readonly seat?: number;
  readonly special?: Special;
  /** One card of each colour shows a hazard warning (DES-04). It matters to variable attacks and some aliens (VA-2). */
  readonly hazard?: true;
}

export const DESTINY: readonly DestinyCard[] = allDestiny();

const DESTINY_BY_REF: ReadonlyMap<Ref, number> = new Map(DESTINY.map((card, n) => [card.ref, n]));

export function destinyOf(ref: Ref): number {
  return DESTINY_BY_REF.get(ref) ?? NONE;
}

/** SET-05: wild and special cards, and three for every seat in play. */
export function destinyDeck(seats: number): number[] {
  return DESTINY.map((_, n) => n).filter((n) => (DESTINY[n].seat ?? 0) < seats);
}

function allDestiny(): DestinyCard[] {
  const cards: DestinyCard[] = [];
  for (let seat = 0; seat < MAX_SEATS; seat++)
    for (let copy = 1; copy <= DESTINY_COPIES; copy++)
      cards.push({ ref: `destiny/seat-${seat}.${copy}`, seat, ...(copy === 1 ? { hazard: true } : {}) });
  for (let copy = 1; copy <= DESTINY_WILDS; copy++) cards.push({ ref: `destiny/wild.${copy}` });
  for (const special of SPECIALS) cards.push({ ref: `destiny/${special}`, special });
  return cards;
}
