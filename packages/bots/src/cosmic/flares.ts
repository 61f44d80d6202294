/**
 * When a sensible player plays each flare, by alien: the wild side, and the super side. The type checker asks for every alien;
 * until it is answered, a flare is played whenever it can be.
 */
import {
  type AlienId,
  CARDS,
  DEFENSE,
  DESTINY,
  fleetSize,
  mainPlayer,
  NOBODY,
  OFFENSE,
  otherSide,
  type Side,
  shipsInEncounter,
  sideOf,
  type Table,
  type View,
} from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";
import {
  alliedShips,
  attacksIn,
  bestAttack,
  chanceWithChosen,
  gapOf,
  isBehind,
  isClose,
  isKeeper,
  leads,
  lowestAttack,
  POOR,
  wouldWin,
} from "./judge.ts";
import { chanceToWin, leadOf, outlookOf } from "./outlook.ts";
import { cardsToWin, planOfShips } from "./plans.ts";
import { always, isAgainst, never, type Wish } from "./wish.ts";

const GOOD = 10;
const HALF = 0.5;
const SAFE = 0.85;
const WALL = 5;
const ARMED = 15;
const RESERVE_HIGHEST = 9;

export const WILDS: Readonly<Record<string, Wish>> = {
  amoeba: ({ t, who }) => wouldWin(t, who) || (who === t.encounter.defense && wouldWin(t, t.encounter.offense)),
  "anti-matter": isAgainst,
  barbarian: ({ view }) => attacksIn(view.hand, POOR).length > 0,
  calculator: ({ view, who }) => chosenValue(view) > 0 && chanceWithChosen(view, who) < SAFE,
  chosen: always,
  citadel: ({ t, who }) => sideOf(t, who) === DEFENSE && turns(t, who, WALL),
  clone: always,
  cudgel: always,
  demon: always,
  dictator: ({ t, who }) => namedByDestiny(t) === who,
  fido: ({ t }) => !isKeeper(t.discard.at(-1) ?? -1),
  filch: ({ t, who, actor, at }) =>
    at !== "window/card.played" || sideOf(t, actor) === -1 || sideOf(t, actor) !== sideOf(t, who),
  fodder: ({ t, who }) => lateSide(t, who) !== undefined,
  gambler: ({ view, who }) => chosenValue(view) > 0 && chanceWithChosen(view, who) < SAFE,
  grudge: always,
  hacker: always,
  hate: always,
  healer: always,
  human: ({ t, who }) => isBehind(t, who),
  kamikaze: ({ t, view, who }) => {
    const chance = chanceWithChosen(view, who);
    return chance > 0 && chance < SAFE && (chance > HALF / 2 || wouldWin(t, who));
  },
  loser: ({ t, view, who }) =>
    who === t.encounter.defense && (wouldWin(t, t.encounter.offense) || bestAttack(view.hand) < POOR),
  machine: ({ view }) => bestAttack(view.hand) >= POOR,
  macron: ({ t, who }) => turns(t, who, shipsInEncounter(t, who)),
  masochist: ({ t, who }) => who !== t.encounter.offense && t.warp[who] > 0,
  mind: always,
  mirror: ({ t, who }) => isBehind(t, who) && copyWins(t, who),
  miser: always,
  mite: always,
  mutant: always,
  observer: never,
  oracle: ({ view }) => bestAttack(view.hand) < GOOD,
  pacifist: ({ t, who }) => chanceToWin(outlookOf(t, sideOf(t, who) as Side), ARMED) === 1,
  parasite: always,
  philanthropist: never,
  reincarnator: ({ t, who }) => t.players.some((_, seat) => seat !== who && isClose(t, seat)),
  remora: always,
  reserve: always,
  shadow: ({ t }) => t.encounter.gate.reduce((sum, n) => sum + n, 0) > 1,
  sorcerer: ({ t, who }) => sideOf(t, who) !== -1 && t.players[who].powerless,
  spiff: always,
  "tick-tock": always,
  trader: always,
  tripler: always,
  vacuum: always,
  virus: ({ t, who }) => {
    const [own, allied] = [shipsInEncounter(t, who), alliedShips(t, sideOf(t, who) as Side)];
    return turns(t, who, own * allied - own - allied);
  },
  void: ({ t, who, actor }) => actor !== who && (sideOf(t, who) !== -1 || isClose(t, actor)),
  vulch: always,
  warpish: always,
  warrior: ({ view }) => bestAttack(view.hand) >= POOR,
  will: ({ t }) => namedByDestiny(t) !== NOBODY && isClose(t, namedByDestiny(t)),
  zombie: always,
} satisfies Readonly<Record<AlienId, Wish>>;

