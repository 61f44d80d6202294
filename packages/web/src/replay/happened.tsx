/** What led to the moment shown, in words. */
import { answerInWords, eventFor } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { type Decision, nextStep } from "../story/film.ts";
import type { Story } from "../story/story.ts";
import { useVoice } from "../story/voice.ts";
import type { TableFeed } from "../table/feed.ts";
import type { GameFace } from "../table/game-face.ts";
import type { Voice } from "../table/meter.ts";
import { useNames } from "../table/names.ts";
import { useLanguage } from "../words/words.ts";
import { type ViewPoint, viewerFrom } from "./view-point.ts";

export interface HappenedProps {
  readonly story: Story;
  readonly face: GameFace;
  readonly feed: TableFeed;
  readonly step: number;
  readonly point: ViewPoint;
}

/** A seat reads its own decisions and of the others what the table told it; who sees all hands reads everything. */
export function Happened(props: HappenedProps): ReactNode {
  const { story, face, feed, step, point } = props;
  const voice = useVoice(feed, face);
  const language = useLanguage();
  const names = useNames(feed);
  const { film } = story;
  const you = typeof point === "number" ? point : undefined;
  const from = step === 0 ? 0 : nextStep(film, step, -1);
  const since = film.decisions.slice(from, step);
  const told = film.events
    .slice(since[0]?.told[0] ?? 0, since.at(-1)?.told[1] ?? 0)
    .map((event) => eventFor(event, viewerFrom(point)));
  const lines = told
    .map((event) => face.say(language, event.id, event.params, names, you))
    .filter((line) => line !== "");
  const read = since.filter(({ answer, isQuiet }) => !isQuiet && (point === "open" || point === answer.who));
  return (
    <p className="happened" role="status" tabIndex={0}>
      {step === 0 ? voice.t("replay.beginning") : null}
      {read.map((decision, n) => (
        <span key={n} className="muted">
          {inWords(voice, decision, decision.answer.who === you)}
        </span>
      ))}
      {lines.length > 0 ? <b>{lines.join(" ")}</b> : null}
      {step > 0 && lines.length === 0 && read.length === 0 ? voice.t("replay.responded") : null}
    </p>
  );
}

function inWords(voice: Voice, { question, answer }: Decision, isOwn: boolean): string {
  const who = voice.called(`player/${answer.who}`);
  const what = answerInWords(voice, question, answer.value);
  return voice.t(isOwn ? "replay.youChose" : "replay.chose", { who, what });
}
