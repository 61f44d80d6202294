/** One decision: what its options promised, which was chosen, and why another was better. */
import { gradeOf, type JudgedDecision, lossOf, percent, reasonInWords } from "@hypergate/bots/verdict";
import { answerInWords, type Seat } from "@hypergate/kernel";
import { type CSSProperties, type ReactNode, useState } from "react";
import { COLOURS, PAINT } from "../art/colours.ts";
import { Icon } from "../art/icons.tsx";
import { decisionsOf } from "../story/film.ts";
import { useVoice } from "../story/voice.ts";
import { PlayOn } from "../study/play-on.tsx";
import { useNames } from "../table/names.ts";
import { useLanguage } from "../words/words.ts";
import type { AnalysisProps } from "./analysis-props.ts";
import { useJudging } from "./use-verdict.ts";

/** More options than this wait behind a button. */
const MOST_OPTIONS = 8;
/** A lead below this is none. */
const EVEN = 0.015;

interface BoxProps extends AnalysisProps {
  readonly seat: Seat;
}

export function DecisionBox(props: BoxProps): ReactNode {
  const { story, face, feed, step, setStep, seat, you } = props;
  const { film, engine } = story;
  const voice = useVoice(feed, face);
  const language = useLanguage();
  const names = useNames(feed);
  const { verdict } = useJudging();
  const all = decisionsOf(film, seat);
  const judged = verdict?.decisions.find((one) => one.step === step && one.who === seat);
  const shown = film.decisions[step]?.answer.who === seat ? step : all.findLast((at) => at <= step);
  const before = all.findLast((at) => at < step);
  const after = all.find((at) => at > step);
  const move = (to: number | undefined, back: boolean) => (
    <button
      type="button"
      className="iconbtn"
      disabled={to === undefined}
      aria-label={voice.t(back ? "verdict.last" : "verdict.next")}
      title={voice.t(back ? "verdict.last" : "verdict.next")}
      data-tool={back ? "lastDecision" : "nextDecision"}
      onClick={() => to !== undefined && setStep(to)}
    >
      <span className={back ? undefined : "turned"}>
        <Icon name="back" size={16} />
      </span>
    </button>
  );
  if (shown === undefined)
    return (
      <section className="verdict-box verdict-decision">
        <p className="muted">{voice.t("verdict.noDecision")}</p>
        {move(after, false)}
      </section>
    );
  const { question, part } = film.decisions[shown];
  const found = judged ?? verdict?.decisions.find((one) => one.step === shown);
  return (
    <section
      className="verdict-box verdict-decision"
      style={{ "--seat": PAINT[COLOURS[seat % COLOURS.length]].light } as CSSProperties}
    >
      <div className="verdict-head">
        <p className="muted">
          {voice.t("replay.decisionOf", {
            n: all.indexOf(shown) + 1,
            of: all.length,
            where: voice.t(engine.meter.words.part, { n: Math.max(1, part) }),
          })}
        </p>
        <span className="verdict-moves">
          {move(before, true)}
          {move(after, false)}
        </span>
      </div>
      <h2>{face.say(language, question.key, question.params ?? {}, names, seat === you ? seat : undefined)}</h2>
      <div className="verdict-scroll" tabIndex={0} role="group" aria-label={voice.t("replay.options")}>
        {found === undefined ? (
          <p className="muted">{voice.t("verdict.pending")}</p>
        ) : (
          <Options {...props} decision={found} />
        )}
      </div>
      <div className="verdict-foot">
        <button type="button" className="btn small" onClick={() => props.showTable(shown)}>
          {voice.t("verdict.table")}
        </button>
        <PlayOn story={story} face={face} feed={feed} step={shown} seat={seat} />
      </div>
    </section>
  );
}

interface OptionsProps extends BoxProps {
  readonly decision: JudgedDecision;
}

function Options({ story, face, feed, seat, you, decision }: OptionsProps): ReactNode {
  const voice = useVoice(feed, face);
  const { t } = voice;
  const [isWhole, setWhole] = useState(false);
  const { options, chosen } = decision;
  const { question } = story.film.decisions[decision.step];
  if (options.length === 0) return <p className="muted">{t("verdict.nothing")}</p>;
  const most = Math.max(0.05, ...options.map(({ chance, error }) => chance + error));
  const rows = options.flatMap((option, i) => (isWhole || i < MOST_OPTIONS || i === chosen ? [{ option, i }] : []));
  return (
    <>
      <Why face={face} feed={feed} decision={decision} you={you} />
      <ul className="verdict-options">
        {rows.map(({ option: { value, chance, error }, i }) => {
          const what = answerInWords(voice, question, value);
          return (
            <li
              key={i}
              className={`${i === 0 ? "best" : ""}${i === chosen ? " chosen" : ""}`}
              title={t("verdict.option", { what, chance: percent(chance), error: percent(error) })}
            >
              <span className="verdict-what">
                {what}
                {i === 0 ? <em className="tag good">{t("verdict.best")}</em> : null}
                {i === chosen ? (
                  <em className="tag own">{t(seat === you ? "verdict.you" : "verdict.chosen")}</em>
                ) : null}
              </span>
              <span className="verdict-bar" aria-hidden="true">
                <i style={{ width: `${(100 * chance) / most}%` }} />
                <u
                  style={{
                    left: `${(100 * Math.max(0, chance - error)) / most}%`,
                    width: `${(100 * (Math.min(most, chance + error) - Math.max(0, chance - error))) / most}%`,
                  }}
                />
              </span>
              <b>{percent(chance)}</b>
            </li>
          );
        })}
      </ul>
      <p className="verdict-small">
        {rows.length < options.length ? (
          <button type="button" className="btn small quiet" onClick={() => setWhole(true)}>
            {t("replay.options")}
          </button>
        ) : null}
        <span>{t("verdict.whisker")}</span>
      </p>
    </>
  );
}

/** The best option is hardly better. */
function isEven({ options }: JudgedDecision): boolean {
  return options[0].lead < EVEN;
}

type WhyProps = Pick<BoxProps, "face" | "feed" | "you"> & { readonly decision: JudgedDecision };

/** What the choice cost, and for what reason. */
function Why({ face, feed, you, decision }: WhyProps): ReactNode {
  const { t, called } = useVoice(feed, face);
  const language = useLanguage();
  const { reason } = decision;
  const loss = lossOf(decision);
  if (decision.chosen === 0) return <p className="verdict-why">{t("verdict.right")}</p>;
  if (gradeOf(decision) === undefined)
    return <p className="verdict-why">{t(isEven(decision) ? "verdict.right" : "verdict.close")}</p>;
  const why =
    reason === undefined ? "" : reasonInWords(face.id, language, reason, (seat) => called(`player/${seat}`), you);
  return (
    <p className="verdict-why">
      <b className="bad">{t("verdict.cost", { n: Math.round(100 * loss) })}</b> {why}
    </p>
  );
}
