/**
 * The prompt bar, the only place that asks. It shows the question, the reason, the progress of the answer, and its
 * buttons.
 */
import { optionsOf, type Question, type Ref, type Seat } from "@hypergate/kernel";
import { type ReactNode, type RefObject, use, useEffect, useRef, useState } from "react";
import { post } from "../net/api.ts";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { PHONE, useMedia } from "../ui/use-media.ts";
import { useLanguage, useWords } from "../words/words.ts";
import { useAsking } from "./asking.tsx";
import { pickedIn } from "./choosing.ts";
import { Clock } from "./clock.tsx";
import { type TableFeed, useFeed } from "./feed.ts";
import type { GameFace } from "./game-face.ts";
import { isReadable } from "./linked-words.ts";
import { useNames } from "./names.ts";
import { isAway } from "./presence.ts";
import { Answers } from "./prompt-answers.tsx";
import { PromptHelp } from "./prompt-help.ts";
import { Reading } from "./reading.tsx";
import { Narration } from "./stage/narration.tsx";
import { useTelling } from "./stage/stage.tsx";
import { WhyButton } from "./why.tsx";
import "./prompt.css";

export interface PromptProps {
  readonly feed: TableFeed;
  readonly face: GameFace;
  /** Replaces the usual buttons, for questions that have their own panel. */
  readonly instead?: ReactNode;
  /** What belongs to the question and is no button: cards to choose from, a sum. */
  readonly shelf?: ReactNode;
  /** What is said while nobody asks, where the game has more to say than whom the table waits for. */
  readonly waiting?: { readonly headline?: string | undefined; readonly line?: string | undefined } | undefined;
}

export function Prompt(props: PromptProps): ReactNode {
  const { question } = useAsking();
  const status = useFeed(props.feed, (state) => state.info?.status);
  const away = useFeed(props.feed, ({ info }) => {
    const own = info?.you === undefined ? undefined : info.seats[info.you];
    return own?.kind === "person" && own.away && info?.status === "playing" ? info.id : undefined;
  });
  const running = useTelling((telling) => telling.running);
  if (away !== undefined) return <AwayBar table={away} />;
  if (running !== undefined) return <Narration feed={props.feed} face={props.face} running={running} />;
  if (question === undefined) return status === "over" ? null : <WaitingBar {...props} />;
  return <QuestionBar {...props} question={question} />;
}

/** A player who left the game sees a bot play, and may come back. */
function AwayBar({ table }: { readonly table: string }): ReactNode {
  const t = useWords();
  const { busy, problem, run } = useAction();
  return (
    <section className="prompt waiting" aria-live="polite">
      <div className="prompt-words">
        <p className="ask">{t("prompt.away")}</p>
        <Problem problem={problem} />
      </div>
      <div className="prompt-buttons">
        <button
          type="button"
          className="btn primary"
          disabled={busy}
          onClick={() => run(() => post<"POST /api/tables/{id}/return">(`/api/tables/${table}/return`, {}))}
        >
          {t("prompt.comeBack")}
        </button>
      </div>
    </section>
  );
}

/** Shows who is waited for only where that is not secret. */
function WaitingBar({ feed, face, waiting: told }: PromptProps): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const waiting = useFeed(feed, (state) => state.waiting);
  const online = useFeed(feed, (state) => state.online);
  const problem = useFeed(feed, (state) => state.problem);
  const names = useNames(feed);
  const away = useFeed(feed, (state) => waiting.seats.filter((seat) => !feed.isFilm && isAway(state, seat)).join());
  const called = (seat: Seat) => {
    const name = face.nameOf(language, `player/${seat}`, names);
    return away.split(",").includes(`${seat}`) ? t("prompt.isAway", { who: name }) : name;
  };
  const who = waiting.seats.map(called).join(", ");
  const [first] = Object.values(waiting.clocks).sort((a, b) => a.until - b.until);
  const words = !online
    ? t("prompt.offline")
    : waiting.responses || who === ""
      ? t("prompt.responses")
      : (told?.headline ?? t("prompt.waitingFor", { who, n: waiting.seats.length }));
  return (
    <section className="prompt waiting" aria-live="polite">
      <div className="prompt-words">
        <p>
          <span className="ask">{words}</span>
          <span className="dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {first === undefined ? null : <Clock {...first} />}
        </p>
        {told?.line === undefined || told.line === "" ? null : <p className="why">{told.line}</p>}
      </div>
      {problem === undefined ? null : <p className="why problem">{problem}</p>}
    </section>
  );
}

