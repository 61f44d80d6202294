import type { Ref } from "@hypergate/kernel";
import { ALIEN_IDS, type AlienId } from "./aliens/registry.ts";
import {
  ARTIFACTS,
  type ArtifactId,
  ATTACKS,
  type CardType,
  DESTINY_COPIES,
  DESTINY_WILDS,
  MAX_SEATS,
  MORPHS,
  NEGOTIATES,
  REINFORCEMENTS,
  SPECIALS,
  type Special,
} from "./catalogue.ts";

/** A card of the cosmic deck. States and hands hold its number; questions and answers its ref. */
export interface Card {
  readonly n: CardNumber;
  readonly ref: Ref;
  readonly type: CardType;
  /** Printed value of an attack or a reinforcement, otherwise 0. */
  readonly value: number;
  /** What is printed on it: `attack-08`, `negotiate`, `plague`, `flare-oracle`. Copies share it. */
  readonly name: string;
  readonly artifact?: ArtifactId;
  readonly flare?: AlienId;
}

/** Number of a card, the same in every game. */
export type CardNumber = number;

/** No card. */
export const NONE = -1;

/** Every card there is; a game uses all but the flares it leaves out. */
export const CARDS: readonly Card[] = allCards();

const BY_REF: ReadonlyMap<Ref, CardNumber> = new Map(CARDS.map((card) => [card.ref, card.n]));

const FLARE_OF: ReadonlyMap<string | undefined, CardNumber> = new Map(
  CARDS.filter((card) => card.flare !== undefined).map((card) => [card.flare, card.n]),
);

/** Type of every card by number: 0 attack, 1 negotiate, 2 morph, 3 reinforcement, 4 artifact, 5 flare. */
export const TYPE_OF: readonly CardType[] = CARDS.map((card) => card.type);

/** True for attack, negotiate and morph (VOC-06). */
export const IS_ENCOUNTER: readonly boolean[] = CARDS.map(
  (card) => card.type === "attack" || card.type === "negotiate" || card.type === "morph",
);

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

/** The cards that are in every cosmic deck (SET-21). */
export function plainDeck(): CardNumber[] {
  return CARDS.filter((card) => card.type !== "flare").map((card) => card.n);
}

function allCards(): Card[] {
  const cards: Card[] = [];
  const add = (copies: number, card: Omit<Card, "n" | "ref">) => {
    for (let copy = 1; copy <= copies; copy++) {
      const ref = copies === 1 ? `card/${card.name}` : `card/${card.name}.${copy}`;
      cards.push({ n: cards.length, ref, ...card });
    }
  };
  for (const [value, copies] of ATTACKS)
    add(copies, { type: "attack", value, name: `attack-${String(value).padStart(2, "0")}` });
  add(NEGOTIATES, { type: "negotiate", value: 0, name: "negotiate" });
  add(MORPHS, { type: "morph", value: 0, name: "morph" });
  for (const [value, copies] of REINFORCEMENTS)
    add(copies, { type: "reinforcement", value, name: `reinforcement-${value}` });
  for (const [artifact, copies] of ARTIFACTS) add(copies, { type: "artifact", value: 0, name: artifact, artifact });
  for (const flare of ALIEN_IDS) add(1, { type: "flare", value: 0, name: `flare-${flare}`, flare });
  return cards;
}

/** A card of the destiny deck: a seat's colour, a wild or a special. */
export interface DestinyCard {
  readonly ref: Ref;
  readonly seat?: number;
  readonly special?: Special;
  /** One card of each colour shows a hazard warning; it has no effect (DES-04, DST-15). */
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
