/**
 * A first decent player of Cosmic Encounter. It sees its view and the question, aims where it can win, counts ships and
 * cards, invites and joins with a reason, deals fairly, and uses its power and its cards when they help.
 */
import {
  CARDS,
  type CardNumber,
  cardOf,
  DEFENSE,
  OFFENSE,
  planetOf,
  playerOf,
  type Side,
  shipsOn,
  sideOf,
  type View,
} from "@hypergate/cosmic";
import {
  type Bot,
  type NumberQuestion,
  type OneQuestion,
  type Question,
  type Ref,
  type Rng,
  randomAnswer,
  type SomeQuestion,
  type SpreadQuestion,
  seeded,
  type Value,
} from "@hypergate/kernel";
import { answerDeal } from "./dealing.ts";
import { bestCard, chanceToWin, isClose, missing, shipTotal, targetWorth } from "./judge.ts";
import { isDoubtful, opinionOn } from "./opinions.ts";
import { answerWindow } from "./responses.ts";
import { homeFirst, largestFirst } from "./ships.ts";

type Look = () => View;

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
      return chooseSome(question, look(), rng);
    case "number":
      return chooseNumber(question, look());
    case "spread":
      return spread(question, look(), rng);
    case "deal":
      return answerDeal(question, look());
    case "confirm":
      return confirm(question, look(), rng);
    case "order":
      return randomAnswer(question, rng);
  }
}

function chooseOne(question: OneQuestion, view: View, rng: Rng): Ref {
  const { options, who } = question;
  const t = view.table;
  switch (question.key) {
    case "launch/aim":
      return best(options, (ref) => targetWorth(t, who, planetOf(ref), t.encounter.defense));
    case "destiny/wild":
      return best(options, (ref) => worthAttacking(view, who, playerOf(ref)));
    case "destiny/own":
      return (
        options.find((ref) => ref.startsWith("colony/")) ??
        options.find((ref) => ref.startsWith("planet/")) ??
        options[0]
      );
    case "planning/select":
      return CARDS[bestCard(view, sideOf(t, who) as Side, options.map(cardOf))].ref;
    case "alliance/answer":
      return joinOrNot(question, view);
    case "reveal/reinforce-side":
      return sideOf(t, who) === OFFENSE ? "word/offense" : "word/defense";
    case "boost":
      return options[options.length - 1];
    case "power/change":
      return options[0];
    default:
      return opinionOn(question, view) ?? generic(question, view, rng);
  }
}

/** A question of some power: cards of little worth go, players far ahead are hit, otherwise anything. */
function generic(question: OneQuestion, view: View, rng: Rng): Ref {
  const { options, who } = question;
  if (options.every((ref) => ref.startsWith("player/"))) {
    const t = view.table;
    return best(options, (ref) =>
      playerOf(ref) === who ? -9 : -missing(t, playerOf(ref)) - further(t.seats, who, playerOf(ref)),
    );
  }
  return randomAnswer(question, rng) as Ref;
}

/** Whom a player would rather attack: somebody with a weak planet, many colonies, few cards. */
function worthAttacking(view: View, me: number, seat: number): number {
  const t = view.table;
  let weakest = 99;
  for (let planet = 0; planet < t.homeOf.length; planet++)
    if (t.homeOf[planet] === seat && shipsOn(t, planet, me) === 0)
      weakest = Math.min(weakest, shipsOn(t, planet, seat));
  return -weakest - view.handSizes[seat] * 0.2 - missing(t, seat) * 0.3 - further(t.seats, me, seat);
}

/** Among equals the one nearest clockwise, so that no seat is everybody's first choice. */
function further(seats: number, me: number, seat: number): number {
  return ((seat - me + seats) % seats) / 1000;
}

/** Joins the offense for a colony if it looks like winning, the defense to stop one who is about to win. */
function joinOrNot(question: OneQuestion, view: View): Ref {
  const { options, who } = question;
  const t = view.table;
  const { offense } = t.encounter;
  const mayAttack = options.includes("word/offense");
  const mayDefend = options.includes("word/defense");
  const lead = shipTotal(t, OFFENSE) - shipTotal(t, DEFENSE);
  if (isClose(t, offense) && !isClose(t, who)) return mayDefend ? "word/defense" : "word/decline";
  const fresh = shipsOn(t, t.encounter.planet, who) === 0 && t.homeOf[t.encounter.planet] !== who;
  if (mayAttack && fresh && lead >= -1) return "word/offense";
  return mayDefend && lead <= 1 ? "word/defense" : "word/decline";
}

function chooseSome(question: SomeQuestion, view: View, rng: Rng): Ref[] {
  const { options, key, who } = question;
  const t = view.table;
  if (key === "alliance/invite-offense") return options.filter((ref) => !isClose(t, playerOf(ref)) || isClose(t, who));
  if (key === "alliance/invite-defense") return [...options];
  if (options.every((ref) => ref.startsWith("card/")))
    return [...options].sort((a, b) => worthOfCard(cardOf(a)) - worthOfCard(cardOf(b))).slice(0, question.min);
  return randomAnswer(question, rng) as Ref[];
}

/** What a card is worth to keep. */
export function worthOfCard(card: CardNumber): number {
  const { type, value } = CARDS[card];
  if (type === "attack") return value;
  if (type === "negotiate") return 3;
  return type === "reinforcement" ? 4 + value : 9;
}

function chooseNumber(question: NumberQuestion, view: View): number {
  if (question.key !== "rewards/ships") return question.max;
  return view.table.warp[question.who] > 3 ? question.max : question.min;
}

function confirm(question: Question, view: View, rng: Rng): boolean {
  if (question.key === "turn/again")
    return view.hand.some((card) => CARDS[card].type === "attack" && CARDS[card].value >= 6);
  if (question.key === "gambler/challenge") return isDoubtful(String(question.params?.card));
  return randomAnswer(question, rng) as boolean;
}

function spread(question: SpreadQuestion, view: View, rng: Rng): Value {
  const t = view.table;
  switch (question.key) {
    case "launch/ships":
      return largestFirst(question, t, Math.min(question.max, 4));
    case "alliance/ships":
      return largestFirst(question, t, helpers(view, question.who, question.max));
    case "ships/return":
      return homeFirst(question, t);
    case "ships/lose":
    case "deal/penalty":
      return largestFirst(question, t, question.min);
    case "deal/settle":
    case "destiny/settle":
      return largestFirst(question, t, Math.max(question.min, Math.min(2, question.max)));
    default:
      return question.min > 0 || question.max > 0
        ? largestFirst(question, t, Math.max(question.min, 1))
        : randomAnswer(question, rng);
  }
}

/** One ship is enough for a colony; more only if they may decide the matter. */
function helpers(view: View, who: number, max: number): number {
  const t = view.table;
  const side = t.encounter.invited[who] === 2 ? DEFENSE : OFFENSE;
  return Math.min(max, chanceToWin(t, side, 10) > 0.75 ? 1 : 2);
}

function best(options: readonly Ref[], worth: (ref: Ref) => number): Ref {
  let pick = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const ref of options) {
    const n = worth(ref);
    if (n > most) {
      most = n;
      pick = ref;
    }
  }
  return pick;
}
