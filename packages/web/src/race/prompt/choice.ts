/** The questions of Race as choices that name their outcomes. */
import { type Language, optionsOf, type Params, type Question, type Ref } from "@hypergate/kernel";
import {
  type Card,
  COST,
  cardOf,
  DESIGN,
  defenseOf,
  handLimit,
  nameOf,
  type Player,
  playerName,
  priceOf,
  say,
  strengthFor,
  type View,
} from "@hypergate/race/client";
import type { Choice, Outcome } from "../../table/choice.ts";
import { type Draft, pickedIn } from "../../table/choosing.ts";
import type { TableState } from "../../table/feed.ts";
import type { Names } from "../../table/game-face.ts";
import { isWord } from "../../table/prompt-answers.tsx";
import { type MessageId, translate } from "../words/words.ts";
import { goWords } from "./go-words.ts";

interface Asked {
  readonly language: Language;
  readonly question: Question;
  readonly draft: Draft;
  readonly view: View;
  readonly me: Player | undefined;
  readonly names: Names;
  readonly isTurned: boolean;
}

export function choice(
  language: Language,
  state: TableState,
  question: Question,
  draft: Draft,
  names: Names,
  isTurned: boolean,
): Choice {
  const view = state.view as View;
  const me = typeof view.viewer === "number" ? view.table.players[view.viewer] : undefined;
  const asked: Asked = { language, question, draft, view, me, names, isTurned };
  const go = goWords(language, question, draft, isTurned);
  return {
    headline: headlineOf(asked),
    line: lineOf(asked),
    outcomes: outcomesOf(asked),
    ...(hasButtons(question) ? { buttons: optionsOf(question).filter((ref) => !isWord(ref)) } : {}),
    ...(go === undefined ? {} : { go: { does: go } }),
  };
}

/** Questions whose few options are ways, each with its own button. */
function hasButtons({ key }: Question): boolean {
  return key === "settle.way" || key === "develop.discount";
}

function word({ language }: Asked, id: MessageId, params: Params = {}): string {
  return translate(language, id, params);
}

function named({ language, names }: Asked, ref: unknown): string {
  return nameOf(language, String(ref), names);
}

/** How many are chosen, and from how many. */
function numbersOf({ question, draft }: Asked): Params {
  const n = question.kind === "some" ? question.max : 1;
  return { n, of: optionsOf(question).length, picked: pickedIn(draft), rest: optionsOf(question).length - n };
}

function headlineOf(asked: Asked): string {
  const { language, question, names, isTurned } = asked;
  const params = question.params ?? {};
  const numbers = numbersOf(asked);
  switch (question.key) {
    case "choose.action":
      return word(asked, "race.ask.action");
    case "choose.actions":
      return word(asked, "race.ask.actions");
    case "explore.keep":
      return word(asked, "race.ask.keep", numbers);
    case "develop.pay":
    case "settle.pay":
      return isTurned
        ? word(asked, "race.ask.payKeeping", { ...numbers, price: params.n, what: named(asked, params.card) })
        : say(language, question.key, params, names, question.who);
    case "start.discard":
    case "explore.discard":
    case "round.discard":
      return isTurned
        ? word(asked, "race.ask.keep", numbers)
        : say(language, question.key, params, names, question.who);
    default:
      return say(language, question.key, params, names, question.who);
  }
}

function lineOf(asked: Asked): string | undefined {
  const { question, isTurned, me, view } = asked;
  const numbers = numbersOf(asked);
  switch (question.key) {
    case "start.world":
      return word(asked, "race.start.why");
    case "start.discard":
      return word(asked, "race.start.discard");
    case "choose.action":
    case "choose.actions":
      return word(asked, "race.actions.why");
    case "explore.keep":
      return word(asked, "race.line.others", { n: numbers.rest });
    case "explore.discard":
      return isTurned ? word(asked, "race.line.others", { n: numbers.rest }) : word(asked, "race.explore.mix");
    case "develop.pick":
      return word(asked, hasThings(question) ? "race.develop.idle" : "race.develop.none");
    case "settle.pick":
    case "settle.second":
      return word(asked, hasThings(question) ? "race.settle.idle" : "race.settle.none");
    case "develop.pay":
    case "settle.pay": {
      const after = optionsOf(question).length - Number(question.params?.n);
      return isTurned ? word(asked, "race.line.paysRest") : word(asked, "race.line.pay", { ...numbers, after });
    }
    case "takeover.target":
      return word(asked, "race.takeover.ties");
    case "defense.tactics":
    case "defense.mercenaries":
      return attackLine(asked);
    case "consume.next":
      return word(asked, "race.consume.own");
    case "round.discard":
      return me === undefined ? undefined : word(asked, "race.limit.title", { n: handLimit(me.figures) });
    case "gamble.name":
      return word(asked, "race.gamble.odds");
    default:
      return question.kind === "some" && view !== undefined ? word(asked, "race.line.chosen", numbers) : undefined;
  }
}

function hasThings(question: Question): boolean {
  return optionsOf(question).some((ref) => !isWord(ref));
}

/** Who attacks which of one's worlds. */
function attackLine(asked: Asked): string | undefined {
  const { view, me, language, names, question } = asked;
  const attack = view.table.attacks.find((one) => one.owner === question.who && me?.tableau.includes(one.target));
  if (attack === undefined) return undefined;
  return word(asked, "race.takeover.yours", {
    who: playerName(language, attack.by, names),
    card: named(asked, `card/${attack.target}`),
  });
}

function outcomesOf(asked: Asked): Readonly<Record<Ref, Outcome>> {
  const { question, me } = asked;
  if (me === undefined) return {};
  if (question.key === "settle.way")
    return Object.fromEntries(optionsOf(question).map((way) => [way, wayTo(asked, me, way)]));
  if (question.key !== "develop.discount") return {};
  const { price, lower } = question.params ?? {};
  const pay = (n: unknown): Outcome["makes"] => word(asked, "race.way.pay", { n: Number(n) });
  return Object.fromEntries(
    optionsOf(question).map((ref) =>
      isWord(ref)
        ? [ref, { does: word(asked, "race.way.keep"), makes: pay(price) }]
        : [ref, { does: word(asked, "race.way.discard", { card: named(asked, ref) }), makes: pay(lower) }],
    ),
  );
}

/** Paying, conquering, or discarding a card of the tableau for it (7.9). */
function wayTo(asked: Asked, me: Player, way: Ref): Outcome {
  const world = cardOf(String(asked.question.params?.card));
  if (world === undefined) return { does: named(asked, way) };
  if (way === "word/pay")
    return { does: named(asked, way), makes: word(asked, "race.way.cards", { n: priceOf(me, world) }) };
  if (way === "word/conquer") return { does: named(asked, way), makes: duel(strengthFor(me, world), COST[world]) };
  const used = cardOf(way);
  const does = word(asked, "race.way.discard", { card: named(asked, way) });
  if (used === undefined) return { does };
  return isCloak(used)
    ? { does, makes: duel(strengthFor(me, world), defenseOf(world, used)) }
    : { does, makes: word(asked, "race.way.cards", { n: 0 }) };
}

function isCloak(card: Card): boolean {
  return DESIGN[card].powers?.some(({ does }) => does === "conquerPeacefulDiscardSelf") === true;
}

function duel(strength: number, defense: number): string {
  return `${strength} : ${defense}`;
}
