/** A lesson, one step at a time, on the real table. */
import type { BaseState, Language, Rules, Value } from "@hypergate/kernel";
import type { SeatInfo, TableInfo } from "@hypergate/wire";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { Lesson, Lessons } from "../game/lesson.ts";
import { engineOf, GAMES } from "../games.ts";
import { NoSuchPage } from "../page/no-such-page.tsx";
import { go } from "../route.ts";
import { type LocalFeed, localFeed, seenBy } from "../table/local-feed.ts";
import { useMedia } from "../ui/use-media.ts";
import { translate, useLanguage, useWords } from "../words/words.ts";
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
  wantedOf,
} from "./course.ts";
import { placeOf } from "./place-of.ts";
import { BEGINNING, keepProgress, keptProgress, type Progress, standings } from "./progress.ts";
import { Spotlight, useSpotlight } from "./spotlight.tsx";
import "../table/stage.css";
import "./guide-page.css";
import "../words/study-words.ts";
import "../words/table-words.ts";

/** Milliseconds that another player takes to answer. */
const THINKING = 900;

/** Here the note has a place of its own above the table. */
const DOCKED = "(max-width: 700px), (max-height: 480px)";

interface Ready {
  readonly rules: Rules<BaseState>;
  readonly lessons: Lessons;
}

interface Studied extends Ready {
  readonly lesson: Lesson;
}

/** Without a lesson in its address it is the next one, or the first. */
export default function GuidePage({
  game,
  lesson: named,
}: {
  readonly game: string;
  readonly lesson: string;
}): ReactNode {
  const [ready, setReady] = useState<Ready>();
  useEffect(() => {
    void Promise.all([engineOf(game), GAMES[game]?.loadLessons()]).then(([engine, lessons]) => {
      if (engine !== undefined && lessons !== undefined) setReady({ rules: engine.rules, lessons });
    });
  }, [game]);
  if (GAMES[game] === undefined) return <NoSuchPage />;
  if (ready === undefined) return <div className="loading" />;
  const { lessons } = ready;
  const next = standings(lessons).find(({ isNext }) => isNext)?.lesson ?? lessons.all[0];
  const lesson = named === "" ? next : lessons.all.find(({ id }) => id === named);
  return lesson === undefined ? <NoSuchPage /> : <Guide key={lesson.id} {...ready} lesson={lesson} />;
}

function Guide(props: Studied): ReactNode {
  const { lessons, lesson } = props;
  const guided = useGuide(props);
  const { step, isWaiting, feed, next } = guided;
  const here = lesson.steps[step];
  const isReading = here?.does === "read" && !isWaiting;
  const isAsking = here?.does === "answer" && !isWaiting;
  const isDocked = useMedia(DOCKED);
  const note = useRef<HTMLElement>(null);
  const lit = useSpotlight(isWaiting ? undefined : guided.at, isAsking, note, isDocked);
  const { Table } = GAMES[lessons.game];
  return (
    <div className={isReading ? "guide reading" : "guide"}>
      <Coach {...guided} lessons={lessons} lesson={lesson} element={note} at={isDocked ? undefined : lit.note} />
      {/* Reading ends with a tap anywhere but on what does something itself; the note has a button for the keyboard. */}
      <div
        className="stage"
        onPointerUp={(event) => {
          if (isReading && isFree(event.target)) next();
        }}
      >
        <Table feed={feed} leave={() => go(`/rules/${lessons.game}`)} />
      </div>
      {isReading || isAsking ? <Spotlight lit={lit} /> : null}
    </div>
  );
}

const ACTIVE = "button, a, input, select, summary, dialog, [role=button], [role=tab]";

/** A place on the table where a tap does nothing. */
function isFree(target: EventTarget): boolean {
  return target instanceof Element && target.closest(ACTIVE) === null;
}

interface Guided {
  /** Steps done. */
  readonly step: number;
  /** Others are answering, or the table still tells what happened. */
  readonly isWaiting: boolean;
  /** The last answer was not the one that is wanted. */
  readonly isAgain: boolean;
  /** The selector of what the step speaks of. */
  readonly at: string | undefined;
  readonly feed: LocalFeed;
  readonly next: () => void;
  readonly doIt: () => void;
  readonly restart: () => void;
}

