/** The landing page of the rules of a game. */
import { type CSSProperties, type FormEvent, type ReactNode, useEffect, useState } from "react";
import { Icon } from "../art/icons.tsx";
import type { HowTo, PhasePicture } from "../game/how-to.ts";
import type { Lessons } from "../game/lesson.ts";
import { GAMES } from "../games.ts";
import { playFirstGame } from "../guide/first-game.ts";
import { type Standing, standings } from "../guide/progress.ts";
import { Link } from "../link.tsx";
import { go } from "../route.ts";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import type { Book } from "./book.ts";
import { findAddress } from "./finding.ts";
import { GameTabs } from "./game-tabs.tsx";
import "./how-to-page.css";

interface Loaded {
  readonly howTo: HowTo;
  readonly lessons: Lessons;
}

export function HowToPage({ book, at }: { readonly book: Book; readonly at: string }): ReactNode {
  const { game } = book;
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    setLoaded(undefined);
    void Promise.all([GAMES[game].loadHowTo(), GAMES[game].loadLessons()]).then(([howTo, lessons]) =>
      setLoaded({ howTo, lessons }),
    );
  }, [game]);
  useEffect(() => {
    if (loaded !== undefined && at !== "") document.getElementById(at)?.scrollIntoView();
  }, [loaded, at]);
  if (loaded === undefined) return <div className="loading" />;
  const { howTo, lessons } = loaded;
  return (
    <div className={`how-to of-${game}`}>
      <Opening howTo={howTo} game={game} />
      <LessonList lessons={lessons} />
      <Round howTo={howTo} />
      <howTo.Panels />
      <Deeper howTo={howTo} book={book} />
      <Questions howTo={howTo} book={book} />
    </div>
  );
}

function Opening({
  howTo: { headline, lead, Hero },
  game,
}: {
  readonly howTo: HowTo;
  readonly game: string;
}): ReactNode {
  const t = useWords();
  return (
    <header className="how-hero">
      <div>
        <GameTabs game={game} />
        <h1>{t(headline)}</h1>
        <p>{t(lead)}</p>
      </div>
      <div className="how-hero-picture" aria-hidden="true">
        <Hero />
      </div>
    </header>
  );
}

function LessonList({ lessons }: { readonly lessons: Lessons }): ReactNode {
  const t = useWords();
  const known = standings(lessons);
  const isReady = known.every(({ isDone }) => isDone);
  const { busy, problem, run } = useAction();
  return (
    <section aria-label={t("how.lessons")}>
      <ol className="how-lessons">
        {known.map((one, n) => (
          <li key={one.lesson.id}>
            <LessonCard game={lessons.game} n={n + 1} {...one} />
          </li>
        ))}
      </ol>
      <p className="how-first">
        <button
          type="button"
          className={isReady ? "btn primary" : "btn"}
          disabled={busy}
          onClick={() => run(() => playFirstGame(lessons))}
        >
          {t(lessons.firstGame.words)}
        </button>
        <span className="muted">{t("how.firstGame")}</span>
        <Problem problem={problem} />
      </p>
    </section>
  );
}

function LessonCard({
  game,
  n,
  lesson,
  step,
  isDone,
  isNext,
}: Standing & { readonly game: string; readonly n: number }) {
  const t = useWords();
  const { id, title, about, minutes, steps, Picture } = lesson;
  const isBegun = !isDone && step > 0;
  return (
    <Link
      to={`/guide/${game}/${id}`}
      className={`how-lesson${isNext ? " next" : ""}`}
      data={{ lesson: id, state: isDone ? "done" : isBegun ? "begun" : "new" }}
    >
      <span className="how-lesson-picture" aria-hidden="true">
        <Picture />
      </span>
      <span className="how-lesson-words">
        <b>{t("how.lesson", { n, title: t(title) })}</b>
        <span>
          {t(about)} {t("how.length", { n: steps.length, minutes })}
        </span>
        {isBegun ? <em>{t("how.begun", { n: step, of: steps.length })}</em> : null}
      </span>
      {isDone ? (
        <span className="how-lesson-done" title={t("how.done")}>
          <Icon name="check" size={18} />
          <span className="sr-only">{t("how.done")}</span>
        </span>
      ) : null}
    </Link>
  );
}

function Round({ howTo: { round } }: { readonly howTo: HowTo }): ReactNode {
  const t = useWords();
  return (
    <section className="how-round">
      <h2>
        {t(round.title)} <small>{t(round.about)}</small>
      </h2>
      <ol className={`how-phases of-${round.phases.length}`}>
        {round.phases.map((phase) => (
          <Phase key={phase.numeral} {...phase} />
        ))}
      </ol>
    </section>
  );
}

function Phase({ numeral, name, text, bonus, tint, Picture, Line }: PhasePicture): ReactNode {
  const t = useWords();
  return (
    <li className="how-phase" style={{ "--tint": tint } as CSSProperties}>
      <span className="how-phase-picture" aria-hidden="true">
        <Picture />
      </span>
      <span className="how-phase-line" aria-hidden="true">
        <Line />
      </span>
      <div>
        <h3>
          <em>{numeral}</em>
          {t(name)}
        </h3>
        <p>{t(text)}</p>
        {bonus === undefined ? null : <p className="how-bonus">{t(bonus)}</p>}
      </div>
    </li>
  );
}

/** Search, and everything that can be looked up, one step deeper. */
function Deeper({ howTo: { deeper }, book }: { readonly howTo: HowTo; readonly book: Book }): ReactNode {
  const t = useWords();
  const [words, setWords] = useState("");
  const find = (event: FormEvent) => {
    event.preventDefault();
    go(findAddress(book.game, { words }));
  };
  return (
    <section className="how-deeper" aria-label={t("how.deeper")}>
      <form role="search" onSubmit={find}>
        <Icon name="search" size={18} />
        <label className="sr-only" htmlFor="how-search">
          {t("rules.find")}
        </label>
        <input
          id="how-search"
          type="search"
          value={words}
          placeholder={t(book.placeholder)}
          onChange={(event) => setWords(event.target.value)}
        />
      </form>
      {deeper.map(({ words: said, kind }) => (
        <Link key={kind} to={findAddress(book.game, { kind })}>
          {t(said)}
        </Link>
      ))}
      <Link to={`/rules/${book.game}#questions`}>{t("how.questions")}</Link>
    </section>
  );
}

/** Common questions with the statements that answer them. */
function Questions({ howTo: { questions }, book }: { readonly howTo: HowTo; readonly book: Book }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  return (
    <section className="how-questions" id="questions">
      <h2>{t("how.questions")}</h2>
      <dl>
        {questions.map(({ ask, rule }) => {
          const statement = book.byId.get(rule)?.statements.find(({ id }) => id === rule);
          if (statement === undefined) return null;
          return (
            <div key={rule}>
              <dt>{t(ask)}</dt>
              <dd>
                {statement[language]}{" "}
                <Link to={`/rules/${book.game}#${encodeURIComponent(rule)}`} className="how-rule">
                  {rule}
                </Link>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