function QuestionBar({
  feed,
  face,
  question,
  instead,
  shelf,
}: PromptProps & { readonly question: Question }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const names = useNames(feed);
  const asking = useAsking();
  const help = use(PromptHelp);
  const isPhone = useMedia(PHONE);
  const online = useFeed(feed, (state) => state.online);
  const refusal = useFeed(feed, (state) => state.problem);
  const problem = online ? refusal : t("prompt.offline");
  const name = useFeed(feed, (state) => state.asked?.ask);
  const bar = useFocusWhenLost<HTMLElement>(name);
  const state = useFeed(feed, (all) => all);
  const choice = face.choice?.(language, state, question, asking.draft, names, asking.isTurned);
  const ask = choice?.headline ?? face.say(language, question.key, question.params ?? {}, names, question.who);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className="prompt asked"
      aria-label={t("prompt.label")}
      data-question={question.kind}
      data-key={question.key}
      data-ask={name}
      data-offers={optionsOf(question).length}
      data-turned={asking.isTurned ? "" : undefined}
    >
      <div className="prompt-side">
        <WhyButton face={face} feed={feed} source={{ ...question.source, by: choice?.by ?? question.source.by }} />
        {isPhone ? help : null}
      </div>
      <div className="prompt-words" aria-live="assertive">
        <p className="ask">{ask}</p>
        <p className="why">
          {isPhone ? null : help}
          {problem === undefined ? (
            choice === undefined ? (
              <Progress question={question} />
            ) : (
              choice.line
            )
          ) : (
            <span className="problem">{problem}</span>
          )}
          <Picked feed={feed} face={face} />
          {asking.clock === undefined ? null : <Clock {...asking.clock} />}
        </p>
      </div>
      {shelf}
      {instead ?? <Answers feed={feed} face={face} question={question} choice={choice} />}
    </section>
  );
}

/** When the next question comes, the button that was used is gone, so keyboard focus moves to the prompt. */
function useFocusWhenLost<E extends HTMLElement>(ask: string | undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (ask !== undefined && isLost) element.current?.focus({ preventScroll: true });
  }, [ask]);
  return element;
}

/** The name of the last picked thing, to check before sending. */
function Picked({ feed, face }: Omit<PromptProps, "instead">): ReactNode {
  const language = useLanguage();
  const names = useNames(feed);
  const { draft } = useAsking();
  const [open, setOpen] = useState<Ref>();
  const thing = draft.kind === "one" ? draft.picked : draft.kind === "some" ? draft.picked.at(-1) : undefined;
  if (thing === undefined || !isReadable(thing)) return null;
  return (
    <>
      <button type="button" className="thing-link" onClick={() => setOpen(thing)}>
        {face.nameOf(language, thing, names)}
      </button>
      <Reading feed={feed} face={face} thing={open} close={() => setOpen(undefined)} />
    </>
  );
}

/** The progress of the answer, in words. */
function Progress({ question }: { readonly question: Question }): ReactNode {
  const t = useWords();
  const { draft } = useAsking();
  const n = pickedIn(draft);
  switch (question.kind) {
    case "some":
    case "spread":
      return question.min === question.max
        ? t("prompt.chosenOf", { n, max: question.max })
        : t("prompt.chosenRange", { n, min: question.min, max: question.max });
    case "order":
      return t("prompt.order", { n, max: question.options.length });
    default:
      return null;
  }
}
