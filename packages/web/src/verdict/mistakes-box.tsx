/** The mistakes that were found, what everybody gave away, and the turning points. */
import { givenAway, gradeOf, type JudgedDecision, lossOf, mistakesIn, percent, turnsIn } from "@hypergate/bots/verdict";
import { answerInWords, type Seat } from "@hypergate/kernel";
import { type CSSProperties, type ReactNode, useState } from "react";
import { COLOURS, PAINT } from "../art/colours.ts";
import { beforePart } from "../story/film.ts";
import { useVoice } from "../story/voice.ts";
import type { AnalysisProps } from "./analysis-props.ts";
import { useJudging } from "./use-verdict.ts";

interface BoxProps extends AnalysisProps {
  readonly seat: Seat;
}

export function MistakesBox(props: BoxProps): ReactNode {
  const { story, face, feed, step, setStep, seat, you } = props;
  const { t, called } = useVoice(feed, face);
  const { verdict } = useJudging();
  const [isAll, setAll] = useState(false);
  if (verdict === undefined || verdict.isTraced) return null;
  const own = mistakesIn(verdict, [seat]);
  const all = mistakesIn(verdict);
  const shown = isAll ? all : own;
  const ownWords =
    seat === you
      ? t("verdict.own", { n: own.length })
      : t("verdict.theirs", { who: called(`player/${seat}`), n: own.length });
  const judged = verdict.judged.toSorted((a, b) => givenAway(verdict, a) - givenAway(verdict, b));
  const most = Math.max(0.01, ...judged.map((one) => givenAway(verdict, one)));
  return (
    <section className="verdict-box verdict-mistakes">
      <div className="verdict-head">
        <h2>{t("verdict.mistakes")}</h2>
        <span className="verdict-switch">
          <button type="button" aria-pressed={!isAll} onClick={() => setAll(false)}>
            {ownWords}
          </button>
          <button type="button" aria-pressed={isAll} onClick={() => setAll(true)}>
            {t("verdict.all", { n: all.length })}
          </button>
        </span>
      </div>
      <div className="verdict-scroll" tabIndex={0} role="group" aria-label={t("verdict.mistakes")}>
        {shown.length === 0 ? <p className="muted">{t("verdict.noMistakes")}</p> : null}
        <ul className="verdict-list">
          {shown.map((one) => (
            <li key={one.step}>
              <Mistake {...props} mistake={one} isNow={one.step === step} isNamed={isAll} />
            </li>
          ))}
        </ul>
        <h3>{t("verdict.given")}</h3>
        <ul className="verdict-given">
          {judged.map((one) => (
            <li key={one} style={{ "--seat": PAINT[COLOURS[one % COLOURS.length]].light } as CSSProperties}>
              <span>{called(`player/${one}`)}</span>
              <span className="verdict-away" aria-hidden="true">
                <i style={{ width: `${(100 * givenAway(verdict, one)) / most}%` }} />
              </span>
              <b>−{percent(givenAway(verdict, one))}</b>
            </li>
          ))}
        </ul>
        <p className="verdict-small">{t("verdict.luck")}</p>
        <h3>{t("verdict.turns")}</h3>
        <ul className="verdict-turns">
          {turnsIn(verdict).map(({ part, seat: whose, from, to }) => (
            <li key={part}>
              <button type="button" data-turn={part} onClick={() => setStep(beforePart(story.film, part, seat))}>
                {t("verdict.turn", {
                  where: t(story.engine.meter.words.part, { n: part }),
                  who: called(`player/${whose}`),
                  from: percent(from),
                  to: percent(to),
                })}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface MistakeProps extends BoxProps {
  readonly mistake: JudgedDecision;
  readonly isNow: boolean;
  /** Whether it is said whose it is. */
  readonly isNamed: boolean;
}

function Mistake({ story, face, feed, setStep, mistake, isNow, isNamed }: MistakeProps): ReactNode {
  const voice = useVoice(feed, face);
  const { t, called } = voice;
  const { options, chosen, step, part, who } = mistake;
  const { question } = story.film.decisions[step];
  const grade = gradeOf(mistake) ?? "mistake";
  const words = t("verdict.instead", {
    chosen: answerInWords(voice, question, options[chosen].value),
    best: answerInWords(voice, question, options[0].value),
  });
  return (
    <button type="button" className={isNow ? "verdict-row on" : "verdict-row"} onClick={() => setStep(step)}>
      <span className={`verdict-sign ${grade}`} title={t(`verdict.${grade}`)}>
        {grade === "blunder" ? "??" : "?"}
      </span>
      <span className="muted">{t(story.engine.meter.words.part, { n: Math.max(1, part) })}</span>
      <span className="verdict-words">{isNamed ? `${called(`player/${who}`)}: ${words}` : words}</span>
      <b className="bad">−{Math.round(100 * lossOf(mistake))}</b>
    </button>
  );
}
