/** How far a study is, and what can be done with it. */
import { csvOf, type Figures, jobsOf, type Study } from "@hypergate/games/study";
import { type ReactNode, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { go } from "../route.ts";
import { type MessageId, useLanguage, useWords } from "../words/words.ts";
import { type OpenStudy, resumeStudy } from "./current.ts";
import type { RunState } from "./running.ts";
import { number } from "./sentences.ts";

interface ProgressProps {
  /** Nothing for a prepared study, which is over. */
  readonly one: OpenStudy | undefined;
  readonly title?: string;
  readonly study?: Study;
  readonly state: RunState;
  readonly figures: Figures | undefined;
  readonly again: () => void;
}

export function Progress({ one, title, state, figures, again, study = one?.run.study }: ProgressProps): ReactNode {
  const t = useWords();
  const language = useLanguage();
  if (study === undefined) return null;
  const of = jobsOf(study);
  const isDone = state.played === of;
  return (
    <>
      <header className="lab-head">
        <h2>{title === undefined ? (study.name ?? t("lab.wins")) : t(title as MessageId)}</h2>
        <div className="lab-actions">
          {one === undefined || isDone ? (
            // A key of its own: a press meant for the pause must not begin anew when the last game ends under it.
            <button key="again" type="button" className="btn small" onClick={again}>
              {t(one === undefined ? "lab.again" : "lab.new")}
            </button>
          ) : (
            <button
              key="pause"
              type="button"
              className="btn small"
              onClick={() => (state.isRunning ? one.run.pause() : resumeStudy(one))}
            >
              <Icon name={state.isRunning ? "pause" : "play"} size={14} />
              {t(state.isRunning ? "lab.pause" : "lab.resume")}
            </button>
          )}
          {figures === undefined ? null : <Exports study={study} figures={figures} />}
          {one === undefined || isDone || state.isRunning ? null : (
            <button type="button" className="btn small quiet" onClick={() => go("/lab")}>
              {t("lab.new")}
            </button>
          )}
        </div>
      </header>
      <div className="lab-progress">
        <progress max={of} value={state.played} aria-label={t("lab.games")} />
        <b>{number(language, state.played)}</b>
        <span>{[t("lab.progress", { of: number(language, of) }), ...paceWords(t, state, of)].join(" · ")}</span>
      </div>
      {state.problem === undefined ? null : (
        <p className="field-problem" role="alert">
          {t("lab.broken", { why: state.problem })}
        </p>
      )}
      {one?.isKept === false ? <p className="field-problem">{t("lab.unkept")}</p> : null}
    </>
  );
}

function paceWords(t: ReturnType<typeof useWords>, { isRunning, played, rate }: RunState, of: number): string[] {
  if (played === of) return [t("lab.done")];
  if (!isRunning || rate === 0) return [];
  const seconds = Math.ceil((of - played) / rate);
  const left = seconds < 100 ? t("lab.left", { n: seconds }) : t("lab.leftMinutes", { n: Math.ceil(seconds / 60) });
  return [t("lab.rate", { rate: rate < 10 ? rate.toFixed(1) : Math.round(rate) }), left];
}

function Exports({ study, figures }: { readonly study: Study; readonly figures: Figures }): ReactNode {
  const t = useWords();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard?.writeText(csvOf(study, figures).replaceAll(",", "\t")).then(() => setIsCopied(true));
  };
  const json = () => `${JSON.stringify({ study, figures })}\n`;
  return (
    <>
      <button type="button" className="btn small" onClick={copy}>
        {t(isCopied ? "lab.copied" : "lab.copy")}
      </button>
      <button
        type="button"
        className="btn small"
        aria-label={t("lab.saveCsv")}
        title={t("lab.saveCsv")}
        onClick={() => save(`hypergate-study-${study.game}.csv`, csvOf(study, figures), "text/csv")}
      >
        {t("lab.csv")}
      </button>
      <button
        type="button"
        className="btn small"
        aria-label={t("lab.saveJson")}
        title={t("lab.saveJson")}
        onClick={() => save(`hypergate-study-${study.game}.json`, json(), "application/json")}
      >
        {t("lab.json")}
      </button>
    </>
  );
}

function save(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
