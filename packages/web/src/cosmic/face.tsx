/** Cosmic Encounter as the shared parts of a table know it. */
import { CARDS, cardOf, destinyOf, NONE, nameOf, playerOf, say, type View } from "@hypergate/cosmic/client";
import type { Language, Question, Ref } from "@hypergate/kernel";
import type { ToldEvent } from "@hypergate/wire";
import type { ReactNode } from "react";
import { Num } from "../art/glyphs.tsx";
import { Icon } from "../art/icons.tsx";
import { Pip } from "../art/shapes.tsx";
import { type Draft, pickedIn } from "../table/choosing.ts";
import type { TableState } from "../table/feed.ts";
import type { GameFace } from "../table/game-face.ts";
import { useLanguage } from "../words/words.ts";
import { CosmicCard } from "./art/card.tsx";
import { backOf } from "./art/card-face.ts";
import { Seal } from "./art/seal.tsx";
import { MiniPlanet } from "./board/mini-planet.tsx";
import { homebrewPlayable } from "./homebrew.ts";
import { AmountSetting } from "./prompt/amount-setting.tsx";
import { choice } from "./prompt/choice.ts";
import { Explanation } from "./sheets/lazy-sheets.ts";
import { tellBeat } from "./stage/tell-beat.ts";
import { colourOf } from "./use-cosmic.tsx";
import { translate } from "./words/words.ts";

const SMALL_CARD = 54;
const SMALL_SEAL = 48;

/** A small picture of any thing of the game. */
function Drawing({ thing, state }: { readonly thing: Ref; readonly state: TableState }): ReactNode {
  const language = useLanguage();
  const view = state.view as View;
  const [kind, what = ""] = thing.split("/");
  switch (kind) {
    case "card":
    case "name":
    case "destiny":
    case "tech":
    case "type": {
      const face = faceOf(kind, what, thing);
      return face === undefined ? (
        <Icon name="cards" size={32} />
      ) : (
        <CosmicCard face={face} width={SMALL_CARD} language={language} />
      );
    }
    case "power":
    case "wild":
    case "super": {
      const alien = what.split(".")[0];
      const owner = view.table.players.findIndex((player) => player.powers.includes(alien));
      return <Seal alien={alien} colour={colourOf(Math.max(owner, 0))} size={SMALL_SEAL} />;
    }
    case "player": {
      const seat = playerOf(thing);
      return <Seal alien={view.table.players[seat]?.powers.at(-1) ?? ""} colour={colourOf(seat)} size={SMALL_SEAL} />;
    }
    case "planet":
    case "colony":
    case "settle":
      return <MiniPlanet table={view.table} planet={`planet/${what.split("@")[0]}`} />;
    case "research":
    case "complete":
    case "fail":
    case "abandon":
      return <CosmicCard face={{ kind: "tech", id: what }} width={SMALL_CARD} language={language} />;
    case "place":
      return <Icon name={what === "warp" ? "globe" : "gateBig"} size={32} />;
    case "back":
      return <CosmicCard face={backOf(what === "reward")} width={SMALL_CARD} language={language} />;
    case "number":
      return <Num text={what} height={26} />;
    case "random":
      return <CosmicCard face={{ kind: "back" }} width={SMALL_CARD} language={language} />;
    default:
      return <Icon name="star" size={28} />;
  }
}

function faceOf(kind: string, what: string, thing: Ref): Parameters<typeof CosmicCard>[0]["face"] | undefined {
  if (kind === "tech") return { kind: "tech", id: what };
  if (kind === "type") return { kind: "type", type: what as (typeof CARDS)[number]["type"] };
  if (kind === "destiny") {
    const card = destinyOf(thing);
    return card === NONE ? undefined : { kind: "destiny", card };
  }
  const card = kind === "card" ? cardOf(thing) : CARDS.findIndex(({ name }) => name === what);
  return card < 0 ? { kind: "back" } : { kind: "card", card };
}

/** Before a log line: the shape of the first player it speaks of. */
function Sign({ event }: { readonly event: ToldEvent; readonly state: TableState }): ReactNode {
  const seat = seatIn(event);
  return seat === undefined ? <i className="log-dot" /> : <Pip colour={colourOf(seat)} size={13} />;
}

function seatIn({ params }: ToldEvent): number | undefined {
  for (const value of Object.values(params)) {
    const found = typeof value === "string" ? /player\/(\d)/.exec(value) : null;
    if (found !== null) return Number(found[1]);
  }
  return undefined;
}

const ENCOUNTER = /^encounter (\d+)/;

/** Every encounter is a chapter of the log. */
function chapterOf(language: Language, event: ToldEvent, before: ToldEvent | undefined): string | undefined {
  const n = ENCOUNTER.exec(event.trail)?.[1];
  if (n === undefined || n === ENCOUNTER.exec(before?.trail ?? "")?.[1]) return undefined;
  return `${translate(language, "cosmic.encounter")} ${n}`;
}

/** Better words than "Confirm" for what players do most. */
function goWords(language: Language, question: Question, draft: Draft): string | undefined {
  const n = pickedIn(draft);
  switch (question.key) {
    case "alliance/ships":
      return n === 0 ? undefined : translate(language, "cosmic.send", { n });
    case "launch/aim":
      return translate(language, "cosmic.aim");
    case "planning/select":
      return translate(language, "cosmic.play");
    default:
      if (!question.key.startsWith("window/") || draft.kind !== "one" || draft.picked === undefined) return undefined;
      return translate(language, draft.picked.startsWith("card/") ? "cosmic.play" : "cosmic.use");
  }
}

export const cosmicFace: GameFace = {
  id: "cosmic",
  say,
  muteWords: (language) => translate(language, "choice.mute"),
  passWords: (language) => translate(language, "choice.passEncounter"),
  deeds: (language) => ({
    "window/card.played": translate(language, "deed.card"),
    "window/power.used": translate(language, "deed.power"),
    "window/reinforcement.played": translate(language, "deed.reinforcement"),
  }),
  nameOf,
  loadReasons: async () => (await import("./reasons.ts")).reasons,
  loadStatement: async () => (await import("@hypergate/cosmic/rulebook")).statement,
  Drawing,
  Sign,
  chapterOf,
  goWords,
  tellBeat,
  choice,
  Setting: AmountSetting,
  Explanation,
  loadWhy: async () => (await import("./reference/why.ts")).whyCosmic,
  loadEngine: async () => {
    const { engine } = await import("./engine.ts");
    await homebrewPlayable();
    return engine;
  },
};
