/** Beside "Pass": not to be asked again, in this part of the game, in this game, or unless it is aimed at oneself. */
import { optionsOf, type Question } from "@hypergate/kernel";
import type { PassUntil } from "@hypergate/wire/choices";
import { thingOf } from "@hypergate/wire/passing";
import { type ReactNode, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { Popover } from "../ui/popover.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import { useAsking } from "./asking.tsx";
import type { TableFeed } from "./feed.ts";
import { isWindow } from "./follow-up.ts";
import type { GameFace } from "./game-face.ts";
import { useNames } from "./names.ts";
import "./pass-menu.css";

interface PassMenuProps {
  readonly feed: TableFeed;
  readonly face: GameFace;
  readonly question: Question;
}

export function PassMenu({ feed, face, question }: PassMenuProps): ReactNode {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const things = optionsOf(question).filter((ref) => !ref.startsWith("word/"));
  if (!isWindow(question) || things.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="btn quiet pass-menu"
        aria-label={t("prompt.passing")}
        title={t("prompt.passing")}
        onClick={() => setOpen(true)}
      >
        <Icon name="down" size={14} />
      </button>
      {isOpen ? (
        <Popover label={t("prompt.passing")} close={() => setOpen(false)}>
          <Ways feed={feed} face={face} question={question} />
        </Popover>
      ) : null}
    </>
  );
}

/** Each way passes now as well. */
function Ways({ feed, face, question }: PassMenuProps): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const names = useNames(feed);
  const asking = useAsking();
  const things = [
    ...new Set(
      optionsOf(question)
        .filter((ref) => !ref.startsWith("word/"))
        .map(thingOf),
    ),
  ];
  const called = things.map((thing) => face.nameOf(language, thing, names)).join(", ");
  const way = (name: string, words: string, mute: () => void) => (
    <button type="button" className="btn" data-mute={name} onClick={mute}>
      {words}
    </button>
  );
  const forGame = () => {
    for (const thing of things) feed.stop(thing, "never");
    asking.answer("word/pass");
  };
  const passOn = (until: PassUntil) => {
    feed.pass(until);
    asking.answer("word/pass");
  };
  const atOthers = () => {
    feed.stop(question.key, "ifAimed");
    asking.answer("word/pass");
  };
  return (
    <div className="pass-ways">
      {face.muteWords === undefined ? null : way("chapter", face.muteWords(language), asking.mute)}
      {way("game", t("prompt.mute", { things: called }), forGame)}
      {way("asked", t("pass.asked"), () => passOn("asked"))}
      {face.passWords === undefined ? null : way("unit", face.passWords(language), () => passOn("unit"))}
      {question.params?.on === undefined ? null : way("others", t("prompt.muteOthers"), atOthers)}
    </div>
  );
}
