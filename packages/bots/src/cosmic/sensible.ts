/**
 * A decent player of Cosmic Encounter. It sees its view and the question, aims where it can win, counts ships, cards and
 * what powers make of them, invites and joins with a reason, deals fairly, and knows what each power and card is for.
 */
import { CARDS, cardOf, playerOf, type Side, sideOf, type View } from "@hypergate/cosmic";
import {
  type Bot,
  type ConfirmQuestion,
  type NumberQuestion,
  type OneQuestion,
  type Question,
  type Ref,
  type Rng,
  randomAnswer,
  seeded,
  type Value,
} from "@hypergate/kernel";
import { answersBy } from "./advice.ts";
import { ADVICE } from "./aliens/index.ts";
import { joinOrNot } from "./alliances.ts";
import { best } from "./best.ts";
import { answerDeal } from "./dealing.ts";
import { bestAttack, bestCard, POOR, threat } from "./judge.ts";
import { opinionOn } from "./opinions.ts";
import { pick } from "./picking.ts";
import { answerBoost, answerWindow } from "./responses.ts";
import { spread } from "./ships.ts";
import { aim, ownColour, worthAttacking } from "./targets.ts";

type Look = () => View;

const NUMBERS = answersBy(ADVICE, ({ number }) => number);
const CONFIRMS = answersBy(ADVICE, (advice) => advice.confirm);

export function sensible(seed: string): Bot<View> {
  const rng = seeded(seed);
  return (question, look) => decide(question, look, rng);
}

function decide(question: Question, look: Look, rng: Rng): Value {
  switch (question.kind) {
    case "one":
      return question.key.startsWith("window/")
        ? answerWindow(question, look(), rng)
        : chooseOne(question, look(), rng);
    case "some":
      return pick(question, look()) ?? randomAnswer(question, rng);
    case "number":
      return chooseNumber(question, look());
    case "spread":
      return spread(question, look());
    case "deal":
      return answerDeal(question, look());
    case "confirm":
      return confirm(question, look(), rng);
    case "order":
      return [...question.options];
  }
}

function chooseOne(question: OneQuestion, view: View, rng: Rng): Ref {
  const { options, who } = question;
  const t = view.table;
  switch (question.key) {
    case "launch/aim":
      return aim(view, who, options);
    case "destiny/wild":
      return best(options, (ref) => worthAttacking(view, who, playerOf(ref)));
    case "destiny/own":
      return ownColour(question, view);
    case "planning/select":
      return CARDS[bestCard(view, sideOf(t, who) as Side, options.map(cardOf))].ref;
    case "alliance/answer":
      return joinOrNot(question, view);
    case "boost":
      return answerBoost(question, view);
    default:
      return opinionOn(question, view) ?? generic(question, view, rng);
  }
}

/** A question of some power without an opinion of its own: players far ahead are hit, otherwise anything. */
function generic(question: OneQuestion, { table: t }: View, rng: Rng): Ref {
  const { options, who } = question;
  if (options.every((ref) => ref.startsWith("player/"))) return best(options, (ref) => threat(t, who, playerOf(ref)));
  return randomAnswer(question, rng) as Ref;
}

function chooseNumber(question: NumberQuestion, view: View): number {
  const { key, min, max, who } = question;
  if (key === "rewards/ships") return view.table.warp[who] > 3 ? max : min;
  // A card with the second back may be a rift.
  if (key === "cards/backs") return min;
  return NUMBERS.get(key)?.(question, view) ?? max;
}

function confirm(question: ConfirmQuestion, view: View, rng: Rng): boolean {
  switch (question.key) {
    case "turn/again":
      return bestAttack(view.hand) >= POOR;
    case "ships/flagship":
    case "ships/jumper":
    case "ships/salvage":
    case "ships/morphed":
      return bringsAlong(question, view);
    case "planning/from-sheet":
    case "deal/seal":
    case "coldsleep-ship/at-once":
      return true;
    default:
      return CONFIRMS.get(question.key)?.(question, view, rng) ?? (randomAnswer(question, rng) as boolean);
  }
}

/** A special ship is the first to leave the warp and goes along into an encounter; where ships are lost it is not among them. */
function bringsAlong({ key, who }: ConfirmQuestion, { table: t }: View): boolean {
  const kind = key.slice("ships/".length);
  const { phase } = t.encounter;
  const isInWarp = t.specials.some((ship) => ship.seat === who && ship.kind === kind && ship.at === "place/warp");
  return isInWarp || phase === "launch" || phase === "alliance";
}
