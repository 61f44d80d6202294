/** What to do when something may be answered: with the own power, an artifact, a flare, a technology, a reinforcement. */
import {
  type ArtifactId,
  active,
  CARDS,
  cardOf,
  fromCards,
  mainPlayer,
  otherSide,
  planetOf,
  playerOf,
  type Side,
  sideOf,
  type Table,
  type View,
} from "@hypergate/cosmic";
import { below, type OneQuestion, type Ref, type Rng } from "@hypergate/kernel";
import { SUPERS, WILDS } from "./flares.ts";
import { isBehind, isClose, worthOfCard } from "./judge.ts";
import { isLowBetter } from "./outlook.ts";
import { POWERS } from "./powers.ts";
import { needsRebirth, reinforcementWins, shootsShip, swapsGains, wantsRewardCard } from "./reward-cards.ts";
import { TECHS } from "./techs.ts";
import { isAgainst, type Situation, type Wish, wishes, wishFor } from "./wish.ts";
import { zaps } from "./zaps.ts";

const PASS: Ref = "word/pass";
/** One in so many chances to accuse somebody of cheating is taken. */
const ACCUSATIONS = 12;

export function answerWindow(question: OneQuestion, view: View, rng: Rng): Ref {
  const { key, who, params } = question;
  const actor = params?.player === undefined ? -1 : playerOf(String(params.player));
  const situation = { t: view.table, view, who, at: key, actor, power: powerNamed(question) };
  for (const ref of question.options) if (ref !== PASS && wants(situation, ref, rng)) return ref;
  return PASS;
}

/** A super that may be played while its power is at work; nearly always it is worth it. */
export function answerBoost(question: OneQuestion, view: View): Ref {
  const { options, who, key } = question;
  const power = powerNamed(question);
  const situation = { t: view.table, view, who, at: key, actor: who, power };
  return wishes(SUPERS, power, situation) ? options[options.length - 1] : PASS;
}

/** Whether to do what an option names. */
type Response = (situation: Situation, rng: Rng) => boolean;

/** By option; each is found out once. */
const RESPONSES = new Map<Ref, Response>();
fromCards(() => RESPONSES.clear());

function wants(situation: Situation, ref: Ref, rng: Rng): boolean {
  let response = RESPONSES.get(ref);
  if (response === undefined) {
    response = responseTo(ref);
    RESPONSES.set(ref, response);
  }
  return response(situation, rng);
}

function responseTo(ref: Ref): Response {
  if (ref.startsWith("power/")) return wishFor(POWERS, powerIn(ref));
  if (ref.startsWith("tech/")) return wishFor(TECHS, ref.slice("tech/".length));
  if (ref.startsWith("word/")) return WORDS[ref] ?? accuses;
  const { n, type, artifact, flare } = CARDS[cardOf(ref)];
  if (type === "reinforcement") return (situation) => reinforcementWins(situation, n);
  if (artifact !== undefined) return ARTIFACTS[artifact];
  if (flare === undefined) return (situation) => wantsRewardCard(situation, n);
  const [asSuper, asWild] = [wishFor(SUPERS, flare), wishFor(WILDS, flare)];
  return (situation) => (active(situation.t, situation.who, flare) ? asSuper : asWild)(situation);
}

function accuses(_situation: Situation, rng: Rng): boolean {
  return below(rng, ACCUSATIONS) === 0;
}

/** Where ships of an offense or an ally are in the encounter. */
const IN_ENCOUNTER: readonly Ref[] = ["place/gate", "place/dock"];
/** A card for which the tractor beam is worth using. */
const WORTH_A_BEAM = 15;

/** What is open to all, and when it is worth it. */
const WORDS: Readonly<Record<Ref, Wish>> = {
  "word/show-sheet": () => true,
  // At the last moment for it, when all know which total wins.
  "word/flagship-bonus": ({ t, at }) => at === "window/reveal.reinforce" && !isLowBetter(t),
  "word/mark-jumper": () => true,
  "word/mark-salvage": () => true,
  "word/jump": isLost,
  "word/fetch-visitors": () => true,
  "word/beam": ({ t }) => t.discard.some((card) => worthOfCard(card) >= WORTH_A_BEAM),
};

/** The flagship is about to be lost with its side. */
function isLost({ t, who, at }: Situation): boolean {
  const { winner } = t.encounter;
  const flagship = t.specials.find(({ kind, seat }) => kind === "jumper" && seat === who);
  if (at !== "window/resolution.before" || winner === -1 || flagship === undefined) return false;
  if (sideOf(t, who) !== otherSide(winner as Side)) return false;
  return (
    IN_ENCOUNTER.includes(flagship.at) || (who === t.encounter.defense && planetOf(flagship.at) === t.encounter.planet)
  );
}

/** The alien whose power a question is about; empty if it is about none. */
function powerNamed({ params }: OneQuestion): string {
  return params?.power === undefined ? "" : powerIn(String(params.power));
}

/** The alien whose power it is; one with several uses at a window numbers them, `power/citadel.2`. */
function powerIn(ref: Ref): string {
  let power = NAMED.get(ref);
  if (power === undefined) {
    const dot = ref.indexOf(".");
    power = ref.slice("power/".length, dot < 0 ? undefined : dot);
    NAMED.set(ref, power);
  }
  return power;
}

/** The alien that a reference names; each is found out once. */
const NAMED = new Map<Ref, string>();

/** When each artifact is worth playing. */
const ARTIFACTS: Readonly<Record<ArtifactId, Wish>> = {
  "cosmic-zap": zaps,
  "card-zap": isAgainst,
  "emotion-control": ({ t, who }) => sideOf(t, who) !== -1 && t.encounter.ally[who] === -1 && isBehind(t, who),
  "force-field": ({ t, who }) =>
    sideOf(t, who) !== -1 && t.encounter.ally.some((side) => side !== -1 && side !== sideOf(t, who)),
  "ionic-gas": owesCompensation,
  "mobius-tubes": ({ t, who }) => t.warp[who] >= 3,
  plague: ({ t, who }) => t.players.some((_, seat) => seat !== who && isClose(t, seat)),
  "omni-zap": isAgainst,
  rebirth: needsRebirth,
  "ship-zap": shootsShip,
  "solar-wind": swapsGains,
  "victory-boon": ({ t, who }) => who === t.encounter.defense,
  quash: ({ t, who }) => who !== t.encounter.offense && who !== t.encounter.defense && isDealForTheWin(t),
};

/** Has won against a negotiate, and will have cards left to pay with. */
function owesCompensation({ t, view, who }: Situation): boolean {
  const { winner, shown } = t.encounter;
  if (winner === -1 || who !== mainPlayer(t, winner as Side)) return false;
  const isOwed = shown[winner].type === "attack" && shown[otherSide(winner as Side)].type === "negotiate";
  return isOwed && view.hand.length > 1;
}

function isDealForTheWin(t: Table): boolean {
  return isClose(t, t.encounter.offense) || isClose(t, t.encounter.defense);
}
