/** Questions whether to use something: each names the thing and what it does, and the buttons say what comes of it. */
import {
  ARTIFACT_FACTS,
  type Asked,
  alienOf,
  askedOf,
  CARDS,
  cardOf,
  DEFENSE,
  OFFENSE,
  REWARD_FACTS,
  type Side,
  sayThis,
  shipsInEncounter,
  sideOf,
  techTextOf,
} from "@hypergate/cosmic/client";
import type { Question, Ref } from "@hypergate/kernel";
import type { Choice, Outcome } from "../../table/choice.ts";
import { inDigits } from "../reveal/digits.ts";
import { hasTotal, otherOf, totalOf } from "../reveal/parts.ts";
import type { Scene } from "./scene.ts";

const PASS: Ref = "word/pass";
/** Windows in which something can be stopped that somebody does. */
const STOPPABLE: readonly string[] = ["window/power.used", "window/card.played", "window/tech.used"];

function thingsIn(question: Question): readonly Ref[] {
  return question.kind === "one" ? question.options.filter((ref) => ref !== PASS) : [];
}

/** One thing that can be used is the question itself; of several each is a button. */
export function windowChoice(scene: Scene): Choice | undefined {
  const { say, question } = scene;
  const things = thingsIn(question);
  if (question.kind !== "one") return undefined;
  if (question.key === "window/reveal.reinforce") return reinforceChoice(scene, things);
  const isStoppable = STOPPABLE.includes(question.key);
  const outcomes: Record<Ref, Outcome> = {
    [PASS]: { does: say(isStoppable ? "choice.letHappen" : "choice.pass") },
  };
  const stopped = isStoppable ? stoppedEffect(scene) : undefined;
  const [only] = things;
  if (only === undefined) return { headline: say("choice.nothing"), outcomes };
  if (things.length === 1) {
    outcomes[only] = { does: doesOf(scene, only) };
    return {
      headline: headlineFor(scene, only),
      by: stoppedThing(scene) ?? only,
      line: stopped ?? effectOf(scene, only),
      outcomes,
    };
  }
  for (const thing of things) outcomes[thing] = { ...amongOthers(scene, thing), isPlain: true };
  return { headline: stoppedUse(scene) ?? say("choice.oneOf"), by: stoppedThing(scene), line: stopped, outcomes };
}

/** The flare that changes a power while it is being used. */
export function boostChoice(scene: Scene): Choice {
  const { say, called, question } = scene;
  const [flare] = thingsIn(question);
  const outcomes: Record<Ref, Outcome> = { [PASS]: { does: say("choice.powerOnly") } };
  if (flare === undefined)
    return { headline: say("choice.boost", { power: called(String(question.params?.power)) }), outcomes };
  outcomes[flare] = { does: doesOf(scene, flare) };
  return { headline: headlineFor(scene, flare), by: flare, line: effectOf(scene, flare), outcomes };
}

/** What is being done that can be stopped: a power, a card, a technology of somebody. */
function stoppedUse({ say, called, question: { params = {}, key, who } }: Scene): string | undefined {
  if (!STOPPABLE.includes(key)) return undefined;
  const { player, power, card, tech } = params;
  const by = { player: called(String(player)), whose: player === `player/${who}` ? "you" : "other" };
  if (power !== undefined) return say("choice.zapUse", { ...by, power: called(String(power)) });
  if (card !== undefined) return say("choice.zapCard", { ...by, card: called(String(card)) });
  return say("choice.zapTech", { ...by, tech: called(String(tech)) });
}

/** The power, card or technology that can be stopped. */
function stoppedThing({ question: { params = {}, key } }: Scene): Ref | undefined {
  const { power, card, tech } = params;
  return STOPPABLE.includes(key) ? String(power ?? card ?? tech) : undefined;
}

/** What was chosen for the use that can be stopped, and what it does. */
function stoppedEffect(scene: Scene): string | undefined {
  const { say, called, question } = scene;
  const { player, on } = question.params ?? {};
  const user = Number(String(player).slice("player/".length));
  const text = effectOf({ ...scene, me: user }, stoppedThing(scene) ?? "");
  // A text speaks to the one who uses the thing.
  const effect = text === undefined || user === scene.me ? text : say("choice.sheetSays", { text: unquoted(text) });
  const chosen = on === undefined ? "" : say("choice.declared", { on: String(on).split(" ").map(called).join(", ") });
  return [chosen, effect ?? ""].filter((text) => text !== "").join(" ");
}

/** Quotation marks do not stand within the same ones. */
function unquoted(text: string): string {
  return text.replace(/«([^«»]*)»/g, "„$1“").replace(/“([^“”]*)”/g, "‘$1’");
}

function askOf({ view, question }: Scene, thing: Ref): Asked | undefined {
  return askedOf(view, question, thing);
}

/** "Filch: take Red's Attack 14?" */
function headlineFor(scene: Scene, thing: Ref): string {
  const { say, language, names, me } = scene;
  const title = titleOf(scene, thing);
  const asked = askOf(scene, thing);
  if (asked === undefined)
    return thing === "word/show-sheet" ? say("choice.showSheet") : say("choice.use", { thing: title });
  const ask = sayThis(language, asked.ask, asked.params, names, me);
  return thing.startsWith("word/") ? ask.charAt(0).toUpperCase() + ask.slice(1) : `${title}: ${ask}`;
}

