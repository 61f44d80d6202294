/** The prompt bar: the only place that asks. It says what is asked, why, how far the answer is, and holds its buttons. */
import { optionsOf, type Question, type Ref, type Value } from "@hypergate/kernel";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { post } from "../net/api.ts";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useHold } from "../ui/use-hold.ts";
import { useLanguage, useWords } from "../words/words.ts";
import { type Asking, useAsking } from "./asking.tsx";
import { canAdd, pickedIn } from "./choosing.ts";
import { Clock } from "./clock.tsx";
import { type TableFeed, useFeed } from "./feed.ts";
import type { GameFace } from "./game-face.ts";
import { isReadable } from "./linked-words.ts";
import { useNames } from "./names.ts";
import { Reading } from "./reading.tsx";
import { Narration } from "./stage/narration.tsx";
import { useTelling } from "./stage/stage.tsx";
import { notToConfirm, useUnplaced } from "./thing.ts";
import { WhyButton } from "./why.tsx";
import "./prompt.css";

export interface PromptProps {
  readonly feed: TableFeed;
  readonly face: GameFace;
  /** Instead of the usual buttons, for questions that the game has a desk of its own for. */
  readonly instead?: ReactNode;
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

/** One who left the game watches a bot play, and may come back. */
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

/** Who is waited for is told only where that is no secret. */
function WaitingBar({ feed, face }: PromptProps): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const waiting = useFeed(feed, (state) => state.waiting);
  const online = useFeed(feed, (state) => state.online);
  const problem = useFeed(feed, (state) => state.problem);
  const names = useNames(feed);
  const who = waiting.seats.map((seat) => face.nameOf(language, `player/${seat}`, names)).join(", ");
  const words = !online
    ? t("prompt.offline")
    : waiting.responses || who === ""
      ? t("prompt.responses")
      : t("prompt.waitingFor", { who });
  return (
    <section className="prompt waiting" aria-live="polite">
      <p className="prompt-words">
        <span className="ask">{words}</span>
        <span className="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </p>
      {problem === undefined ? null : <p className="why problem">{problem}</p>}
    </section>
  );
}

function QuestionBar({ feed, face, question, instead }: PromptProps & { readonly question: Question }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const names = useNames(feed);
  const asking = useAsking();
  const online = useFeed(feed, (state) => state.online);
  const refusal = useFeed(feed, (state) => state.problem);
  const problem = online ? refusal : t("prompt.offline");
  const name = useFeed(feed, (state) => state.asked?.ask);
  const bar = useFocusWhenLost<HTMLElement>(name);
  const ask = face.say(language, question.key, question.params ?? {}, names);
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
    >
      <WhyButton face={face} feed={feed} source={question.source} />
      <div className="prompt-words" aria-live="assertive">
        <p className="ask">{ask}</p>
        <p className="why">
          {problem === undefined ? <Progress question={question} /> : <span className="problem">{problem}</span>}
          <Picked feed={feed} face={face} />
          {asking.until === undefined ? null : <Clock until={asking.until} />}
        </p>
      </div>
      {instead ?? <Answers feed={feed} face={face} question={question} />}
    </section>
  );
}

/** What was answered with is gone when the next thing is asked: whoever uses the keyboard goes on from the prompt. */
function useFocusWhenLost<E extends HTMLElement>(ask: string | undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (ask !== undefined && isLost) element.current?.focus({ preventScroll: true });
  }, [ask]);
  return element;
}

/** What was picked last, by name, to be read before it is sent. */
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

/** How far the answer is, in words. */
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
    case "one":
      return question.options.some((ref) => !isWord(ref)) ? t("prompt.tapOne") : null;
    default:
      return null;
  }
}

export function isWord(ref: Ref): boolean {
  return ref.startsWith("word/");
}

/** Words that refuse or pass stand at the left end; they are the quiet buttons. */
const QUIET_WORDS: readonly Ref[] = ["word/pass", "word/decline", "word/none", "word/done"];

function Answers({ feed, face, question }: PromptProps & { readonly question: Question }): ReactNode {
  const unplaced = useUnplaced(optionsOf(question));
  const things = unplaced.filter((ref) => !isWord(ref));
  return (
    <>
      {things.length > 0 ? (
        <div className="prompt-things">
          {things.map((thing) => (
            <LooseThing key={thing} thing={thing} face={face} feed={feed} />
          ))}
        </div>
      ) : null}
      <div className="prompt-buttons">
        {question.kind === "confirm" ? <YesNo /> : null}
        {question.kind === "number" ? <NumberStepper min={question.min} max={question.max} /> : null}
        {question.kind === "one" ? <Words question={question} face={face} feed={feed} /> : null}
        <Go question={question} face={face} />
      </div>
    </>
  );
}

