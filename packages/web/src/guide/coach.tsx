/** What the guide says: one sentence for each step, and at the end what wins. */
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../art/icons.tsx";
import type { Lesson } from "../game/lesson.ts";
import { Link } from "../link.tsx";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useWords } from "../words/words.ts";
import { playFirstGame } from "./first-game.ts";

interface CoachProps {
  readonly lesson: Lesson;
  /** Steps done. */
  readonly step: number;
  readonly isWaiting: boolean;
  readonly next: () => void;
  readonly restart: () => void;
}

export function Coach(props: CoachProps): ReactNode {
  const t = useWords();
  const { lesson, step, isWaiting, restart } = props;
  const isOver = step >= lesson.steps.length;
  return (
    <section className={isOver ? "coach over" : "coach"} aria-label={t("guide.label")}>
      <Dots done={step} of={lesson.steps.length} />
      <div className="coach-words" aria-live="polite">
        {isOver ? (
          <Ended lesson={lesson} />
        ) : isWaiting ? (
          <p className="muted">{t("guide.others")}</p>
        ) : (
          <Says {...props} />
        )}
      </div>
      <div className="coach-tools">
        {step === 0 ? null : (
          <button type="button" className="btn small quiet" onClick={restart}>
            {t("guide.restart")}
          </button>
        )}
        <Link to="/" className="iconbtn" label={t("guide.leave")}>
          <Icon name="close" size={18} />
        </Link>
      </div>
    </section>
  );
}

function Says({ lesson, step, next }: CoachProps): ReactNode {
  const t = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const { does, says } = lesson.steps[step];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new thing to read takes the focus to its button.
  useEffect(() => button.current?.focus({ preventScroll: true }), [step]);
  return (
    <>
      <p>{t(says)}</p>
      {does === "read" ? (
        <button type="button" className="btn small primary" ref={button} onClick={next}>
          {t("guide.next")}
        </button>
      ) : null}
    </>
  );
}

function Dots({ done, of }: { readonly done: number; readonly of: number }): ReactNode {
  const t = useWords();
  const n = Math.min(done + 1, of);
  return (
    <p className="coach-dots">
      <span className="sr-only">{t("guide.progress", { n, of })}</span>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} className={i < done ? "done" : i === done ? "here" : ""} />
      ))}
    </p>
  );
}

function Ended({ lesson }: { readonly lesson: Lesson }): ReactNode {
  const t = useWords();
  const { busy, problem, run } = useAction();
  return (
    <>
      <p>
        <b>{t(lesson.wins)}</b>
      </p>
      <button type="button" className="btn primary" disabled={busy} onClick={() => run(() => playFirstGame(lesson))}>
        {t(lesson.firstGame.words)}
      </button>
      <Link to={`/rules/${lesson.game}`} className="btn small quiet">
        {t("guide.rules")}
      </Link>
      <Problem problem={problem} />
    </>
  );
}
