import { digest, type Ref } from "@hypergate/kernel";
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
  readonly hazard?: number | undefined;
  /** What is printed on it: `attack-08`, `negotiate`, `plague`, `flare-oracle`. Copies share it. */
  readonly name: string;
  readonly artifact?: ArtifactId | undefined;
  readonly flare?: AlienId | undefined;
  /** Its own effect, if it has one and is neither an artifact nor a flare. */
  readonly text?: TextId | undefined;
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

const all: Card[] = numbered(BOXES.flatMap(printingsIn));
const PRINTED = all.length;

/**
 * Every card there is, by number; a game uses all but the flares it leaves out. Flares of the host's own aliens have high
 * numbers; where there are some, blanks fill the gap before them.
 */
export const CARDS: readonly Card[] = all;

const BY_REF = new Map<Ref, CardNumber>();
const FLARE_OF = new Map<string | undefined, CardNumber>();
const types: CardType[] = [];
const encounters: boolean[] = [];
const rewards: boolean[] = [];
const flares: CardNumber[] = [];

/** Type of every card by number. */
export const TYPE_OF: readonly CardType[] = types;

/** True for attack, negotiate, morph (VOC-06) and retreat (RT-1). */
export const IS_ENCOUNTER: readonly boolean[] = encounters;

/** True for the cards with the second back. */
export const IS_REWARD: readonly boolean[] = rewards;

const derived: (() => void)[] = [];

/** Makes something of all cards: now, and again whenever there are others. */
export function fromCards(make: () => void): void {
  derived.push(make);
  make();
}

fromCards(() => {
  BY_REF.clear();
  FLARE_OF.clear();
  types.length = 0;
  encounters.length = 0;
  rewards.length = 0;
  flares.length = 0;
  for (const card of all) {
    types.push(card.type);
    encounters.push(["attack", "negotiate", "morph", "retreat"].includes(card.type));
    rewards.push(card.back === "reward");
    if (isBlank(card)) continue;
    BY_REF.set(card.ref, card.n);
    if (card.flare === undefined) continue;
    FLARE_OF.set(card.flare, card.n);
    flares.push(card.n);
  }
});

/** Numbers of the host's own flares: from here on, so many. Printed cards will not come so far. */
const OWN_FROM = 1000;
const OWN_NUMBERS = 3000;
/** No card has this number or a higher one. */
export const MOST_CARDS: number = OWN_FROM + OWN_NUMBERS;
const BLANK = { copies: 1, type: "flare", value: 0, name: "", back: "cosmic", box: "base" } as const;

/** A number that no card has. */
export function isBlank({ name }: Card): boolean {
  return name === "";
}

/** The number of the flare of an alien of the host. It hangs on the name alone, so that saved games mean the same everywhere. */
export function ownNumber(alien: string): CardNumber {
  return OWN_FROM + (Number.parseInt(digest(alien).slice(-8), 16) % OWN_NUMBERS);
}

/** The flares of the host's own aliens, in place of all earlier ones. No two may have the same number. */
export function setOwnFlares(aliens: readonly string[]): void {
  all.splice(PRINTED);
  for (const alien of aliens.toSorted((a, b) => ownNumber(a) - ownNumber(b))) {
    while (all.length < ownNumber(alien)) addCard(BLANK);
    addCard(flarePrinting(alien as AlienId, alien as Box));
  }
  for (const make of derived) make();
}

function addCard(printing: Printing): void {
  const [card] = numbered([printing]);
  all.push({ ...card, n: all.length });
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
  return PLAIN[back].slice();
}

function plainCards(back: Back): CardNumber[] {
  return CARDS.filter((card) => card.type !== "flare" && card.back === back).map((card) => card.n);
}

const PLAIN: Readonly<Record<Back, readonly CardNumber[]>> = {
  cosmic: plainCards("cosmic"),
  reward: plainCards("reward"),
};

/** All flares there are. */
export const FLARES: readonly CardNumber[] = flares;

/**
 * Gives every copy its number and its ref. The number is what saved games hold, so a box more adds cards at the end and
 * changes nothing before it. All cards have all fields, so that the engine reads them fast.
 */
export function numbered(printings: readonly Printing[]): Card[] {
  const cards: Card[] = [];
  for (const { copies, type, value, hazard, name, artifact, flare, text, back, box } of printings)
    for (let copy = 1; copy <= copies; copy++) {
      const ref = copies === 1 ? `card/${name}` : `card/${name}.${copy}`;
      cards.push({ n: cards.length, ref, type, value, hazard, name, artifact, flare, text, back, box });
    }
  return cards;
}

/** What a box holds: the cards of its decks, then the flares of its aliens. */
export function printingsIn(box: Box): Printing[] {
  const flares = ALIEN_IDS.filter((alien) => FACTS[alien].box === box).map((flare) => flarePrinting(flare, box));
  return [...deckIn(box), ...flares];
}

function flarePrinting(flare: AlienId, box: Box): Printing {
  return { copies: 1, type: "flare", value: 0, name: `flare-${flare}`, flare, back: "cosmic", box };
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
  readonly seat?: number | undefined;
  readonly special?: Special | undefined;
  /** One card of each colour shows a hazard warning (DES-04). It matters to variable attacks and some aliens (VA-2). */
  readonly hazard: boolean;
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
      cards.push({ ref: `destiny/seat-${seat}.${copy}`, seat, special: undefined, hazard: copy === 1 });
  for (let copy = 1; copy <= DESTINY_WILDS; copy++)
    cards.push({ ref: `destiny/wild.${copy}`, seat: undefined, special: undefined, hazard: false });
  for (const special of SPECIALS) cards.push({ ref: `destiny/${special}`, seat: undefined, special, hazard: false });
  return cards;
}
