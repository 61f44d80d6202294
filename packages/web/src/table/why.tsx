/** "Why am I asked?": what the power or card behind a question does, and the sentence of the rulebook. */
import type { Source, Statement } from "@hypergate/kernel";
import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { Popover } from "../ui/popover.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import { type TableFeed, useFeed } from "./feed.ts";
import type { GameFace } from "./game-face.ts";

export interface WhyProps {
  readonly face: GameFace;
  readonly feed: TableFeed;
  readonly source: Source;
}

export function WhyButton({ face, feed, source }: WhyProps): ReactNode {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const state = useFeed(feed, (all) => all);
  const isThing = !source.by.startsWith("rule/") && !source.by.startsWith("word/");
  return (
    <div className="why-button">
      <span className="src" aria-hidden="true">
        {isThing ? <face.Drawing thing={source.by} state={state} /> : <Icon name="gateBig" size={36} />}
      </span>
      <button
        type="button"
        className="why-open"
        aria-label={t("prompt.why")}
        title={t("prompt.why")}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <Popover label={t("prompt.why")} close={() => setOpen(false)}>
          <Why face={face} feed={feed} source={source} />
        </Popover>
      ) : null}
    </div>
  );
}

function Why({ face, feed, source }: WhyProps): ReactNode {
  const language = useLanguage();
  const state = useFeed(feed, (all) => all);
  const [statement, setStatement] = useState<Statement>();
  useEffect(() => {
    void face.loadStatement().then((find) => setStatement(find(source.rule)));
  }, [face, source.rule]);
  return (
    <>
      <face.Explanation thing={source.by} state={state} />
      {statement === undefined ? null : <p className="statement">{statement[language]}</p>}
    </>
  );
}
