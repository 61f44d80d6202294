/** When a sensible player uses a power it need not use. Powers not named here are used whenever they can be. */
import {
  CARDS,
  DEFENSE,
  flareOf,
  OFFENSE,
  opponentOf,
  otherSide,
  type Side,
  shipsOnColonies,
  sideOf,
  type Table,
  type View,
} from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";
import { sideToJoin } from "./alliances.ts";
import {
  attacksIn,
  bestAttack,
  improves,
  isBehind,
  isClose,
  isKeeper,
  lowestAttack,
  POOR,
  prefersUpset,
  worthOfCard,
  wouldWin,
} from "./judge.ts";
import { cardsToWin, planOfShips } from "./plans.ts";
import type { Wish } from "./wish.ts";

const GOOD = 10;
/** With more cards than this one can be spared. */
const ENOUGH_CARDS = 6;
const ENOUGH_ATTACKS = 3;
const ENOUGH_SHIPS = 12;

export const POWERS: Readonly<Record<string, Wish>> = {
  amoeba: ({ view, who }) => planOfShips(view, who) !== 0,
  calculator: ({ view, who }) => changes(view, who, "calculator"),
  mirror: ({ view, who }) => changes(view, who, "mirror"),
  sorcerer: ({ view, who }) => CARDS[view.chosen]?.type === "negotiate" || changes(view, who, "sorcerer"),
  chosen: ({ t, who }) => isBehind(t, who),
  citadel: ({ t, view, who, at }) => {
    if (at === "window/destiny.final") return lowestAttack(view.hand) <= POOR && canSpareAttack(view);
    if (sideOf(t, who) === OFFENSE) return view.hand.includes(flareOf("citadel"));
    return sideOf(t, who) === DEFENSE || wouldWin(t, t.encounter.offense);
  },
  clone: ({ t, who }) => isKeeper(t.encounter.shown[sideOf(t, who)].card),
  filch: ({ t, who }) => isKeeper(t.encounter.shown[otherSide(sideOf(t, who) as Side)].card),
  fido: ({ t }) => lowestKeeper(t) <= GOOD,
  fodder: ({ view, who }) => cardsToWin(view, who, between(view, who)).length > 0,
  reserve: ({ t, view, who, at, actor }) => {
    if (at === "window/reveal.reinforce") return cardsToWin(view, who, attacksIn(view.hand, POOR)).length > 0;
    return sideOf(t, actor) !== sideOf(t, who) && isBehind(t, who);
  },
  healer: ({ t, who }) => !t.players.some((_, seat) => seat !== who && isClose(t, seat)),
  kamikaze: ({ t, view, who }) => bestAttack(view.hand) < GOOD && shipsOnColonies(t, who) >= ENOUGH_SHIPS,
  loser: ({ t, view, who }) => prefersUpset(t, sideOf(t, who) as Side, view.hand),
  machine: ({ view }) => bestAttack(view.hand) >= POOR,
  parasite: ({ t, who }) => {
    const bits = t.encounter.invited[who];
    return sideToJoin(t, who, (bits & 1) === 0, (bits & 2) === 0) !== undefined;
  },
  philanthropist: ({ view }) => lowestAttack(view.hand) <= POOR,
  trader: ({ t, view, who }) => bestAttack(view.hand) < GOOD && view.handSizes[opponentOf(t, who)] >= 3,
};

/** Is it better with the change this power makes to the two cards? */
function changes(view: View, who: Seat, power: string): boolean {
  const card = CARDS[view.chosen];
  return card?.type === "attack" && improves(view.table, sideOf(view.table, who) as Side, card.value, power);
}

/** What the cheaper of the two cards to fetch is worth, if somebody would take it. */
function lowestKeeper({ encounter, discard }: Table): number {
  const cards = encounter.shown.map(({ card }) => card).filter((card) => isKeeper(card) && discard.includes(card));
  return Math.min(...cards.map(worthOfCard));
}

function canSpareAttack({ hand }: View): boolean {
  return hand.length > ENOUGH_CARDS || attacksIn(hand).length > ENOUGH_ATTACKS;
}

/** Attacks in hand between the two that are shown; with the flare the own one does not matter. */
function between({ table: t, hand }: View, who: Seat): number[] {
  const side = sideOf(t, who) as Side;
  const mine = hand.includes(flareOf("fodder")) ? -1 : t.encounter.shown[side].value;
  const theirs = t.encounter.shown[otherSide(side)].value;
  return attacksIn(hand).filter((card) => CARDS[card].value > mine && CARDS[card].value < theirs);
}
