/** The questions of Cosmic Encounter as choices with their effects. What has no words of its own here keeps its plain ones. */
import {
  ALIEN_TEXTS,
  CARDS,
  cardOf,
  DEFENSE,
  type Encounter,
  nameOf,
  OFFENSE,
  planetRef,
  playerRef,
  type Side,
  shipsInEncounter,
  sideOf,
  type Table,
  TECH_TEXTS,
  type View,
} from "@hypergate/cosmic/client";
import type { Language, Params, Question, Ref, Seat } from "@hypergate/kernel";
import type { Choice, Outcome } from "../../table/choice.ts";
import { type Draft, pickedIn } from "../../table/choosing.ts";
import type { TableState } from "../../table/feed.ts";
import type { Names } from "../../table/game-face.ts";
import { inDigits } from "../reveal/digits.ts";
import { hasTotal, mainOf, otherOf, totalOf } from "../reveal/parts.ts";
import { type CosmicMessageId, translate } from "../words/words.ts";
import { shipsToSend } from "./ships-to-send.ts";

/** Everything the words of one question need. */
interface Scene {
  readonly language: Language;
  readonly view: View;
  readonly t: Table;
  readonly e: Encounter;
  readonly me: Seat;
  readonly question: Question;
  readonly draft: Draft;
  readonly say: (id: CosmicMessageId, params?: Params) => string;
  readonly called: (ref: Ref) => string;
}

export function choice(
  language: Language,
  state: TableState,
  question: Question,
  draft: Draft,
  names: Names,
): Choice | undefined {
  const view = state.view as View;
  const { table: t } = view;
  const called = (ref: Ref) => nameOf(language, ref, names);
  const say = (id: CosmicMessageId, params?: Params) => translate(language, id, params);
  const scene = { language, view, t, e: t.encounter, me: question.who, question, draft, say, called };
  if (question.key.startsWith("window/")) return windowChoice(scene);
  return CHOICES[question.key]?.(scene);
}

const CHOICES: Readonly<Record<string, (scene: Scene) => Choice>> = {
  "launch/aim": aimChoice,
  "launch/ships": ({ say, e, called, draft }) => ({
    headline: say("choice.ships", { planet: called(planetRef(e.planet)) }),
    outcomes: {},
    go: { does: say("choice.sendTo", { n: pickedIn(draft), planet: called(planetRef(e.planet)) }) },
  }),
  "alliance/invite-offense": (scene) => inviteChoice(scene, scene.say("choice.inviteOffense")),
  "alliance/invite-defense": (scene) => {
    const planet = scene.called(planetRef(scene.e.planet));
    return inviteChoice(scene, scene.say("choice.inviteDefense", { planet }));
  },
  "alliance/answer": allianceChoice,
  "planning/select": cardChoice,
  "ships/return": ({ say, question: { params } }) => ({
    headline: say("choice.flyHome", { n: Number(params?.n ?? 1) }),
    outcomes: {},
    go: { does: say("choice.flyHomeGo") },
  }),
  "turn/again": ({ say }) => ({
    headline: say("choice.again"),
    outcomes: { false: { does: say("choice.endTurn") }, true: { does: say("choice.second") } },
  }),
  boost: ({ say, called, question }) => ({
    headline: say("choice.boost", { power: called(String(question.params?.power)) }),
    outcomes: {
      "word/pass": { does: say("choice.powerOnly") },
      ...Object.fromEntries(thingsIn(question).map((ref) => [ref, { does: say("choice.withFlare") }])),
    },
  }),
  "destiny/wild": ({ say, called, question }) => ({
    headline: say("choice.wildDestiny"),
    outcomes: {},
    shortcuts: thingsIn(question).map((ref) => ({ name: ref, does: called(ref), value: ref })),
  }),
};

function thingsIn(question: Question): readonly Ref[] {
  return question.kind === "one" ? question.options.filter((ref) => !ref.startsWith("word/")) : [];
}

