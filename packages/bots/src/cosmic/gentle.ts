/**
 * A beginner at Cosmic Encounter. It shows its strongest card at once, aims at any planet, brings everybody along and goes
 * along with everybody, whoever may win by that, forgets the cards it could answer with, and takes the first deal that is
 * not a disaster. What it has no habit for it answers as a sensible player does.
 */
import { CARDS, cardOf, type View } from "@hypergate/cosmic";
import {
  type Bot,
  below,
  type OneQuestion,
  type Question,
  type Ref,
  type Rng,
  type SomeQuestion,
  type SpreadQuestion,
  seeded,
  type Value,
} from "@hypergate/kernel";
import type { Character } from "../characters.ts";
import { best } from "./best.ts";
import { answerDeal } from "./dealing.ts";
import { largestFirst } from "./fleets.ts";
import { sensible } from "./sensible.ts";
import { tempered } from "./tempered.ts";

/** How often each habit shows, in percent. */
const OFTEN = {
  strongest: 60,
  anywhere: 50,
  everybody: 85,
  along: 70,
  forgets: 60,
  alone: 40,
  all: 50,
  deal: 70,
} as const;
/** What a beginner asks in a deal, against a sensible player. */
const MODEST = -0.4;
const PASS: Ref = "word/pass";

export function gentle(seed: string, character?: Character): Bot<View> {
  const plain = character === undefined ? sensible(seed) : tempered(seed, character);
  const rng = seeded(`${seed} habits`);
  return (question, look) => habit(question, look, rng) ?? plain(question, look);
}

function habit(question: Question, look: () => View, rng: Rng): Value | undefined {
  switch (question.kind) {
    case "one":
      return chooseOne(question, rng);
    case "some":
      return invite(question, rng);
    case "spread":
      return fleet(question, look, rng);
    case "deal":
      return shows(rng, "deal") ? answerDeal(question, look(), MODEST) : undefined;
    case "confirm":
      return question.key === "turn/again" ? true : undefined;
    default:
      return undefined;
  }
}

function shows(rng: Rng, habitName: keyof typeof OFTEN): boolean {
  return below(rng, 100) < OFTEN[habitName];
}

function chooseOne({ key, options }: OneQuestion, rng: Rng): Ref | undefined {
  if (key.startsWith("window/")) return options.includes(PASS) && shows(rng, "forgets") ? PASS : undefined;
  switch (key) {
    case "planning/select":
      return shows(rng, "strongest") ? best(options, (ref) => strengthOf(ref)) : undefined;
    case "launch/aim":
    case "destiny/wild":
      return shows(rng, "anywhere") ? options[below(rng, options.length)] : undefined;
    case "alliance/answer":
      return options.includes("word/offense") && shows(rng, "along") ? "word/offense" : undefined;
    default:
      return undefined;
  }
}

function strengthOf(ref: Ref): number {
  const { type, value } = CARDS[cardOf(ref)];
  return type === "attack" ? value : -1;
}

function invite({ key, options }: SomeQuestion, rng: Rng): Ref[] | undefined {
  if (key === "alliance/invite-offense") return shows(rng, "everybody") ? [...options] : undefined;
  return key === "alliance/invite-defense" && shows(rng, "alone") ? [] : undefined;
}

/** All that may go, or as few as possible. */
function fleet(question: SpreadQuestion, look: () => View, rng: Rng): Value | undefined {
  if (question.key !== "launch/ships" && question.key !== "alliance/ships") return undefined;
  return largestFirst(question, look().table, shows(rng, "all") ? question.max : question.min);
}
