/** What a sensible player thinks about the questions of single powers. Where it has no opinion it answers at random. */
import { CARDS, cardOf, planetOf, shipsOn, type View } from "@hypergate/cosmic";
import type { OneQuestion, Ref } from "@hypergate/kernel";

type Opinion = (question: OneQuestion, view: View) => Ref | undefined;

const OPINIONS: Readonly<Record<string, Opinion>> = {
  /** Walls are built of the card one misses least, at home, where most ships stand. */
  "citadel/card": ({ options }) => most(options, (ref) => -CARDS[cardOf(ref)].value),
  "citadel/planet": ({ options, who }, { table: t }) =>
    most(options, (ref) => (t.homeOf[planetOf(ref)] === who ? 1 + shipsOn(t, planetOf(ref), who) : 0)),
  /** The truth cannot be punished, and is doubted often enough. */
  "gambler/state": ({ options }, { chosen }) =>
    options.find((ref) => chosen >= 0 && ref === `name/${CARDS[chosen].name}`),
  /** It is asked about a weak card only, so the ships are better off elsewhere. */
  "amoeba/how": ({ options }) => options.find((ref) => ref === "word/withdraw"),
};

export function opinionOn(question: OneQuestion, view: View): Ref | undefined {
  return OPINIONS[question.key]?.(question, view);
}

/** Something is claimed that is too good to be true. */
export function isDoubtful(claim: string): boolean {
  return Number(/^name\/attack-(\d+)$/.exec(claim)?.[1] ?? 0) >= 20;
}

function most(options: readonly Ref[], worth: (ref: Ref) => number): Ref {
  return options.reduce((best, ref) => (worth(ref) > worth(best) ? ref : best));
}
