import type { Advice } from "../advice.ts";
import { doubts, stated } from "../bluffing.ts";
import { chanceWithChosen, chosenValue } from "../judge.ts";

const SAFE = 0.85;

export const gambler: Advice = {
  wild: ({ view, who }) => chosenValue(view) > 0 && chanceWithChosen(view, who) < SAFE,
  /** The truth is told whenever it wins. */
  super: ({ view, who }) => chanceWithChosen(view, who) === 1,
  one: { state: stated },
  number: { spread: ({ max }) => Math.min(max, 4) },
  confirm: { challenge: doubts },
};
