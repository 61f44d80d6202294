/** Questions for some of several things: cards to take, to keep, to give away; players to hit. */
import { CARDS, cardOf, playerOf, type Side, sideOf, type View } from "@hypergate/cosmic";
import type { Ref, SomeQuestion } from "@hypergate/kernel";
import { inviteToOffense } from "./alliances.ts";
import { isKeeper, worthOfCard } from "./judge.ts";
import { chanceToWin, outlookOf } from "./outlook.ts";
import { cardsToWin } from "./plans.ts";

type Pick = (question: SomeQuestion, view: View) => Ref[];

const PICKS: Readonly<Record<string, Pick>> = {
  "alliance/invite-offense": inviteToOffense,
  "alliance/invite-defense": ({ options }) => [...options],
  "barbarian/discard": poorest,
  "barbarian/loot": keepers,
  "chosen/card": chosenCard,
  "chosen/keep": ({ options }) => [...options],
  "compensation/take": (question) => byWorth(question).reverse().slice(0, question.max),
  "cudgel/whom": ({ options }) => [...options],
  "enigma-device/discard": poorest,
  "fodder/cards": toWin,
  "force-field/allies": ({ options, who }, { table: t }) => {
    const enemies = options.filter((ref) => t.encounter.ally[playerOf(ref)] !== sideOf(t, who));
    return enemies.length > 0 ? enemies : [options[0]];
  },
  "hacker/give": poorest,
  "miser/keep": (question) => byWorth(question).reverse().slice(0, question.max),
  "mite/keep": keepers,
  "mutant/discard": poorest,
  "reserve/cards": toWin,
  "vacuum-turbines/keep": keepers,
};

/** Cards of little worth go where no more is said, and as few as possible. */
export function pick(question: SomeQuestion, view: View): Ref[] | undefined {
  const own = PICKS[question.key];
  if (own !== undefined) return own(question, view);
  if (question.options.every((ref) => ref.startsWith("card/"))) return byWorth(question).slice(0, question.min);
  return undefined;
}

/** The least worth first. */
function byWorth({ options }: SomeQuestion): Ref[] {
  return [...options].sort((a, b) => worthOfCard(cardOf(a)) - worthOfCard(cardOf(b)));
}

/** All that one likes to have, as far as allowed. */
function keepers(question: SomeQuestion): Ref[] {
  const wanted = byWorth(question).filter((ref) => isKeeper(cardOf(ref)));
  return atLeast(question, wanted.reverse(), byWorth(question).reverse());
}

/** All that one would not miss, as far as allowed. */
function poorest(question: SomeQuestion): Ref[] {
  const poor = byWorth(question).filter((ref) => !isKeeper(cardOf(ref)));
  return atLeast(question, poor, byWorth(question));
}

function atLeast({ min, max }: SomeQuestion, wanted: readonly Ref[], all: readonly Ref[]): Ref[] {
  return wanted.length >= min ? wanted.slice(0, max) : all.slice(0, min);
}

function toWin(question: SomeQuestion, view: View): Ref[] {
  const cards = cardsToWin(view, question.who, question.options.map(cardOf)).map((card) => CARDS[card].ref);
  return atLeast(question, cards, byWorth(question));
}

/** The drawn card that gives the best chance, if one is better than what lies there. */
function chosenCard({ options, who }: SomeQuestion, { table: t }: View): Ref[] {
  const side = sideOf(t, who) as Side;
  const shown = t.encounter.shown[side];
  const outlook = outlookOf(t, side);
  const now = shown.type === "attack" ? chanceToWin(outlook, shown.value) : 0;
  const value = (ref: Ref) => {
    const card = CARDS[cardOf(ref)];
    const isAdded = shown.type === "attack" && !outlook.lowestWins;
    return card.type === "attack"
      ? chanceToWin(outlook, card.value + (isAdded ? shown.value : 0)) + card.value / 1000
      : 0;
  };
  const [top] = [...options].sort((a, b) => value(b) - value(a));
  return value(top) > now ? [top] : [];
}
