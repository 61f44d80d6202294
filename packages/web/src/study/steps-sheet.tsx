/** Everything that has happened since the study began, each with the rules behind it: the answer to a rules question. */
import type { Statement } from "@hypergate/kernel";
import type { ToldEvent } from "@hypergate/wire";
import { type ReactNode, useEffect, useState } from "react";
import { useFeed } from "../table/feed.ts";
import { useNames } from "../table/names.ts";
import { StatementLine } from "../table/statement-line.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import type { StudyProps } from "./study-props.ts";

type Why = (event: ToldEvent) => readonly Statement[];

export function StepsSheet({ feed, face }: Pick<StudyProps, "feed" | "face">): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const names = useNames(feed);
  const events = useFeed(feed, (state) => state.events);
  const viewer = useFeed(feed, (state) => state.viewer);
  const [why, setWhy] = useState<Why>();
  useEffect(() => {
    void face.loadWhy().then((loaded) => setWhy(() => loaded));
  }, [face]);
  const you = typeof viewer === "number" ? viewer : undefined;
  const told = events
    .map((event) => ({ event, words: face.say(language, event.id, event.params, names, you) }))
    .filter(({ words }) => words !== "");
  if (told.length === 0) return <p className="muted">{t("lines.noSteps")}</p>;
  return (
    <ol className="steps-sheet">
      {told.slice(-MOST).map(({ event, words }) => (
        <li key={event.n}>
          <b>{words}</b>
          <ul>
            {(why?.(event) ?? []).map((statement) => (
              <StatementLine
                key={statement.id}
                statement={statement}
                game={face.id}
                words={face.statementWords}
                isApart
              />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** The latest so many: a long game would make a long page. */
const MOST = 80;
