import {
  CARDS,
  type CardNumber,
  DEFENSE,
  flareOf,
  OFFENSE,
  otherSide,
  planetOf,
  type Side,
  shipsOn,
  sideOf,
  type Table,
  type View,
} from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { toWin } from "../hand-picks.ts";
import { attacksIn, leads } from "../judge.ts";
import { cardsToWin } from "../plans.ts";

export const fodder: Advice = {
  power: ({ view, who }) => cardsToWin(view, who, between(view, who)).length > 0,
  wild: ({ t, who }) => lateSide(t, who) !== undefined,
  one: {
    side: ({ options, who }, { table: t }) =>
      options.find((ref) => ref === (lateSide(t, who) === OFFENSE ? "word/offense" : "word/defense")),
    planet: ({ options, who }, { table: t }) => best(options, (ref) => shipsOn(t, planetOf(ref), who)),
  },
  some: { cards: toWin },
};

/** Attacks in hand between the two that are shown; with the flare the own one does not matter. */
function between({ table: t, hand }: View, who: Seat): CardNumber[] {
  const side = sideOf(t, who) as Side;
  const mine = hand.includes(flareOf("fodder")) ? -1 : t.encounter.shown[side].value;
  const theirs = t.encounter.shown[otherSide(side)].value;
  return attacksIn(hand).filter((card) => CARDS[card].value > mine && CARDS[card].value < theirs);
}

/** A player who declined joins the side that invited it and is winning. */
function lateSide(t: Table, who: Seat): Side | undefined {
  const bits = t.encounter.invited[who];
  if ((bits & 1) !== 0 && leads(t, OFFENSE)) return OFFENSE;
  return (bits & 2) !== 0 && leads(t, DEFENSE) ? DEFENSE : undefined;
}
