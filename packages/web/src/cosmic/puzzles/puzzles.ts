/** The puzzles of Cosmic Encounter, the easier ones first. */
import type { Puzzles } from "../../game/puzzle.ts";
import { ATTACKS } from "./attacks.ts";
import { GOALS } from "./goals.ts";
import { OTHERS } from "./others.ts";

export const puzzles: Puzzles = {
  game: "cosmic",
  all: [...ATTACKS, ...OTHERS],
  goals: GOALS,
  pictureOf: ({ document, seat }) => (document.set as { readonly aliens: readonly string[] }).aliens[seat],
};
