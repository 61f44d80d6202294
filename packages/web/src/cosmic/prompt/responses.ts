/** Questions whether to use something: each names the thing and what it does, and the buttons say what comes of it. */
import {
  ARTIFACT_FACTS,
  type Asked,
  alienOf,
  askedOf,
  CARDS,
  cardOf,
  DEFENSE,
  isTurnedRound,
  OFFENSE,
  REWARD_FACTS,
  type Side,
  say as sayById,
  sayThis,
  shipsInEncounter,
  sideOf,
  techTextOf,
} from "@hypergate/cosmic/client";
import type { Question, Ref } from "@hypergate/kernel";
import type { Choice, Outcome } from "../../table/choice.ts";
import { inDigits } from "../reveal/digits.ts";
import { hasTotal, otherOf, totalOf } from "../reveal/parts.ts";
import type { CosmicMessageId } from "../words/words.ts";
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
  const headline = stoppedUse(scene) ?? headlineForAny(scene, things);
  return { headline, by: stoppedThing(scene), line: stopped ?? momentOf(scene), outcomes };
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
  return thing.startsWith("word/") ? capital(ask) : `${title}: ${ask}`;
}

/** A longer headline would be cut on a phone. */
const LONGEST_HEADLINE = 52;

/** "Plague or Philanthropist flare?", and their number where the names are too long. */
function headlineForAny(scene: Scene, things: readonly Ref[]): string {
  const names = new Set(
    things.map((thing) => (thing.startsWith("word/") ? uncapped(doesOf(scene, thing)) : titleOf(scene, thing))),
  );
  return namedHeadline(scene, [...names], names.size);
}

/** Names as many as there is room for, and says how many there are besides. */
function namedHeadline(
  { say, language }: Pick<Scene, "say" | "language">,
  names: readonly string[],
  all: number,
): string {
  const isAll = names.length === all;
  const listed = isAll ? new Intl.ListFormat(language, { type: "disjunction" }).format(names) : names.join(", ");
  const headline = say(isAll ? "choice.anyOf" : "choice.anyOfMore", {
    things: capital(listed),
    n: all - names.length,
  });
  const isTooLong = headline.length > LONGEST_HEADLINE && names.length > 1;
  return isTooLong ? namedHeadline({ say, language }, names.slice(0, -1), all) : headline;
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function uncapped(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** What happens at the moment at which the things can be used. */
function momentOf({ language, names, me, question: { key, params = {} } }: Scene): string {
  return sayById(language, key, params, names, me);
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
  const wins = isWinning(view, side, mine, theirs);
  const sums = { mine: inDigits(mine), theirs: inDigits(theirs) };
  const outcomes: Record<Ref, Outcome> = { "word/pass": { does: say(isOn && wins ? "choice.save" : "choice.pass") } };
  const enough = things
    .filter((thing) => isWinning(view, side, mine + (addedBy(scene, thing) ?? 0), theirs))
    .toSorted((one, two) => (addedBy(scene, one) ?? 0) - (addedBy(scene, two) ?? 0));
  const best = isOn && !wins ? enough[0] : undefined;
  for (const thing of things) {
    const outcome = reinforcing(scene, thing, side, mine, theirs);
    outcomes[thing] = { ...outcome, isPlain: thing !== best };
  }
  const isKnown = hasTotal(t, OFFENSE) && hasTotal(t, DEFENSE);
  if (things.length === 0) return { headline: say("choice.nothing"), outcomes };
  if (!isKnown) return { headline: headlineForAny(scene, things), line: momentOf(scene), outcomes };
  const headline = say(standing(scene, isOn, wins), sums);
  const line = wins ? say("choice.aheadLine") : say("choice.behindLine", { n: shipsInEncounter(t, me) });
  return { headline, line: isOn ? line : undefined, outcomes };
}

/** Whether a side with these totals wins. Ties go to the defense. */
function isWinning({ reckoning }: Scene["view"], side: Side, mine: number, theirs: number): boolean {
  const [offense, defense] = side === OFFENSE ? [mine, theirs] : [theirs, mine];
  const isAhead = reckoning.lowestWins ? offense < defense : offense > defense;
  return reckoning.goesTo[isAhead ? OFFENSE : DEFENSE] === side;
}

/** How it stands. Where the higher total does not win, who wins is said instead of who leads. */
function standing({ view: { reckoning } }: Scene, isOn: boolean, wins: boolean): CosmicMessageId {
  if (!isOn) return "choice.addTo";
  if (reckoning.lowestWins || isTurnedRound(reckoning)) return wins ? "choice.winning" : "choice.losing";
  return wins ? "choice.ahead" : "choice.behind";
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
    tone: isWinning(view, side, sum, theirs) ? "good" : "bad",
  };
}