export const SUPERS: Readonly<Record<string, Wish>> = {
  amoeba: ({ view, who }) => planOfShips(view, who) < 0,
  "anti-matter": isAgainst,
  barbarian: always,
  /** Cards that count less leave more to the ships. */
  calculator: ({ t, who }) => leadOf(t, sideOf(t, who) as Side) > 3,
  chosen: always,
  citadel: ({ t, who }) => sideOf(t, who) === OFFENSE,
  clone: always,
  cudgel: always,
  demon: ({ view, who }) => view.handSizes.every((n, seat) => seat === who || n < POOR),
  dictator: always,
  fido: always,
  filch: ({ t, who }) => t.encounter.shown.some(({ card }, side) => sideOf(t, who) !== side && isKeeper(card)),
  fodder: always,
  /** The truth is told whenever it wins. */
  gambler: ({ view, who }) => chanceWithChosen(view, who) === 1,
  grudge: always,
  hacker: ({ view }) => lowestAttack(view.hand) <= POOR,
  hate: always,
  healer: always,
  /** Eight more if that is enough; otherwise the use is zapped by its owner, whose side then wins. */
  human: ({ t, who, at }) => (at === "boost" ? turns(t, who, 2 * 4) : isBehind(t, who)),
  kamikaze: always,
  loser: ({ view }) => chosenValue(view) < POOR && CARDS[view.chosen]?.type === "attack",
  machine: ({ view }) => view.hand.length < 3,
  macron: always,
  masochist: ({ t, who }) => t.warp[who] > fleetSize(t, who) / 2,
  mind: always,
  mirror: ({ view }) => chosenValue(view) < GOOD,
  miser: always,
  mite: always,
  mutant: always,
  observer: always,
  oracle: ({ t, view, who }) => chanceToWin(outlookOf(t, sideOf(t, who) as Side), bestAttack(view.hand)) === 0,
  pacifist: always,
  parasite: always,
  philanthropist: always,
  /** A second alien is welcome; the one there is, is kept. */
  reincarnator: ({ t, who }) => t.players[who].powers.length > 1,
  remora: always,
  reserve: ({ view, who }) =>
    attacksIn(view.hand, RESERVE_HIGHEST).some((card) => cardsToWin(view, who, [card]).length > 0),
  shadow: always,
  /** Who holds more cards is likelier to have played a good one. */
  sorcerer: ({ t, view, who }) => moreCardsThere(t, view, sideOf(t, who) as Side) > 3,
  spiff: always,
  "tick-tock": always,
  trader: always,
  tripler: always,
  vacuum: always,
  virus: always,
  void: always,
  vulch: always,
  warpish: always,
  warrior: always,
  will: always,
  zombie: always,
} satisfies Readonly<Record<AlienId, Wish>>;

/** The attack a main player has chosen; 0 if it is none. */
function chosenValue({ chosen }: View): number {
  const card = CARDS[chosen];
  return card?.type === "attack" ? card.value : 0;
}

/** The player whose colour has just been drawn. */
function namedByDestiny(t: Table): Seat {
  return DESTINY[t.destinyDiscard.at(-1) ?? NOBODY]?.seat ?? NOBODY;
}

/** How many more cards the other side's main player holds than the own one's. */
function moreCardsThere(t: Table, { handSizes }: View, side: Side): number {
  return handSizes[mainPlayer(t, otherSide(side))] - handSizes[mainPlayer(t, side)];
}

/** With the same card as the other side this one would win. */
function copyWins(t: Table, who: Seat): boolean {
  const side = sideOf(t, who) as Side;
  const seen = t.encounter.shown[otherSide(side)];
  return seen.type === "attack" && chanceToWin(outlookOf(t, side), seen.value) === 1;
}

/** A player who declined joins the side that invited it and is winning. */
export function lateSide(t: Table, who: Seat): Side | undefined {
  const bits = t.encounter.invited[who];
  if ((bits & 1) !== 0 && leads(t, OFFENSE)) return OFFENSE;
  return (bits & 2) !== 0 && leads(t, DEFENSE) ? DEFENSE : undefined;
}

/** So much more, and not less, wins the encounter for the own side. */
export function turns(t: Table, who: Seat, more: number): boolean {
  const { lowestWins, upset } = t.encounter;
  if (lowestWins !== upset) return false;
  const gap = gapOf(t, sideOf(t, who) as Side);
  return gap > 0 && more >= gap;
}
