/** The questions of Cosmic Encounter as choices with their effects. What has no words of its own here keeps its plain ones. */
import {
  CARDS,
  cardOf,
  DEFENSE,
  nameOf,
  OFFENSE,
  planetOf,
  planetRef,
  playerRef,
  type Side,
  say as sayById,
  shipsOn,
  sideOf,
  type View,
} from "@hypergate/cosmic/client";
import { type Language, optionsOf, type Params, type Question, type Ref } from "@hypergate/kernel";
import { type Choice, MOST_OUTCOMES, type Outcome } from "../../table/choice.ts";
import { type Draft, pickedIn } from "../../table/choosing.ts";
import type { TableState } from "../../table/feed.ts";
import type { Names } from "../../table/game-face.ts";
import { mainOf, otherOf, totalOf } from "../reveal/parts.ts";
import { type CosmicMessageId, translate } from "../words/words.ts";
import { atOnce, isOneByOne } from "./one-by-one.ts";
import { boostChoice, capital, windowChoice } from "./responses.ts";
import { type Scene, strength } from "./scene.ts";
import { shipsToSend } from "./ships-to-send.ts";

export function choice(
  language: Language,
  state: TableState,
  question: Question,
  draft: Draft,
  names: Names,
): Choice | undefined {
  const view = state.view as View;
  const { table: t } = view;
  const called = (ref: Ref) => nameOf(language, ref, names, question.who);
  const say = (id: CosmicMessageId, params?: Params) => translate(language, id, params);
  const scene = { language, names, view, t, e: t.encounter, me: question.who, question, draft, say, called };
  if (question.key.startsWith("window/")) return windowChoice(scene);
  if (isOneByOne(question))
    return asAsked(scene, { ...playerButtons(scene), line: say("choice.atOnce", { n: atOnce(question) }) });
  return CHOICES[question.key]?.(scene) ?? fewChoice(scene);
}

/** What stands on the board and can be called by its name. */
const ON_BOARD = /^(?:player|planet|colony)\//;

/** A few places or players to choose between: a button for each, besides the things themselves. */
function fewChoice(scene: Scene): Choice | undefined {
  const { question, called } = scene;
  if (question.kind !== "one") return undefined;
  const things = question.options.filter((ref) => !ref.startsWith("word/"));
  if (things.length < 2 || things.length > MOST_OUTCOMES || !things.every((ref) => ON_BOARD.test(ref)))
    return undefined;
  const outcomes = Object.fromEntries(things.map((ref) => [ref, { does: capital(called(ref)), isPlain: true }]));
  return asAsked(scene, { outcomes, buttons: things });
}

/** A button for each player that can be chosen. */
function playerButtons({ question, called }: Scene): Pick<Choice, "shortcuts"> {
  const players = optionsOf(question).filter((ref) => ref.startsWith("player/"));
  return { shortcuts: players.map((ref) => ({ name: ref, does: called(ref), value: ref })) };
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
  "rewards/split": ({ say, question, draft }) => ({
    headline: say("choice.rewards", { n: Number(question.params?.n ?? 1), of: String(question.params?.of) }),
    line: say("choice.rewardsLine"),
    outcomes: {},
    go: { does: say("choice.rewardsGo", { n: pickedIn(draft) }) },
  }),
  "turn/again": ({ say }) => ({
    headline: say("choice.again"),
    outcomes: { false: { does: say("choice.endTurn") }, true: { does: say("choice.second") } },
  }),
  boost: boostChoice,
  deal: (scene) => {
    const { say, called, question } = scene;
    const isOffered = question.kind === "deal" && question.standing !== undefined;
    const player = called(String(question.params?.player));
    return { headline: say(isOffered ? "choice.dealOffered" : "choice.deal", { player }), outcomes: {} };
  },
  "reveal/reinforce-side": sideChoice,
  "rewards/ships": (scene) => {
    const { question, draft, say } = scene;
    const ships = pickedIn(draft);
    const cards = Number(question.params?.n ?? 0) - ships;
    return asAsked(scene, { go: { does: say("choice.takeRewards", { ships, cards }) } });
  },
  "ships/flagship": specialChoice,
  "ships/jumper": specialChoice,
  "ships/salvage": specialChoice,
  "ships/morphed": specialChoice,
  "ships/lose": (scene) => asAsked(scene, { go: counted(scene, "choice.lose") }),
  "deal/penalty": (scene) => asAsked(scene, { go: counted(scene, "choice.lose") }),
  "compensation/take": (scene) => asAsked(scene, { go: counted(scene, "choice.take") }),
  "compensation/give": (scene) => asAsked(scene, { go: counted(scene, "choice.give") }),
  "force-field/allies": (scene) => asAsked(scene, { go: counted(scene, "choice.sendHome") }),
  "deal/settle": (scene) => asAsked(scene, { line: scene.say("choice.landLine"), go: counted(scene, "choice.land") }),
  "destiny/settle": (scene) =>
    asAsked(scene, { line: scene.say("choice.landLine"), go: counted(scene, "choice.land") }),
  "tech/ship": (scene) => asAsked(scene, { go: counted(scene, "choice.land") }),
  "tech/work": workChoice,
  "turn/next": nextChoice,
  "destiny/own": ownColourChoice,
  "destiny/wild": (scene) => ({ headline: scene.say("choice.wildDestiny"), outcomes: {}, ...playerButtons(scene) }),
};

/** The question in its own words, with better buttons. */
function asAsked({ language, names, me, question }: Scene, better: Partial<Choice>): Choice {
  return { headline: sayById(language, question.key, question.params ?? {}, names, me), outcomes: {}, ...better };
}

