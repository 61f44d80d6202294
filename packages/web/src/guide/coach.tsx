/** The note of a lesson: one sentence for each step, what to do and why; at the end what comes next. */
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { Lesson, Lessons, Step } from "../game/lesson.ts";
import { Link } from "../link.tsx";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useWords } from "../words/words.ts";
import { playFirstGame } from "./first-game.ts";
import type { Box } from "./placing.ts";
import { standings } from "./progress.ts";

export interface CoachProps {
  readonly lessons: Lessons;
  readonly lesson: Lesson;
  /** Steps done. */
  readonly step: number;
  readonly isWaiting: boolean;
  /** Something else was tried: it is said again. */
  readonly isAgain: boolean;
  readonly next: () => void;
  /** Gives the answer that is wanted. */
  readonly doIt: () => void;
  readonly restart: () => void;
}

interface Placed {
  readonly element: RefObject<HTMLElement | null>;
  /** Where it stands; nowhere in particular if it has a place of its own. */
  readonly at: Box | undefined;
}

export function Coach(props: CoachProps & Placed): ReactNode {
  const t = useWords();
  const { lesson, step, isWaiting, at } = props;
  const isOver = step >= lesson.steps.length;
  const place: CSSProperties = at === undefined ? {} : { transform: `translate(${at.left}px, ${at.top}px)` };
  return (
    <section
      ref={props.element}
      className={isOver ? "coach over" : "coach"}
      style={place}
      aria-label={t("guide.label", { title: t(lesson.title) })}
      data-done={step}
      data-of={lesson.steps.length}
      data-points={lesson.steps[step]?.at}
    >
      <div className="coach-words" aria-live="polite">
        {isOver ? (
          <Ended {...props} />
        ) : isWaiting ? (
          <p className="coach-why waits">{t("guide.others")}</p>
        ) : (
          <Says {...props} here={lesson.steps[step]} />
        )}
      </div>
      <Foot {...props} />
    </section>
  );
}

function Says({ here, step, next, isAgain }: CoachProps & { readonly here: Step }): ReactNode {
  const t = useWords();
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new thing to read takes the focus to its button.
  useEffect(() => button.current?.focus({ preventScroll: true }), [step]);
  return (
    <>
      <p className="coach-act">
        {isAgain ? <em>{t("guide.notYet")} </em> : null}
        {t("guide.act", { act: t(here.act) })}
      </p>
      <p className="coach-why">{t(here.why)}</p>
      {here.does === "read" ? (
        <button type="button" className="coach-next" ref={button} onClick={next}>
          {t("guide.next")}
        </button>
      ) : null}
    </>
  );
}

function Foot({ lessons, lesson, step, isWaiting, doIt, restart }: CoachProps): ReactNode {
  const t = useWords();
  const of = lesson.steps.length;
  const isOver = step >= of;
  const isAnswer = lesson.steps[step]?.does === "answer" && !isWaiting;
  return (
    <footer className="coach-foot">
      <span className="coach-bars" aria-hidden="true">
        {lesson.steps.map((_, n) => (
          <i key={n} className={n < step ? "done" : n === step ? "here" : ""} />
        ))}
      </span>
      {isOver ? null : <span className="coach-count">{t("guide.progress", { n: step + 1, of })}</span>}
      {isAnswer ? (
        <button type="button" className="coach-link" data-guide="doIt" onClick={doIt}>
          {t("guide.doIt")}
        </button>
      ) : null}
      {step === 0 ? null : (
        <button type="button" className="coach-link" data-guide="restart" onClick={restart}>
          {t("guide.restart")}
        </button>
      )}
      <Link to={`/rules/${lessons.game}`} className="coach-link" label={t("guide.leaveLabel")}>
        {t("guide.leave")}
      </Link>
    </footer>
  );
}

/** After the last step: the next lesson, or the first game. */
function Ended({ lessons }: CoachProps): ReactNode {
  const t = useWords();
  const { busy, problem, run } = useAction();
  const next = standings(lessons).find(({ isNext }) => isNext);
  const main = useRef<HTMLDivElement>(null);
  useEffect(() => main.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true }), []);
  return (
    <>
      <p className="coach-act">{t("guide.done")}</p>
      <p className="coach-why">{t(lessons.wins)}</p>
      <div className="coach-onward" ref={main}>
        {next === undefined ? null : (
          <Link to={`/guide/${lessons.game}/${next.lesson.id}`} className="coach-next">
            {t("guide.nextLesson", { title: t(next.lesson.title) })}
          </Link>
        )}
        <button
          type="button"
          className={next === undefined ? "coach-next" : "coach-link"}
          data-guide="play"
          disabled={busy}
          onClick={() => run(() => playFirstGame(lessons))}
        >
          {t(lessons.firstGame.words)}
        </button>
      </div>
      <Problem problem={problem} />
    </>
  );
}