/** What the button of a thing says. */
function doesOf(scene: Scene, thing: Ref): string {
  const asked = askOf(scene, thing);
  if (asked === undefined) return titleOf(scene, thing);
  return sayThis(scene.language, asked.does, asked.params, scene.names, scene.me);
}

/** A thing beside others: its name, and below it what it does. */
function amongOthers(scene: Scene, thing: Ref): Outcome {
  if (thing.startsWith("word/")) return { does: doesOf(scene, thing) };
  return { does: titleOf(scene, thing), makes: askOf(scene, thing) === undefined ? undefined : doesOf(scene, thing) };
}

/** What a thing is called as the one that asks. */
function titleOf({ say, called }: Scene, thing: Ref): string {
  const [kind] = thing.split("/");
  if (kind === "power") return called(thing.replace(/\.\d+$/, ""));
  const flare = kind === "card" ? CARDS[cardOf(thing)]?.flare : undefined;
  if (flare !== undefined) return say("choice.flare", { alien: called(`power/${flare}`) });
  return kind === "word" ? called(thing) : say("choice.titled", { thing: called(thing) });
}

/** What the thing does, as its own text has it. */
function effectOf({ language, t, me }: Scene, thing: Ref): string | undefined {
  const [kind, what = ""] = thing.split("/");
  if (kind === "power") return alienOf(what.split(".")[0])?.text.about[language];
  if (kind === "tech") return techTextOf(what)?.about[language];
  const { flare, artifact, text } = (kind === "card" ? CARDS[cardOf(thing)] : undefined) ?? {};
  if (artifact !== undefined) return ARTIFACT_FACTS[artifact].about[language];
  if (text !== undefined) return REWARD_FACTS[text].about[language];
  if (flare === undefined) return undefined;
  const isOwn = t.players[me].powers.includes(flare);
  return alienOf(flare)?.text[isOwn ? "super" : "wild"][language];
}

/** Reinforcements: the sums as they stand, and as each card would make them. The smallest card that turns the result is filled. */
function reinforceChoice(scene: Scene, things: readonly Ref[]): Choice {
  const { say, t, view, me } = scene;
  const own = sideOf(t, me);
  const side: Side = own === DEFENSE ? DEFENSE : OFFENSE;
  const [mine, theirs] = [totalOf(t, view.reckoning, side), totalOf(t, view.reckoning, otherOf(side))];
  const isOn = own === OFFENSE || own === DEFENSE;
  const leads = isAhead(view, side, mine, theirs);
  const sums = { mine: inDigits(mine), theirs: inDigits(theirs) };
  const outcomes: Record<Ref, Outcome> = { "word/pass": { does: say(isOn && leads ? "choice.save" : "choice.pass") } };
  const enough = things
    .filter((thing) => isAhead(view, side, mine + (addedBy(scene, thing) ?? 0), theirs))
    .toSorted((one, two) => (addedBy(scene, one) ?? 0) - (addedBy(scene, two) ?? 0));
  const best = isOn && !leads ? enough[0] : undefined;
  for (const thing of things) {
    const outcome = reinforcing(scene, thing, side, mine, theirs);
    outcomes[thing] = { ...outcome, isPlain: thing !== best };
  }
  const isKnown = hasTotal(t, OFFENSE) && hasTotal(t, DEFENSE);
  if (!isKnown || things.length === 0)
    return { headline: say(things.length === 0 ? "choice.nothing" : "choice.oneOf"), outcomes };
  const headline = say(!isOn ? "choice.addTo" : leads ? "choice.ahead" : "choice.behind", sums);
  const line = leads ? say("choice.aheadLine") : say("choice.behindLine", { n: shipsInEncounter(t, me) });
  return { headline, line: isOn ? line : undefined, outcomes };
}

/** Ties go to the defense. */
function isAhead({ reckoning }: Scene["view"], side: Side, mine: number, theirs: number): boolean {
  const [offense, defense] = side === OFFENSE ? [mine, theirs] : [theirs, mine];
  const offenseWins = reckoning.lowestWins ? offense < defense : offense > defense;
  return offenseWins === (side === OFFENSE);
}

/** What a reinforcement adds; nothing for other things. */
function addedBy({ view }: Scene, thing: Ref): number | undefined {
  const card = thing.startsWith("card/") ? CARDS[cardOf(thing)] : undefined;
  if (card?.type !== "reinforcement") return undefined;
  const plus = card.text === undefined ? undefined : REWARD_FACTS[card.text].plus;
  return plus?.(view.hand.length - 1) ?? card.value;
}

function reinforcing(scene: Scene, thing: Ref, side: Side, mine: number, theirs: number): Outcome {
  const { say, view } = scene;
  const added = addedBy(scene, thing);
  if (added === undefined) return amongOthers(scene, thing);
  const sum = mine + added;
  return {
    does: `+${added}`,
    makes: say("choice.sum", { mine: inDigits(sum), theirs: inDigits(theirs) }),
    tone: isAhead(view, side, sum, theirs) ? "good" : "bad",
  };
}