/** A button that says how many are picked. */
function counted({ say, draft }: Scene, id: CosmicMessageId): Outcome {
  return { does: say(id, { n: pickedIn(draft) }) };
}

/** Whether a special ship is among those that move. */
function specialChoice(scene: Scene): Choice {
  const { say, question } = scene;
  const params = { n: Number(question.params?.n ?? 1), kind: question.key.split("/")[1] };
  return asAsked(scene, {
    outcomes: {
      false: { does: say("choice.withoutSpecial", params) },
      true: { does: say("choice.withSpecial", params) },
    },
  });
}

/** What can be done with a technology: each way is a button. */
function workChoice(scene: Scene): Choice {
  const { question, called, say } = scene;
  const ways = optionsOf(question).filter((ref) => !ref.startsWith("word/"));
  const outcomes = Object.fromEntries(
    ways.map((ref) => [ref, { does: called(ref), isPlain: !ref.startsWith("complete/") }]),
  );
  return asAsked(scene, { outcomes: { ...outcomes, "word/pass": { does: say("choice.notNow") } } });
}

/** A reinforcement for one of the sides: what the totals would be is seen when the card is chosen. */
function sideChoice(scene: Scene): Choice {
  const { say, called, t } = scene;
  const help = (side: Side): Outcome => {
    const main = mainOf(t, side);
    const params = { side: side === OFFENSE ? "offense" : "defense", player: called(playerRef(main)) };
    return { does: main === scene.me ? say("choice.helpSelf") : say("choice.helpOne", params) };
  };
  return asAsked(scene, { outcomes: { "word/offense": help(OFFENSE), "word/defense": help(DEFENSE) } });
}

/** At the end of a turn: a second encounter where there may be one, new technologies, or nothing of it. */
function nextChoice(scene: Scene): Choice {
  const { say, question } = scene;
  const outcomes = {
    "word/encounter": { does: say("choice.second") },
    "word/techs": { does: say("choice.newTechs") },
    "word/pass": { does: say("choice.endTurn") },
  };
  if (optionsOf(question).includes("word/encounter")) return asAsked(scene, { outcomes });
  return { headline: say("choice.techsOnly"), outcomes };
}

/** The own colour: a guest is thrown out, or an empty planet settled again. Each has a button as long as they are few. */
function ownColourChoice(scene: Scene): Choice {
  const { say, called, draft, t, question } = scene;
  const outcomeOf = (ref: Ref): Outcome => {
    const [, where = "", guest] = /^colony\/(.*)@(\d+)$/.exec(ref) ?? [];
    if (guest === undefined) return { does: say("choice.resettle", { planet: called(ref) }), isPlain: true };
    const planet = `planet/${where}`;
    const n = shipsOn(t, planetOf(planet), Number(guest));
    return {
      does: say("choice.throwOut", { player: called(`player/${guest}`), planet: called(planet), n }),
      isPlain: true,
    };
  };
  const things = optionsOf(question).filter((ref) => !ref.startsWith("word/"));
  const isFew = things.length <= MOST_OUTCOMES;
  const picked = draft.kind === "one" ? draft.picked : undefined;
  return asAsked(scene, {
    outcomes: {
      "word/redraw": { does: say("choice.drawAgain") },
      ...(isFew ? Object.fromEntries(things.map((ref) => [ref, outcomeOf(ref)])) : {}),
    },
    ...(isFew ? { buttons: things } : {}),
    go: picked === undefined ? undefined : { ...outcomeOf(picked), isPlain: false },
  });
}

/** A planet is tapped; as many ships as meant go with it. */
function aimChoice({ say, called, e, t, me, draft }: Scene): Choice {
  const n = shipsToSend(e.n, e.limit[me] ?? 4);
  const planet = draft.kind === "one" ? draft.picked : undefined;
  return {
    headline: say("choice.aim", { player: called(playerRef(e.defense)) }),
    line: say("choice.aimLine", { n }),
    outcomes: {},
    go:
      planet === undefined
        ? undefined
        : {
            does: say("choice.sendTo", { n, planet: called(planet) }),
            makes: say("choice.beforeCards", { n, theirs: shipsOn(t, planetOf(planet), e.defense) }),
          },
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
    go: n === 0 ? { does: say("choice.inviteNobody"), isPlain: true } : { does: say("choice.inviteSome", { n }) },
    shortcuts: n === 0 && all.length > 0 ? [{ name: "all", does, value: all, isFilled: true }] : [],
  };
}

/** Side and ships in one step, with what is to be won. */
function allianceChoice({ say, called, e, t, me }: Scene): Choice {
  const n = shipsToSend(e.n, e.limit[me] ?? 4);
  const help = (side: Side, makes: string): Outcome => ({
    does: say("choice.helpWith", {
      side: side === OFFENSE ? "offense" : "defense",
      player: called(playerRef(mainOf(t, side))),
      n,
    }),
    makes: `${strength(t, side) + n} : ${strength(t, otherOf(side))} · ${makes}`,
  });
  return {
    headline: say("choice.help", { offense: called(playerRef(e.offense)), planet: called(planetRef(e.planet)) }),
    line: say("choice.helpLine", { offense: strength(t, OFFENSE), defense: strength(t, DEFENSE) }),
    outcomes: {
      "word/decline": { does: say("choice.stayOut") },
      "word/offense": help(OFFENSE, say("choice.winColony")),
      "word/defense": help(DEFENSE, say("choice.winRewards", { n })),
    },
  };
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
