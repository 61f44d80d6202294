/** How everybody stood at the moment shown, and the hand of whoever decided. */
import { percent } from "@hypergate/bots/verdict";
import type { Seat } from "@hypergate/kernel";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { COLOURS, PAINT } from "../art/colours.ts";
import { useVoice } from "../story/voice.ts";
import { useFeed } from "../table/feed.ts";
import type { AnalysisProps } from "./analysis-props.ts";
import { useJudging } from "./use-verdict.ts";

export function PositionBox({ story, face, feed, step, seat }: AnalysisProps & { readonly seat: Seat }): ReactNode {
  const { t, called } = useVoice(feed, face);
  const { verdict } = useJudging();
  const state = useFeed(feed, (all) => all);
  const { film, engine } = story;
  const { rules, meter } = engine;
  const { values, hand } = useMemo(() => {
    const { s } = film.at(step).run;
    return { values: meter.values(rules.view(s, "spectator")), hand: meter.hand(rules.view(s, seat)) };
  }, [film, rules, meter, step, seat]);
  const chances = verdict?.points.findLast((point) => point.step <= step)?.chances;
  return (
    <section className="verdict-box verdict-position">
      <div className="verdict-head">
        <h2>{t("verdict.position")}</h2>
        <span className="muted">{t("replay.at", positionOf(t, story, step))}</span>
      </div>
      <div className="verdict-scroll" tabIndex={0} role="group" aria-label={t("verdict.position")}>
        <ul className="verdict-seats">
          {values.map((value, one) => (
            <li key={one} style={{ "--seat": PAINT[COLOURS[one % COLOURS.length]].light } as CSSProperties}>
              <i aria-hidden="true" />
              <b>{called(`player/${one}`)}</b>
              <span>{t(meter.words.value, { n: value })}</span>
              <span>{chances === undefined ? "" : percent(chances[one])}</span>
            </li>
          ))}
        </ul>
        {hand.length === 0 ? null : (
          <>
            <h3>{`${t("verdict.hand")}: ${called(`player/${seat}`)}`}</h3>
            <div className="verdict-hand">
              {hand.map((card) => (
                <figure key={card}>
                  <face.Drawing thing={card} state={state} />
                  <figcaption>{called(card)}</figcaption>
                </figure>
              ))}
            </div>
          </>
        )}
      </div>
    </section>
  );
}

function positionOf(
  t: ReturnType<typeof useVoice>["t"],
  { film, engine }: AnalysisProps["story"],
  step: number,
): { where: string; step: number; steps: number } {
  const part = film.marks.findLast((mark) => mark.step <= step)?.part ?? 1;
  return { where: t(engine.meter.words.part, { n: part }), step, steps: film.steps };
}
