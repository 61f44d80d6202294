/** The decision that led to the moment shown, in words. */
import { eventFor } from "@hypergate/kernel";
import type { ReactNode } from "react";
import type { Decision } from "../story/film.ts";
import type { Story } from "../story/story.ts";
import { useVoice } from "../story/voice.ts";
import type { TableFeed } from "../table/feed.ts";
import type { GameFace } from "../table/game-face.ts";
import { useNames } from "../table/names.ts";
import { useLanguage } from "../words/words.ts";
import { answerInWords } from "./answer-words.ts";
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
  const { story, step, point } = props;
  const { t } = useVoice(props.feed, props.face);
  const decision = step === 0 ? undefined : story.film.decisions[step - 1];
  const isOpen = decision !== undefined && (point === "open" || point === decision.answer.who);
  return (
    <p className="happened" role="status" tabIndex={0}>
      {decision === undefined ? t("replay.beginning") : null}
      {isOpen ? <Chosen {...props} decision={decision} /> : null}
      {decision !== undefined && !isOpen ? <Told {...props} decision={decision} /> : null}
    </p>
  );
}

function Chosen({ face, feed, decision }: HappenedProps & { readonly decision: Decision }): ReactNode {
  const voice = useVoice(feed, face);
  const language = useLanguage();
  const names = useNames(feed);
  const { question, answer } = decision;
  const who = voice.called(`player/${answer.who}`);
  return (
    <>
      <b>{voice.t("replay.chose", { who, what: answerInWords(voice, question, answer.value) })}</b>
      <span className="muted">{face.say(language, question.key, question.params ?? {}, names)}</span>
    </>
  );
}

function Told({ story, face, feed, point, decision }: HappenedProps & { readonly decision: Decision }): ReactNode {
  const voice = useVoice(feed, face);
  const language = useLanguage();
  const names = useNames(feed);
  const events = story.film.events.slice(...decision.told).map((event) => eventFor(event, viewerFrom(point)));
  const lines = events.map((event) => face.say(language, event.id, event.params, names));
  if (lines.length > 0) return <b>{lines.join(" ")}</b>;
  if (decision.question.hidden === true) return voice.t("replay.responded");
  return <b>{voice.t("replay.decided", { who: voice.called(`player/${decision.answer.who}`) })}</b>;
}
