/** The analysis of a finished game: the chances of all seats, what each decision was worth, and what was given away. */
import type { Seat } from "@hypergate/kernel";
import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { Page } from "../page/page.tsx";
import { decisionsOf } from "../story/film.ts";
import { useVoice } from "../story/voice.ts";
import type { AnalysisProps } from "./analysis-props.ts";
import { ChanceCurve } from "./chance-curve.tsx";
import { DecisionBox } from "./decision-box.tsx";
import { MistakesBox } from "./mistakes-box.tsx";
import { PositionBox } from "./position-box.tsx";
import { useJudging } from "./use-verdict.ts";
import "./analysis.css";
import "../words/verdict-words.ts";

export default function Analysis(props: AnalysisProps): ReactNode {
  const { story, face, feed, step, setStep, you } = props;
  const { film } = story;
  const { t, called } = useVoice(feed, face);
  const { verdict, done } = useJudging();
  const [seat, setSeat] = useState<Seat>(you ?? film.decisions[step]?.answer.who ?? 0);
  const names = Array.from({ length: film.seats }, (_, one) => called(`player/${one}`));
  const own = decisionsOf(film, seat);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLSelectElement || event.ctrlKey || event.metaKey || event.altKey) return;
      const to =
        event.key === "n"
          ? own.find((at) => at > step)
          : event.key === "p"
            ? own.findLast((at) => at < step)
            : undefined;
      if (to !== undefined) setStep(to);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  });
  return (
    <Page className="analysis">
      <main>
        <section className="verdict-box verdict-curve">
          <div className="verdict-head">
            <h1>{t("verdict.title")}</h1>
            <div className="verdict-tools">
              <label className="player-choice">
                <span className="sr-only">{t("verdict.whose")}</span>
                <select value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
                  {names.map((name, one) => (
                    <option key={one} value={one}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
              <Running seats={film.seats} seat={seat} feed={feed} face={face} />
              <button type="button" className="btn small" data-tool="replay" onClick={() => props.showTable(step)}>
                {t("verdict.back")}
              </button>
            </div>
          </div>
          <ChanceCurve film={film} verdict={verdict} names={names} seat={seat} step={step} go={setStep} />
          <p className="verdict-small" role={verdict?.isTraced === true ? "note" : undefined}>
            {t(verdict?.isTraced === true ? "verdict.traced" : "verdict.about")}
          </p>
        </section>
        {verdict === undefined && done === undefined ? (
          <Begin seats={film.seats} seat={seat} feed={feed} face={face} />
        ) : verdict?.isTraced === true ? null : (
          <DecisionBox {...props} seat={seat} />
        )}
        <PositionBox {...props} seat={seat} />
        <MistakesBox {...props} seat={seat} />
      </main>
    </Page>
  );
}

type RunningProps = Pick<AnalysisProps, "feed" | "face"> & { readonly seats: number; readonly seat: Seat };

/** The seat looked from first. */
function order(seats: number, first: Seat): readonly Seat[] {
  const all = Array.from({ length: seats }, (_, one) => one);
  return [first, ...all.filter((one) => one !== first)];
}

function Begin({ seat, feed, face }: RunningProps): ReactNode {
  const { t } = useVoice(feed, face);
  const { start } = useJudging();
  return (
    <section className="verdict-box verdict-begin">
      <button type="button" className="btn primary" data-tool="analyse" onClick={() => start([seat])}>
        {t("verdict.start")}
      </button>
    </section>
  );
}

/** How far it is, stopping it, and going on. */
function Running({ seats, seat, feed, face }: RunningProps): ReactNode {
  const { t } = useVoice(feed, face);
  const { verdict, done, isBroken, start, stop } = useJudging();
  if (done !== undefined)
    return (
      <span className="verdict-running">
        <progress max={1} value={done} aria-label={t("verdict.progress", { n: Math.round(100 * done) })} />
        <span>{t("verdict.progress", { n: Math.round(100 * done) })}</span>
        <button type="button" className="btn small" data-tool="stop" onClick={stop}>
          {t("verdict.stop")}
        </button>
      </span>
    );
  if (verdict === undefined) return isBroken ? <span role="alert">{t("verdict.failed")}</span> : null;
  const isJudged = verdict.isDone && verdict.judged.includes(seat);
  const isWhole = verdict.isTraced || (verdict.isDone && verdict.judged.length === seats);
  return (
    <span className="verdict-running">
      {isBroken ? <span role="alert">{t("verdict.failed")}</span> : null}
      {isJudged || isWhole ? (
        <span className="verdict-chip good">
          <Icon name="check" size={12} /> {t("verdict.done")}
        </span>
      ) : (
        <button type="button" className="btn small primary" data-tool="goOn" onClick={() => start([seat])}>
          {t("verdict.goOn")}
        </button>
      )}
      {isJudged && !isWhole ? (
        <button type="button" className="btn small" data-tool="others" onClick={() => start(order(seats, seat))}>
          {t("verdict.others")}
        </button>
      ) : null}
    </span>
  );
}