/** A thing that is nowhere on the screen comes to the prompt as a drawing with its name. */
function LooseThing({ thing, face, feed }: { readonly thing: Ref } & Omit<PromptProps, "instead">): ReactNode {
  const language = useLanguage();
  const names = useNames(feed);
  const state = useFeed(feed, (all) => all);
  const t = useWords();
  const asking = useAsking();
  const { question, draft } = asking;
  const isSpread = question?.kind === "spread";
  const count = asking.count(thing);
  const canHaveMore = question !== undefined && canAdd(question, draft, thing);
  const name = face.nameOf(language, thing, names);
  const choose = () => asking.tap(thing);
  const [isOpen, setOpen] = useState(false);
  const hold = useHold(() => setOpen(isReadable(thing)));
  return (
    <figure className={count > 0 ? "loose chosen" : "loose"}>
      <button
        type="button"
        className="loose-tap"
        data-thing={thing}
        aria-pressed={count > 0}
        aria-label={name}
        {...hold.props}
        onClick={() => {
          if (!hold.wasHeld()) choose();
        }}
        onKeyDown={notToConfirm}
      >
        <face.Drawing thing={thing} state={state} />
      </button>
      <figcaption>{name}</figcaption>
      <Reading feed={feed} face={face} thing={isOpen ? thing : undefined} close={() => setOpen(false)} />
      {isSpread ? (
        <div className="stepper">
          <button
            type="button"
            aria-label={t("prompt.less", { what: name })}
            disabled={count === 0}
            onClick={() => asking.add(thing, -1)}
          >
            <Icon name="minus" size={16} />
          </button>
          <b>{count}</b>
          <button
            type="button"
            aria-label={t("prompt.more", { what: name })}
            disabled={!canHaveMore}
            onClick={() => asking.add(thing, 1)}
          >
            <Icon name="plus" size={16} />
          </button>
        </div>
      ) : null}
    </figure>
  );
}

/** Words are buttons that answer at once. */
function Words({ question, face, feed }: Omit<PromptProps, "instead"> & { readonly question: Question }): ReactNode {
  const language = useLanguage();
  const names = useNames(feed);
  const asking = useAsking();
  const words = optionsOf(question).filter(isWord);
  const inOrder = [...words].sort((a, b) => Number(QUIET_WORDS.includes(b)) - Number(QUIET_WORDS.includes(a)));
  return inOrder.map((word) => (
    <button
      type="button"
      key={word}
      className={QUIET_WORDS.includes(word) ? "btn quiet" : "btn"}
      data-answer={word}
      disabled={asking.sending}
      onClick={() => asking.answer(word)}
    >
      {face.wordFor?.(language, question, word) ?? face.nameOf(language, word, names)}
    </button>
  ));
}

function YesNo(): ReactNode {
  const t = useWords();
  const asking = useAsking();
  const button = (value: boolean) => (
    <button
      type="button"
      className={value ? "btn primary" : "btn"}
      data-answer={String(value)}
      disabled={asking.sending}
      onClick={() => asking.answer(value)}
    >
      {t(value ? "prompt.yes" : "prompt.no")}
    </button>
  );
  return (
    <>
      {button(false)}
      {button(true)}
    </>
  );
}

function NumberStepper({ min, max }: { readonly min: number; readonly max: number }): ReactNode {
  const t = useWords();
  const asking = useAsking();
  const n = pickedIn(asking.draft);
  return (
    <div className="stepper large">
      <button
        type="button"
        aria-label={t("prompt.fewer")}
        data-step="-1"
        disabled={n <= min}
        onClick={() => asking.add("", -1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <output>{n}</output>
      <button
        type="button"
        aria-label={t("prompt.greater")}
        data-step="1"
        disabled={n >= max}
        onClick={() => asking.add("", 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}

/** The button that sends what has been picked. Where one can pick nothing but words, there is none. */
function Go({ question, face }: { readonly question: Question; readonly face: GameFace }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const asking = useAsking();
  useConfirmByKey(asking);
  if (question.kind === "confirm" || question.kind === "deal") return null;
  if (question.kind === "one" && question.options.every(isWord)) return null;
  const words = face.goWords?.(language, question, asking.draft) ?? t("prompt.go");
  return (
    <button
      type="button"
      className="btn primary"
      data-answer="go"
      disabled={asking.ready === undefined || asking.sending}
      onClick={() => send(asking, asking.ready)}
    >
      {words}
    </button>
  );
}

function send(asking: Asking, value: Value | undefined): void {
  if (value !== undefined) asking.answer(value);
}

/** Control and Enter together send the answer from wherever one is. */
function useConfirmByKey(asking: Asking): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const isMeant = event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.repeat;
      if (isMeant) send(asking, asking.ready);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [asking]);
}
