/** What to do when something may be answered: with the own power, an artifact, a flare, a technology, a reinforcement. */
import { active, CARDS, cardOf, playerOf, sideOf, type Table, type View } from "@hypergate/cosmic";
import { below, type OneQuestion, type Ref, type Rng } from "@hypergate/kernel";
import { SUPERS, turns, WILDS } from "./flares.ts";
import { isBehind, isClose } from "./judge.ts";
import { POWERS } from "./powers.ts";
import { TECHS } from "./techs.ts";
import { isAgainst, type Situation, type Wish } from "./wish.ts";

const PASS: Ref = "word/pass";
/** One in so many chances to accuse somebody of cheating is taken. */
const ACCUSATIONS = 12;

export function answerWindow(question: OneQuestion, view: View, rng: Rng): Ref {
  const { key, who, params } = question;
  const actor = params === undefined ? -1 : playerOf(String(params.player));
  const situation = { t: view.table, view, who, at: key, actor };
  for (const ref of question.options) if (ref !== PASS && wants(situation, ref, rng)) return ref;
  return PASS;
}

/** A super that may be played while its power is at work; nearly always it is worth it. */
export function answerBoost({ options, who, params, key }: OneQuestion, view: View): Ref {
  const [, alien] = String(params?.power).split("/");
  const situation = { t: view.table, view, who, at: key, actor: who };
  return SUPERS[alien](situation) ? options[options.length - 1] : PASS;
}

function wants(situation: Situation, ref: Ref, rng: Rng): boolean {
  if (ref.startsWith("power/")) return POWERS[powerIn(ref)]?.(situation) ?? true;
  if (ref.startsWith("tech/")) return TECHS[ref.slice("tech/".length)](situation);
  if (ref.startsWith("word/")) return ref === "word/show-sheet" || below(rng, ACCUSATIONS) === 0;
  const { t, who } = situation;
  const card = CARDS[cardOf(ref)];
  if (card.type === "reinforcement") return turns(t, who, card.value);
  if (card.flare === undefined) return ARTIFACTS[card.name](situation);
  return (active(t, who, card.flare) ? SUPERS : WILDS)[card.flare](situation);
}

/** The alien whose power it is; one with several uses at a window numbers them, `power/citadel.2`. */
function powerIn(ref: Ref): string {
  const dot = ref.indexOf(".");
  return ref.slice("power/".length, dot < 0 ? undefined : dot);
}

/** When each artifact is worth playing. */
const ARTIFACTS: Readonly<Record<string, Wish>> = {
  "cosmic-zap": isAgainst,
  "card-zap": isAgainst,
  "emotion-control": ({ t, who }) => sideOf(t, who) !== -1 && t.encounter.ally[who] === -1 && isBehind(t, who),
  "force-field": ({ t, who }) =>
    sideOf(t, who) !== -1 && t.encounter.ally.some((side) => side !== -1 && side !== sideOf(t, who)),
  "ionic-gas": ({ t, who }) =>
    t.encounter.winner === sideOf(t, who) && t.encounter.shown.some((shown) => shown.type === "negotiate"),
  "mobius-tubes": ({ t, who }) => t.warp[who] >= 3,
  plague: ({ t, who }) => t.players.some((_, seat) => seat !== who && isClose(t, seat)),
  quash: ({ t, who }) => who !== t.encounter.offense && who !== t.encounter.defense && isDealForTheWin(t),
};

function isDealForTheWin(t: Table): boolean {
  return isClose(t, t.encounter.offense) || isClose(t, t.encounter.defense);
}
