/** What things are called in scenario files. */
import type { Ref } from "@hypergate/kernel";
import { oneOf, type SeatNames, word } from "@hypergate/kernel/scenario";
import { CARD_REF, cardNamed, cardOf, DESIGN, DESIGNS, SAME } from "../cards.ts";
import { FIRST_GOALS, goalNames, MOST_GOALS } from "../goal-ids.ts";
import { SETTING_NAMES } from "../settings.ts";
import { questions } from "../texts/questions.ts";

const CARD_NAMES: readonly string[] = [
  ...new Set([...CARD_REF.map(plain), ...DESIGNS.map(({ id }) => id), ...DESIGNS.map(({ name }) => name)]),
];

export const CARD = oneOf(
  word("card", () => CARD_NAMES),
  { is: "pattern", kind: "card", pattern: "^card/" },
);
export const GOAL = word("goal", () => [...FIRST_GOALS, ...MOST_GOALS, ...goalNames()]);
export const SETTING = word("setting", () => SETTING_NAMES);
export const QUESTION = word("question", () => Object.keys(questions));
export const REST = word("rest", () => ["rest"]);

function plain(ref: Ref): string {
  return ref.slice(ref.indexOf("/") + 1);
}

/** The id of the design that a card's name means. */
export function designNamed(name: string): string | undefined {
  const card = cardNamed(name.replace(/^good\//, "")) ?? cardNamed(plain(name));
  return card === undefined ? undefined : DESIGN[card].id;
}

/** All names of a thing, the usual one first. A card may be named without saying which copy, or as another copy. */
export function called(ref: Ref, seats: SeatNames): readonly string[] {
  const bare = plain(ref);
  const card = cardOf(ref);
  if (card !== undefined) {
    const copies = CARD_REF.filter((_, other) => SAME[other] === SAME[card]);
    return [DESIGN[card].id, ref, DESIGN[card].name, ...copies, ...copies.map(plain)];
  }
  return ref.startsWith("player/") ? [bare, seats[Number(bare)] ?? bare, ref] : [bare, ref];
}