/** A planet is tapped; as many ships as meant go with it. */
function aimChoice({ say, called, e, me, draft }: Scene): Choice {
  const n = shipsToSend(e.n, e.limit[me] ?? 4);
  const planet = draft.kind === "one" ? draft.picked : undefined;
  return {
    headline: say("choice.aim", { player: called(playerRef(e.defense)) }),
    line: say("choice.aimLine", { n }),
    outcomes: {},
    go: planet === undefined ? undefined : { does: say("choice.sendTo", { n, planet: called(planet) }) },
  };
}

/** All or nobody in one tap; some by tapping them. */
function inviteChoice({ say, draft, question }: Scene, headline: string): Choice {
  const n = pickedIn(draft);
  const all = question.kind === "some" ? question.options : [];
  const does = all.length === 1 ? say("choice.inviteSome", { n: 1 }) : say("choice.inviteAll");
  return {
    headline,
    outcomes: {},
    go: { does: n === 0 ? say("choice.inviteNobody") : say("choice.inviteSome", { n }) },
    shortcuts: n === 0 && all.length > 0 ? [{ name: "all", does, value: all }] : [],
  };
}

/** Side and ships in one step, with what is to be won. */
function allianceChoice({ say, called, e, t, me }: Scene): Choice {
  const n = shipsToSend(e.n, e.limit[me] ?? 4);
  const help = (side: Side, makes: string): Outcome => ({
    does: say("choice.helpWith", { player: called(playerRef(mainOf(t, side))), n }),
    makes: `${strength(t, side) + n} : ${strength(t, otherOf(side))} · ${makes}`,
  });
  return {
    headline: say("choice.help", { offense: called(playerRef(e.offense)), planet: called(planetRef(e.planet)) }),
    outcomes: {
      "word/decline": { does: say("choice.stayOut") },
      "word/offense": help(OFFENSE, say("choice.winColony")),
      "word/defense": help(DEFENSE, say("choice.winRewards", { n })),
    },
  };
}

/** Ships of a side in the encounter. */
function strength(t: Table, side: Side): number {
  return t.players.reduce((sum, _, seat) => (sideOf(t, seat) === side ? sum + shipsInEncounter(t, seat) : sum), 0);
}

function cardChoice({ say, called, t, view, me, draft }: Scene): Choice {
  const side = sideOf(t, me) as Side;
  const picked = draft.kind === "one" ? draft.picked : undefined;
  const card = picked === undefined ? undefined : CARDS[cardOf(picked)];
  const total = card?.type === "attack" ? card.value + totalOf(t, view.reckoning, side) : undefined;
  return {
    headline: say("choice.card", { player: called(playerRef(mainOf(t, otherOf(side)))) }),
    line: say("choice.cardLine", { mine: strength(t, side), theirs: strength(t, otherOf(side)) }),
    outcomes: {},
    go:
      picked === undefined
        ? undefined
        : {
            does: say("choice.playCard", { card: called(picked) }),
            makes: total === undefined ? undefined : say("choice.yourTotal", { n: total }),
          },
  };
}

/** A response: the thing that can be used is the question. */
function windowChoice(scene: Scene): Choice | undefined {
  const { say, question } = scene;
  const things = thingsIn(question);
  if (question.kind !== "one") return undefined;
  if (question.key === "window/reveal.reinforce") return reinforceChoice(scene, things);
  const answered = answeredUse(scene);
  const outcomes: Record<Ref, Outcome> = {
    "word/pass": { does: say(answered === undefined ? "choice.pass" : "choice.letHappen") },
  };
  for (const thing of things) outcomes[thing] = outcomeOf(scene, thing);
  if (answered !== undefined)
    return { headline: answered, line: things.length === 1 ? effectOf(scene, things[0]) : undefined, outcomes };
  const [only] = things;
  if (things.length !== 1) return { headline: say(things.length === 0 ? "choice.nothing" : "choice.oneOf"), outcomes };
  return { headline: headlineFor(scene, only), line: effectOf(scene, only), outcomes };
}

