/** What to do when something may be answered: with the own power, an artifact, a flare, a reinforcement. */
import {
  CARDS,
  cardOf,
  DEFENSE,
  OFFENSE,
  otherSide,
  playerOf,
  type Side,
  sideOf,
  type Table,
  totalOf,
  type View,
} from "@hypergate/cosmic";
import { below, type OneQuestion, type Ref, type Rng } from "@hypergate/kernel";
import { isBehind, isClose, leads } from "./judge.ts";

/** With more cards than this one can be spared. */
const ENOUGH_CARDS = 6;
const PASS: Ref = "word/pass";

export function answerWindow(question: OneQuestion, view: View, rng: Rng): Ref {
  for (const ref of question.options) {
    if (ref === PASS) continue;
    if (wants(question, ref, view, rng)) return ref;
  }
  return PASS;
}

function wants(question: OneQuestion, ref: Ref, view: View, rng: Rng): boolean {
  if (ref.startsWith("power/")) return wantsPower(question, ref, view);
  if (ref.startsWith("word/")) return ref === "word/show-sheet";
  const card = ref.startsWith("card/") ? CARDS[cardOf(ref)] : undefined;
  if (card === undefined) return below(rng, 2) === 0;
  if (card.type === "reinforcement") return wantsReinforcement(question, view, card.value);
  const test = ARTIFACTS[card.name];
  return test !== undefined ? test(view.table, question, view) : below(rng, 2) === 0;
}

/** Powers that change a comparison are for those behind; others are used whenever they can be. */
function wantsPower(question: OneQuestion, _ref: Ref, view: View): boolean {
  const t = view.table;
  if (question.key === "window/reveal.change") return isBehind(t, question.who);
  if (question.key === "window/planning.selected") return weakCard(view, question.who);
  if (question.key === "window/destiny.final") return view.hand.length > ENOUGH_CARDS;
  if (question.key === "window/alliance.answer") return !isClose(t, t.encounter.offense);
  return true;
}

/** The own card is not one to be proud of. */
function weakCard(view: View, who: number): boolean {
  const side = sideOf(view.table, who);
  if (side === -1) return true;
  const card = view.chosen >= 0 ? CARDS[view.chosen] : undefined;
  return card === undefined || card.type !== "attack" || card.value < 8;
}

/** A reinforcement is played only if it turns the encounter. */
function wantsReinforcement(question: OneQuestion, view: View, value: number): boolean {
  const t = view.table;
  const side = sideOf(t, question.who) as Side;
  if (leads(t, side)) return false;
  const gap = totalOf(t, otherSide(side)).sum - totalOf(t, side).sum;
  return side === DEFENSE ? value >= gap : value > gap;
}

type Test = (t: Table, question: OneQuestion, view: View) => boolean;

/** When each artifact is worth playing. */
const ARTIFACTS: Readonly<Record<string, Test>> = {
  "cosmic-zap": (t, question) => isEnemy(t, question),
  "card-zap": (t, question) => isEnemy(t, question),
  "emotion-control": (t, { who }) => sideOf(t, who) !== -1 && t.encounter.ally[who] === -1 && isBehind(t, who),
  "force-field": (t, { who }) =>
    sideOf(t, who) !== -1 && t.encounter.ally.some((side) => side !== -1 && side !== sideOf(t, who)),
  "ionic-gas": (t, { who }) =>
    t.encounter.winner === sideOf(t, who) && t.encounter.shown.some((shown) => shown.type === "negotiate"),
  "mobius-tubes": (t, { who }) => t.warp[who] >= 3,
  plague: (t, { who }) => t.players.some((_, seat) => seat !== who && isClose(t, seat)),
  quash: (t, { who }) => who !== t.encounter.offense && who !== t.encounter.defense && isClose(t, t.encounter.offense),
};

/** Somebody on the other side, or about to win, does something to those on mine. */
function isEnemy(t: Table, { who, params }: OneQuestion): boolean {
  const actor = playerOf(String(params?.player ?? ""));
  if (actor < 0 || actor === who) return false;
  const mine = sideOf(t, who);
  if (mine === -1) return isClose(t, actor);
  const theirs = sideOf(t, actor);
  return theirs !== -1 && theirs !== mine && t.encounter.phase !== "regroup" && (mine === OFFENSE || mine === DEFENSE);
}
