/** A first game, one step at a time, on the real table. */
import type { BaseState, Rules, Value } from "@hypergate/kernel";
import type { TableInfo } from "@hypergate/wire";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { Lesson, Script } from "../game/lesson.ts";
import { engineOf, GAMES } from "../games.ts";
import { NoSuchPage } from "../page/no-such-page.tsx";
import { go } from "../route.ts";
import { type LocalFeed, localFeed, seenBy } from "../table/local-feed.ts";
import { useWords } from "../words/words.ts";
import { Coach } from "./coach.tsx";
import {
  type Course,
  give,
  givenBy,
  isOthersTurn,
  isWanted,
  letAnotherAnswer,
  READER,
  readersQuestion,
  takenUp,
} from "./course.ts";
import { BEGINNING, keepProgress, keptProgress, type Progress } from "./progress.ts";
import "../table/stage.css";
import "./guide-page.css";
import "../words/study-words.ts";
import "../words/table-words.ts";

/** Milliseconds that another player takes to answer. */
const THINKING = 900;

interface Ready {
  readonly rules: Rules<BaseState>;
  readonly lesson: Lesson;
}

export default function GuidePage({ game }: { readonly game: string }): ReactNode {
  const [ready, setReady] = useState<Ready>();
  useEffect(() => {
    void Promise.all([engineOf(game), GAMES[game]?.loadLesson()]).then(([engine, lesson]) => {
      if (engine !== undefined && lesson !== undefined) setReady({ rules: engine.rules, lesson });
    });
  }, [game]);
  if (GAMES[game] === undefined) return <NoSuchPage />;
  if (ready === undefined) return <div className="loading" />;
  return <Guide {...ready} />;
}

function Guide({ rules, lesson }: Ready): ReactNode {
  const { step, isWaiting, feed, next, restart } = useGuide(rules, lesson);
  const { Table } = GAMES[lesson.game];
  return (
    <div className={lesson.steps[step]?.does === "answer" ? "guide" : "guide reading"}>
      <Coach lesson={lesson} step={step} isWaiting={isWaiting} next={next} restart={restart} />
      <div className="stage">
        <Table feed={feed} leave={() => go("/")} />
      </div>
    </div>
  );
}

interface Guided {
  /** Steps done. */
  readonly step: number;
  /** Others are answering, or the table still tells what happened. */
  readonly isWaiting: boolean;
  readonly feed: LocalFeed;
  readonly next: () => void;
  readonly restart: () => void;
}

function useGuide(rules: Rules<BaseState>, lesson: Lesson): Guided {
  const { script } = lesson;
  const t = useWords();
  const [progress, setProgress] = useState(() => keptProgress(lesson.game));
  const course = useRef<Course>(undefined);
  course.current ??= takenUp(rules, script, progress.given);
  const [, setMoment] = useState(0);
  const [isTelling, heedTelling] = useTelling();
  const isOthers = isOthersTurn(course.current);
  const here = lesson.steps[progress.step];
  const answered = useRef<(value: Value) => void>(() => {});
  const [feed] = useState(() => localFeed((value) => answered.current(value), heedTelling));

  const advance = useCallback(
    (next: Progress) => {
      keepProgress(lesson.game, next);
      setProgress(next);
    },
    [lesson],
  );
  answered.current = (value) => {
    const now = course.current;
    if (now === undefined || here?.does !== "answer") return;
    if (!isWanted(now, value) || !give(now, value)) return feed.show({ problem: t(here.hint) });
    feed.show({ problem: undefined });
    advance({ step: progress.step + 1, given: givenBy(now) });
  };

  useEffect(() => {
    const now = course.current;
    // Nobody goes on before what happened has been seen.
    if (now === undefined || !isOthers || isTelling.current) return;
    // Where all choose at the same time nobody has to be waited for.
    const delay = readersQuestion(now) === undefined ? THINKING : 0;
    const timer = setTimeout(() => {
      letAnotherAnswer(now);
      setMoment((moment) => moment + 1);
    }, delay);
    return () => clearTimeout(timer);
  });
  const isAsking = here?.does === "answer" && !isOthers;
  // What the table shows before its first picture is drawn.
  if (feed.state.getState().info === undefined) show(feed, course.current, lesson, isAsking);
  useEffect(() => {
    // First what happened: a question behind it would hurry it.
    if (course.current === undefined) return;
    if (hasMoved(feed, course.current)) show(feed, course.current, lesson, false);
    if (!isTelling.current) show(feed, course.current, lesson, isAsking);
  });
  return {
    step: progress.step,
    isWaiting: isOthers || isTelling.current,
    feed,
    next: () => advance({ ...progress, step: progress.step + 1 }),
    restart: () => {
      course.current = takenUp(rules, script, []);
      advance(BEGINNING);
    },
  };
}

/** Whether the table is telling what happened, known as soon as it begins. */
function useTelling(): readonly [{ readonly current: boolean }, (isTelling: boolean) => void] {
  const isTelling = useRef(false);
  const [, setChanged] = useState(false);
  const heed = useCallback((now: boolean) => {
    isTelling.current = now;
    setChanged(now);
  }, []);
  return [isTelling, heed];
}

/** Something has happened that the table does not know yet. */
function hasMoved(feed: LocalFeed, { session }: Course): boolean {
  return feed.state.getState().events.length !== session.events.length;
}

/** The table as the reader sees it. While there is something to read nothing is asked. */
function show(feed: LocalFeed, course: Course, lesson: Lesson, isAsking: boolean): void {
  const seen = seenBy(course.session, READER);
  feed.show({ ...seen, info: tableInfo(lesson, course), asked: isAsking ? seen.asked : undefined });
}

const infos = new WeakMap<Script, TableInfo>();

/** A table without people: players go by their colours or numbers. */
function tableInfo(lesson: Lesson, { script }: Course): TableInfo {
  const known = infos.get(script);
  if (known !== undefined) return known;
  const made: TableInfo = {
    id: "",
    game: lesson.game,
    settings: {},
    options: { public: false, spectators: false, courtesy: false, pace: "human", clock: { per: "none", seconds: 0 } },
    status: "playing",
    created: 0,
    changed: 0,
    seats: script.answers.map(() => ({ kind: "open" })),
    owner: false,
  };
  infos.set(script, made);
  return made;
}