function useGuide({ rules, lessons, lesson }: Studied): Guided {
  const t = useWords();
  const language = useLanguage();
  const [progress, setProgress] = useState(() => keptProgress(lessons.game, lesson.id));
  const [isAgain, setAgain] = useState(false);
  const course = useRef<Course>(undefined);
  course.current ??= takenUp(rules, lesson, progress.given);
  const [, setMoment] = useState(0);
  const [isTelling, heedTelling] = useTelling();
  const isOthers = isOthersTurn(course.current);
  const here = lesson.steps[progress.step];
  const answered = useRef<(value: Value) => void>(() => {});
  const [feed] = useState(() => localFeed((value) => answered.current(value), heedTelling));

  const advance = useCallback(
    (next: Progress) => {
      const isDone = next.isDone === true || next.step >= lesson.steps.length;
      const kept: Progress = isDone ? { ...next, isDone } : next;
      keepProgress(lessons.game, lesson.id, kept);
      setProgress(kept);
      setAgain(false);
    },
    [lessons, lesson],
  );
  answered.current = (value) => {
    const now = course.current;
    if (now === undefined || here?.does !== "answer") return;
    if (!isWanted(now, value) || !give(now, value)) {
      setAgain(true);
      return feed.show({ problem: `${t("guide.notYet")} ${t("guide.act", { act: t(here.act) })} ${t(here.why)}` });
    }
    feed.show({ problem: undefined });
    advance({ ...progress, step: progress.step + 1, given: givenBy(now) });
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
  const info = tableInfo(lessons, lesson, language);
  if (feed.state.getState().info === undefined) show(feed, course.current, info, isAsking);
  useEffect(() => {
    // First what happened: a question behind it would hurry it.
    if (course.current === undefined) return;
    if (hasMoved(feed, course.current)) show(feed, course.current, info, false);
    if (!isTelling.current) show(feed, course.current, info, isAsking);
  });
  return {
    step: progress.step,
    isWaiting: isOthers || isTelling.current,
    isAgain,
    at: here === undefined ? undefined : (here.at ?? (isAsking ? placeOfAnswer(course.current) : undefined)),
    feed,
    next: () => advance({ ...progress, step: progress.step + 1 }),
    doIt: () => {
      const wanted = course.current === undefined ? undefined : wantedOf(course.current, READER);
      if (wanted !== undefined) answered.current(wanted);
    },
    restart: () => {
      course.current = takenUp(rules, lesson, []);
      advance({ ...BEGINNING, ...(progress.isDone === true ? { isDone: true } : {}) });
    },
  };
}

function placeOfAnswer(course: Course): string | undefined {
  const wanted = wantedOf(course, READER);
  const question = readersQuestion(course);
  if (wanted === undefined || question === undefined) return undefined;
  return placeOf(question, wanted);
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
function show(feed: LocalFeed, course: Course, info: TableInfo, isAsking: boolean): void {
  const seen = seenBy(course.session, READER);
  const present = info.seats.map((_, seat) => seat);
  feed.show({ ...seen, info, present, asked: isAsking ? seen.asked : undefined });
}

const infos = new Map<string, TableInfo>();

/** A table without people: players go by the names of the lesson, or by their colours or places. */
function tableInfo({ game }: Lessons, { id, script, names = [] }: Lesson, language: Language): TableInfo {
  const key = `${game} ${id} ${language}`;
  const known = infos.get(key);
  if (known !== undefined) return known;
  const seats = script.answers.map((_, seat): SeatInfo => {
    const name = names[seat];
    if (name === undefined) return { kind: "open" };
    return { kind: "person", name: translate(language, name), ready: true, away: false };
  });
  const made: TableInfo = {
    id: "",
    game,
    settings: {},
    options: { public: false, spectators: false, courtesy: false, pace: "human", clock: { per: "none", seconds: 0 } },
    status: "playing",
    created: 0,
    changed: 0,
    seats,
    owner: false,
  };
  infos.set(key, made);
  return made;
}
