/** Race as the shared parts of a table know it. */
import type { Language, Question, Ref } from "@hypergate/kernel";
import {
  cardOf,
  DESIGN,
  DESIGNS,
  type Design,
  GOODS,
  type Good,
  nameOf,
  playerName,
  say,
  texts,
} from "@hypergate/race/client";
import type { ToldEvent } from "@hypergate/wire";
import type { ReactNode } from "react";
import { Num } from "../art/glyphs.tsx";
import type { TableState } from "../table/feed.ts";
import type { GameFace } from "../table/game-face.ts";
import { namesOf } from "../table/names.ts";
import { useLanguage } from "../words/words.ts";
import { ActionFace, isAction } from "./action-card.tsx";
import { GoodToken } from "./art/good.tsx";
import { edgeOf } from "./art/paint.ts";
import { Picture } from "./art/picture.tsx";
import { colourOf, initialOf } from "./avatar.tsx";
import { CardFace } from "./card/card-face.tsx";
import { IconSign } from "./card/signs.tsx";
import { StatedUnder } from "./lazy-rules.tsx";
import { choice } from "./prompt/choice.ts";
import { ConfirmingSwitch } from "./prompt/confirming.tsx";
import { statementWords } from "./statement-words.ts";
import { vars } from "./vars.ts";
import { translate } from "./words/words.ts";
import "./face.css";

interface ThingProps {
  readonly thing: Ref;
  readonly state: TableState;
}

function designOf(thing: Ref): Design | undefined {
  const card = cardOf(thing);
  if (card !== undefined) return DESIGN[card];
  const [kind, id] = thing.split("/");
  return kind === "power" ? DESIGNS.find((design) => design.id === id) : undefined;
}

function isGood(word: string): word is Good {
  return GOODS.some((good) => good === word);
}

/** A small picture of any thing of the game. */
function Drawing({ thing }: ThingProps): ReactNode {
  const [kind, id] = thing.split("/");
  const design = designOf(thing);
  if (kind === "good" && design?.good !== undefined) return <GoodToken good={design.good} size={34} />;
  if (design !== undefined)
    return (
      <span className="race-mini" style={vars({ "--hue": edgeOf(design) })}>
        <Picture design={design} />
      </span>
    );
  if (kind === "action" && isAction(id)) return <ActionFace action={id} small={true} />;
  if (kind === "kind" && isGood(id)) return <GoodToken good={id} size={34} />;
  if (kind === "number") return <Num text={id} height={26} />;
  if (kind === "player") return <PlayerMark seat={Number(id)} name={id} />;
  return <IconSign name="world" />;
}

function PlayerMark({ seat, name }: { readonly seat: number; readonly name: string }): ReactNode {
  return (
    <span className="race-avatar" style={vars({ "--c": colourOf(seat), "--size": "20px" })}>
      {initialOf(name)}
    </span>
  );
}

/** The player a line of the log is about. */
function Sign({ event, state }: { readonly event: ToldEvent; readonly state: TableState }): ReactNode {
  const language = useLanguage();
  const { who } = event.params;
  if (typeof who !== "number") return <span />;
  return <PlayerMark seat={who} name={playerName(language, who, namesOf(state.info, language))} />;
}

/** Everything printed on a card, or what a goal or an action is about. */
function Explanation({ thing }: ThingProps): ReactNode {
  const language = useLanguage();
  const design = designOf(thing);
  if (design !== undefined) return <CardFace design={design} size="large" />;
  const [kind, id] = thing.split("/");
  if (kind === "action" && isAction(id)) return <p>{translate(language, `race.action.${id}`)}</p>;
  if (kind === "goal") return <StatedUnder id={id} />;
  return <p>{texts[thing]?.[language] ?? ""}</p>;
}

function chapterOf(language: Language, event: ToldEvent): string | undefined {
  if (event.id === "round.begins") return translate(language, "race.round", { n: Number(event.params.round) });
  return undefined;
}

/** What it is called to leave it, by what is asked. */
const REFUSALS = {
  "develop.pick": "race.none.develop",
  "settle.pick": "race.none.settle",
  "settle.second": "race.none.second",
  "takeover.target": "race.none.takeover",
  "gamble.name": "race.none.gamble",
  "gamble.ante": "race.none.gamble",
  "produce.bonus": "race.none.produce",
  "produce.windfall": "race.none.produce",
  "produce.discard": "race.none.discard",
} as const;

function isRefusable(key: string): key is keyof typeof REFUSALS {
  return key in REFUSALS;
}

function wordFor(language: Language, { key, params }: Question, word: Ref): string | undefined {
  return word === "word/none" && isRefusable(key) ? translate(language, REFUSALS[key], params) : undefined;
}

export const raceFace: GameFace = {
  id: "race",
  say,
  nameOf,
  loadReasons: async () => (await import("./reasons.ts")).reasons,
  loadStatement: async () => {
    const { rulebook } = await import("@hypergate/race/rulebook");
    return (id) => rulebook.find((statement) => statement.id === id);
  },
  Drawing,
  Sign,
  chapterOf,
  choice,
  Setting: ConfirmingSwitch,
  wordFor,
  Explanation,
  statementWords,
  loadWhy: async () => (await import("./reference/why.ts")).whyRace,
  loadEngine: async () => (await import("./engine.ts")).engine,
};
