/** A decision of the seat looked from, before it is made: the question, all options as they stood, and what was chosen. */

import { type JudgedDecision, percent } from "@hypergate/bots/verdict";
import {
  answerInWords,
  type Counts,
  optionsOf,
  type Question,
  type Ref,
  type Seat,
  type Value,
} from "@hypergate/kernel";
import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import { COLOURS, PAINT } from "../art/colours.ts";
import type { Adviser } from "../game/lesson.ts";
import { GAMES } from "../games.ts";
import { besides, type Decision, decisionsOf } from "../story/film.ts";
import type { Story } from "../story/story.ts";
import { useVoice } from "../story/voice.ts";
import type { TableFeed } from "../table/feed.ts";
import type { GameFace } from "../table/game-face.ts";
import type { Voice } from "../table/meter.ts";
import { useNames } from "../table/names.ts";
import { useJudging } from "../verdict/use-verdict.ts";
import { useLanguage } from "../words/words.ts";
import "./decision-panel.css";
import "../words/verdict-words.ts";

interface PanelProps {
  readonly story: Story;
  readonly face: GameFace;
  readonly feed: TableFeed;
  readonly step: number;
  /** Whose decision it is. */
  readonly seat: Seat;
  readonly isOwn: boolean;
  /** Whether everything may be read, secret answers of others too. */
  readonly isOpen: boolean;
}

/** More options than this are not listed one by one. */
const MOST_OPTIONS = 14;

export function DecisionPanel(props: PanelProps): ReactNode {
  const { story, face, feed, step, seat, isOwn } = props;
  const { film, engine } = story;
  const voice = useVoice(feed, face);
  const language = useLanguage();
  const names = useNames(feed);
  const { question, answer, part } = film.decisions[step];
  const all = decisionsOf(film, seat);
  const chosen = chosenIn(answer.value);
  const options = optionsFor(question).filter(
    (ref) => chosen.includes(ref) || optionsFor(question).length <= MOST_OPTIONS,
  );
  const what = answerInWords(voice, question, answer.value);
  const who = voice.called(`player/${seat}`);
  return (
    <section
      className="decision"
      aria-label={voice.t("replay.decision")}
      style={{ "--seat": PAINT[COLOURS[seat % COLOURS.length]].light } as CSSProperties}
    >
      <div className="decision-head">
        <p className="muted">
          {voice.t("replay.decisionOf", {
            n: all.indexOf(step) + 1,
            of: all.length,
            where: voice.t(engine.meter.words.part, { n: part }),
          })}
        </p>
        <h2>{face.say(language, question.key, question.params ?? {}, names, isOwn ? seat : undefined)}</h2>
      </div>
      <p className="decision-chosen">
        <b>{voice.t(isOwn ? "replay.youChose" : "replay.chose", { who, what })}</b> <Others {...props} />
      </p>
      <Advised {...props} />
      {options.length === 0 ? null : (
        <ul className="decision-options" tabIndex={0} aria-label={voice.t("replay.options")}>
          {options.map((ref) => (
            <li key={ref} className={chosen.includes(ref) ? "chosen" : ""}>
              {voice.called(ref)}
              {chosen.includes(ref) ? <em>{voice.t(isOwn ? "replay.you" : "replay.picked")}</em> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Things that could be chosen one by one; ships and deals are told in words. */
function optionsFor(question: Question): readonly Ref[] {
  return question.kind === "deal" ? [] : optionsOf(question);
}

function chosenIn(value: Value): readonly Ref[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value as readonly Ref[];
  if (typeof value !== "object" || "do" in value) return [];
  return Object.entries(value as Counts).flatMap(([ref, n]) => (n > 0 ? [ref] : []));
}

/** What others chose at the same moment, as far as it became known. */
function Others({ story, face, feed, step, isOpen }: PanelProps): ReactNode {
  const voice = useVoice(feed, face);
  const { rules } = story.engine;
  const { question } = story.film.decisions[step];
  if (!isOpen && (question.hidden === true || rules.isSecret?.(question.key) === true)) return null;
  const told = besides(story.film, step);
  if (told.length === 0) return null;
  const line = (one: Decision) =>
    voice.t("replay.otherChose", {
      who: voice.called(`player/${one.answer.who}`),
      what: answerInWords(voice, one.question, one.answer.value),
    });
  return <span className="muted">{told.map(line).join(" · ")}</span>;
}

/** A bot says what it would have done, if it is asked. */
function Advised({ story, face, feed, step, seat, isOwn }: PanelProps): ReactNode {
  const voice = useVoice(feed, face);
  const [adviser, setAdviser] = useState<Adviser>();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isAsked) void GAMES[face.id].loadAdviser().then(setAdviser);
  }, [isAsked, face]);
  const { verdict } = useJudging();
  const { question } = story.film.decisions[step];
  const judged = verdict?.decisions.find((one) => one.step === step);
  if (judged !== undefined && judged.options.length > 0)
    return <Judged voice={voice} question={question} decision={judged} isOwn={isOwn} />;
  if (!isAsked)
    return (
      <button type="button" className="btn small quiet decision-bot" onClick={() => setAsked(true)}>
        {voice.t("replay.askBot")}
      </button>
    );
  if (adviser === undefined) return null;
  const view = story.engine.rules.view(story.film.at(step).run.s, seat);
  const value = adviser.answer(view, question);
  const why = adviser.why(view, question, value);
  return (
    <p className="decision-bot">
      {voice.t("replay.botSays", { what: answerInWords(voice, question, value) })}
      {why === undefined ? null : <span className="muted"> {voice.t("replay.because", { why: voice.t(why) })}</span>}
    </p>
  );
}

interface JudgedProps {
  readonly voice: Voice;
  readonly question: Question;
  readonly decision: JudgedDecision;
  readonly isOwn: boolean;
}

/** What the analysis says of this decision. */
function Judged({ voice, question, decision: { options, chosen }, isOwn }: JudgedProps): ReactNode {
  const [best] = options;
  if (chosen === 0)
    return <p className="decision-bot">{voice.t("verdict.botAgrees", { chance: percent(best.chance) })}</p>;
  return (
    <p className="decision-bot">
      {voice.t("verdict.botBest", {
        what: answerInWords(voice, question, best.value),
        chance: percent(best.chance),
      })}{" "}
      <span className="muted">
        {voice.t(isOwn ? "verdict.yourChance" : "verdict.theirChance", { chance: percent(options[chosen].chance) })}
      </span>
    </p>
  );
}
