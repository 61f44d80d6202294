/** The answers worth thinking through. */
import type { Question, Ref, Rng, SomeQuestion, Value } from "@hypergate/kernel";
import type { View } from "@hypergate/race";
import { sensibleAnswer } from "../sensible.ts";
import { callChances, drawn } from "./calls.ts";
import { answerOf, choicesAt } from "./choices.ts";
import type { Judge } from "./judge.ts";
import { rate } from "./quick.ts";

/** Options of one question that are thought through. */
const MOST_OPTIONS = 10;
/** Cards that may take the place of the last one that is chosen. */
const SWAPS = 4;
/** If there are no more sets than this, all of them are thought through. */
const MOST_SETS = 15;

/** The likeliest choices of actions, the likeliest first. */
export function likelyChoices(judge: Judge, view: View, most: number): Value[] {
  const { from } = choicesAt(view.table);
  const chances = callChances(judge, view)[view.viewer as number];
  const order = Array.from(chances, (_, i) => i).sort((a, b) => chances[b] - chances[a]);
  return order.slice(0, most).map((i) => answerOf(from + i));
}

/** A choice of actions drawn by how likely it is, the likely ones more often than that. */
export function drawChoice(judge: Judge, view: View, rng: Rng): Value {
  const chances = callChances(judge, view)[view.viewer as number];
  const all = chances.reduce((sum, chance) => sum + chance * chance, 0);
  for (let i = 0; i < chances.length; i++) chances[i] *= chances[i] / all;
  return answerOf(choicesAt(view.table).from + drawn(chances, rng));
}

/** Candidates for any other question, the one that would be given without a look ahead first. */
export function candidatesFor(judge: Judge, question: Question, view: View): Value[] {
  if (question.kind === "one") return optionsOf(judge, question, view);
  if (question.kind === "some") return sets(judge, question, view);
  return [sensibleAnswer(question, view)];
}

function optionsOf(judge: Judge, question: Question & { readonly kind: "one" }, view: View): Value[] {
  const rated = rate(judge, question, view);
  if (rated !== undefined && rated.length === question.options.length)
    return rated
      .sort((a, b) => b.worth - a.worth)
      .slice(0, MOST_OPTIONS)
      .map(({ value }) => value);
  const first = (rated?.[0].value ?? sensibleAnswer(question, view)) as Ref;
  return [first, ...question.options.filter((ref) => ref !== first)].slice(0, MOST_OPTIONS);
}

/** A set of cards, and others: all there are, or those in which one or two cards are exchanged. */
function sets(judge: Judge, question: SomeQuestion, view: View): Value[] {
  const { options, min, max } = question;
  const rated = rate(judge, question, view);
  const first = (rated?.[0].value ?? sensibleAnswer(question, view)) as readonly Ref[];
  if (rated !== undefined && min === max && countSets(options.length, min) <= MOST_SETS)
    return [first, ...allSets(options, min).filter((set) => !set.every((ref) => first.includes(ref)))];
  const others = rated?.[0].spare ?? options.filter((ref) => !first.includes(ref));
  const found: Value[] = [first];
  if (first.length > 0) {
    for (const other of others.slice(0, SWAPS)) found.push([...first.slice(0, -1), other]);
    if (first.length > 1 && others.length > 0) found.push([...first.slice(0, -2), first[first.length - 1], others[0]]);
    if (first.length > 1 && others.length > 1) found.push([...first.slice(0, -2), others[0], others[1]]);
  }
  return found.concat(sizes(question, first));
}

/** How many sets of `size` there are. */
function countSets(options: number, size: number): number {
  let n = 1;
  for (let i = 1; i <= size; i++) n = (n * (options - size + i)) / i;
  return n;
}

function allSets(options: readonly Ref[], size: number): Ref[][] {
  if (size === 0) return [[]];
  return options.flatMap((ref, i) => allSets(options.slice(i + 1), size - 1).map((rest) => [ref, ...rest]));
}

/** Where the number is free: none, and all. */
function sizes({ options, min, max }: SomeQuestion, first: readonly Ref[]): Value[] {
  if (min === max) return [];
  return [options.slice(0, min), options.slice(0, max)].filter((set) => set.length !== first.length);
}
