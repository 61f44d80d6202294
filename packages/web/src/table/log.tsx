/** What happened, in words. Names of cards and aliens open their texts. */
import type { Language, Ref, Said, Seat } from "@hypergate/kernel";
import type { ToldEvent } from "@hypergate/wire";
import { Fragment, type KeyboardEvent, memo, type ReactNode, useMemo, useState } from "react";
import { useLanguage, useWords } from "../words/words.ts";
import { type TableFeed, type TableState, useFeed } from "./feed.ts";
import type { GameFace, Names } from "./game-face.ts";
import { cut, thingsIn, withSigns } from "./linked-words.ts";
import { AgainButton, useLogLine } from "./log-line.tsx";
import { UNDONE } from "./mirror.ts";
import { useNames, useReader } from "./names.ts";
import { Reading } from "./reading.tsx";
import { useReasons } from "./reasons.ts";
import { WhyEvent } from "./why-event.tsx";
import "./log.css";

/** How many lines are drawn at first; older ones on demand. */
const PAGE = 150;

export interface LogProps {
  readonly feed: TableFeed;
  readonly face: GameFace;
  /** The number of the first event that the reader has not seen, to be marked. */
  readonly newFrom?: number | undefined;
}

export function Log({ feed, face, newFrom }: LogProps): ReactNode {
  const t = useWords();
  const events = useFeed(feed, (state) => state.events);
  const [pages, setPages] = useState(1);
  const shown = useMemo(() => events.slice(-PAGE * pages), [events, pages]);
  const [thing, setThing] = useState<Ref>();
  const state = useFeed(feed, (all) => all);
  const names = useNames(feed);
  const you = useReader(feed);
  const language = useLanguage();
  const reasonOf = useReasons(feed, face);
  return (
    <div className="log" role="log" aria-label={t("log.label")} tabIndex={0} onKeyDown={walk}>
      <div className="log-lines">
        {shown.length < events.length ? (
          <button type="button" className="btn small quiet" onClick={() => setPages(pages + 1)}>
            {t("log.older")}
          </button>
        ) : null}
        {shown.map((event, i) => (
          <Line
            key={event.n}
            event={event}
            before={shown[i - 1]}
            face={face}
            names={names}
            you={you}
            language={language}
            state={state}
            isFirstNew={event.n === newFrom}
            reason={reasonOf(event)}
            open={setThing}
          />
        ))}
      </div>
      <Reading feed={feed} face={face} thing={thing} close={() => setThing(undefined)} />
    </div>
  );
}

/** The whole log is one Tab stop; arrow keys move through its links, from the latest line up. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
  if (by === 0) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(".thing-link, .why-event, .log-again")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  links.at(at < 0 ? -1 : Math.max(0, Math.min(links.length - 1, at + by)))?.focus();
}

interface LineProps {
  readonly event: ToldEvent;
  readonly before: ToldEvent | undefined;
  readonly face: GameFace;
  readonly names: Names;
  readonly you: Seat | undefined;
  readonly language: Language;
  readonly state: TableState;
  readonly isFirstNew: boolean;
  /** Why a gentle bot did it. */
  readonly reason: Said | undefined;
  readonly open: (thing: Ref) => void;
}

/** A line is drawn once, because its content does not change during the game. */
const Line = memo(LineDrawn, (one, other) => {
  const { event, before, names, you, language, isFirstNew, reason } = other;
  return (
    one.event === event &&
    one.before === before &&
    one.names === names &&
    one.you === you &&
    one.language === language &&
    one.isFirstNew === isFirstNew &&
    one.reason?.en === reason?.en
  );
});

function LineDrawn(line: LineProps): ReactNode {
  const { event, before, face, names, you, language, state, isFirstNew, reason, open } = line;
  const t = useWords();
  const handlers = useLogLine(event);
  const chapter = face.chapterOf(language, event, before);
  const words = event.id === UNDONE ? t("log.undone") : face.say(language, event.id, event.params, names, you);
  // A line "Round 4." under the headline "Round 4" adds nothing.
  const isOnlyHeadline = words === `${chapter}.`;
  return (
    <>
      {isFirstNew ? <p className="log-new">{t("log.since")}</p> : null}
      {chapter === undefined ? null : <h3 className="log-chapter">{chapter}</h3>}
      {isOnlyHeadline ? null : (
        <p className="log-line" data-event={event.id} {...handlers}>
          <face.Sign event={event} state={state} />
          <span>
            <Linked words={words} things={thingsIn(event)} face={face} names={names} language={language} open={open} />
            {reason === undefined ? null : <em className="log-reason">{reason[language]}</em>}
          </span>
          <span className="log-tools">
            {event.id === UNDONE ? null : <WhyEvent event={event} face={face} />}
            <AgainButton event={event} />
          </span>
        </p>
      )}
    </>
  );
}

interface LinkedProps extends Pick<LineProps, "face" | "names" | "language" | "open"> {
  readonly words: string;
  readonly things: readonly Ref[];
}

/** The words with the names of things in them as links. */
function Linked({ words, things, face, names, language, open }: LinkedProps): ReactNode {
  const named = things.map((ref) => ({ ref, name: face.nameOf(language, ref, names) }));
  const pieces = withSigns(cut(words, named));
  return pieces.map((piece, i) =>
    piece.ref === undefined ? (
      <Fragment key={i}>{piece.text}</Fragment>
    ) : (
      <span key={i} className="whole-word">
        {piece.before}
        <button type="button" className="thing-link" tabIndex={-1} onClick={() => open(piece.ref as Ref)}>
          {piece.text}
        </button>
        {piece.after}
      </span>
    ),
  );
}
