/** Cards picked from several. */
import { CARDS, cardOf, type View } from "@hypergate/cosmic";
import type { Ref, SomeQuestion } from "@hypergate/kernel";
import { isKeeper, isLoot, isRift, worthOfCard } from "./judge.ts";
import { cardsToWin } from "./plans.ts";

/** The least worth first. */
export function byWorth({ options }: SomeQuestion): Ref[] {
  return [...options].sort((a, b) => worthOfCard(cardOf(a)) - worthOfCard(cardOf(b)));
}

/** All that one likes to have, as far as allowed. */
export function keepers(question: SomeQuestion): Ref[] {
  const wanted = byWorth(question).filter((ref) => isKeeper(cardOf(ref)));
  return atLeast(question, wanted.reverse(), byWorth(question).reverse());
}

/** The same of cards that come out of another hand: rifts would go off. */
export function loot(question: SomeQuestion): Ref[] {
  const best = takenByWorth(question);
  return atLeast(
    question,
    best.filter((ref) => isLoot(cardOf(ref))),
    best,
  );
}

/** Cards of another hand, the most welcome first and rifts last. */
export function takenByWorth(question: SomeQuestion): Ref[] {
  const best = byWorth(question).reverse();
  return [...best.filter((ref) => !isRift(cardOf(ref))), ...best.filter((ref) => isRift(cardOf(ref)))];
}

/** Own cards that somebody takes, the least welcome first: rifts go off there. */
export function paidByWorth(question: SomeQuestion): Ref[] {
  return takenByWorth(question).reverse();
}

/** All that one would not miss, as far as allowed. */
export function poorest(question: SomeQuestion): Ref[] {
  const poor = byWorth(question).filter((ref) => !isKeeper(cardOf(ref)));
  return atLeast(question, poor, byWorth(question));
}

function atLeast({ min, max }: SomeQuestion, wanted: readonly Ref[], all: readonly Ref[]): Ref[] {
  return wanted.length >= min ? wanted.slice(0, max) : all.slice(0, min);
}

/** As few as win the encounter. */
export function toWin(question: SomeQuestion, view: View): Ref[] {
  const cards = cardsToWin(view, question.who, question.options.map(cardOf)).map((card) => CARDS[card].ref);
  return atLeast(question, cards, byWorth(question));
}