/** What is being done that can be stopped: a power, a card, a technology of somebody. */
function answeredUse({ say, called, question: { params = {}, key } }: Scene): string | undefined {
  const player = called(String(params.player));
  if (key === "window/power.used" && params.power !== undefined)
    return say("choice.zapUse", { player, power: called(String(params.power)) });
  if (key === "window/card.played" && params.card !== undefined)
    return say("choice.zapCard", { player, card: called(String(params.card)) });
  if (key === "window/tech.used" && params.tech !== undefined)
    return say("choice.zapTech", { player, tech: called(String(params.tech)) });
  return undefined;
}

function headlineFor({ say, called }: Scene, thing: Ref): string {
  const [kind] = thing.split("/");
  if (kind === "power") return say("choice.usePower", { power: called(thing) });
  if (kind === "tech") return say("choice.useTech", { tech: called(thing) });
  if (kind === "sheet") return say("choice.showSheet");
  const flare = kind === "card" ? CARDS[cardOf(thing)]?.flare : undefined;
  if (flare !== undefined) return say("choice.playFlare", { alien: called(`power/${flare}`) });
  return say("choice.playArtifact", { card: called(thing) });
}

function outcomeOf({ say, called }: Scene, thing: Ref): Outcome {
  return { does: say(thing.startsWith("card/") ? "choice.play" : "choice.use", { thing: called(thing) }) };
}

/** What the thing does, as its own text has it. */
function effectOf({ language, t, me }: Scene, thing: Ref): string | undefined {
  const [kind, what = ""] = thing.split("/");
  if (kind === "power") return ALIEN_TEXTS[what.split(".")[0]]?.about[language];
  if (kind === "tech") return TECH_TEXTS[what]?.about[language];
  const flare = kind === "card" ? CARDS[cardOf(thing)]?.flare : undefined;
  if (flare === undefined) return undefined;
  const isOwn = t.players[me].powers.includes(flare);
  return ALIEN_TEXTS[flare]?.[isOwn ? "super" : "wild"][language];
}

/** Reinforcements: the sums as they stand, and as each card would make them. */
function reinforceChoice(scene: Scene, things: readonly Ref[]): Choice {
  const { say, t, view, me } = scene;
  const own = sideOf(t, me);
  const side: Side = own === DEFENSE ? DEFENSE : OFFENSE;
  const [mine, theirs] = [totalOf(t, view.reckoning, side), totalOf(t, view.reckoning, otherOf(side))];
  const isOn = own === OFFENSE || own === DEFENSE;
  const leads = side === DEFENSE ? mine >= theirs : mine > theirs;
  const sums = { mine: inDigits(mine), theirs: inDigits(theirs) };
  const outcomes: Record<Ref, Outcome> = { "word/pass": { does: say(isOn && leads ? "choice.save" : "choice.pass") } };
  for (const thing of things) outcomes[thing] = reinforcing(scene, thing, side, mine, theirs);
  const isKnown = hasTotal(t, OFFENSE) && hasTotal(t, DEFENSE);
  if (!isKnown || things.length === 0)
    return { headline: say(things.length === 0 ? "choice.nothing" : "choice.oneOf"), outcomes };
  const headline = say(!isOn ? "choice.addTo" : leads ? "choice.ahead" : "choice.behind", sums);
  return { headline, outcomes };
}

function reinforcing(scene: Scene, thing: Ref, side: Side, mine: number, theirs: number): Outcome {
  const { say } = scene;
  const card = thing.startsWith("card/") ? CARDS[cardOf(thing)] : undefined;
  if (card?.type !== "reinforcement") return outcomeOf(scene, thing);
  const sum = mine + card.value;
  const wins = side === DEFENSE ? sum >= theirs : sum > theirs;
  return {
    does: `+${card.value}`,
    makes: say("choice.sum", { mine: inDigits(sum), theirs: inDigits(theirs) }),
    tone: wins ? "good" : "bad",
  };
}
