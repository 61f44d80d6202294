/** The buttons of the prompt: every way to answer the question that is asked. */
import { optionsOf, type Question, type Ref, type Value } from "@hypergate/kernel";
import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { useHold } from "../ui/use-hold.ts";
import { useLanguage, useWords } from "../words/words.ts";
import { type Asking, useAsking, useSending } from "./asking.tsx";
import { buttonsOf, type Choice, type Outcome, type Shortcut } from "./choice.ts";
import { canAdd, pickedIn } from "./choosing.ts";
import { type TableFeed, useFeed } from "./feed.ts";
import type { GameFace } from "./game-face.ts";
import { isReadable } from "./linked-words.ts";
import { useNames } from "./names.ts";
import { PassMenu } from "./pass-menu.tsx";
import { Reading } from "./reading.tsx";
import { notToConfirm, useUnplaced } from "./thing.ts";

export function isWord(ref: Ref): boolean {
  return ref.startsWith("word/");
}

/** Words that refuse or pass are quiet buttons on the left. */
const QUIET_WORDS: readonly Ref[] = ["word/pass", "word/decline", "word/none", "word/done"];

interface AnswersProps {
  readonly feed: TableFeed;
  readonly face: GameFace;
  readonly question: Question;
  readonly choice: Choice | undefined;
}

export function Answers({ feed, face, question, choice }: AnswersProps): ReactNode {
  const state = useFeed(feed, (all) => all);
  const unplaced = useUnplaced(optionsOf(question));
  const buttons = choice === undefined ? [] : buttonsOf(question, choice);
  const things = unplaced.filter((ref) => !isWord(ref) && !buttons.includes(ref));
  return (
    <>
      {things.length > 0 ? (
        <div className={question.kind === "spread" ? "prompt-things counted" : "prompt-things"}>
          {things.map((thing) => (
            <LooseThing key={thing} thing={thing} face={face} feed={feed} />
          ))}
        </div>
      ) : null}
      {face.Setting === undefined ? null : <face.Setting question={question} state={state} />}
      <div className="prompt-buttons">
        {question.kind === "confirm" ? <YesNo choice={choice} /> : null}
        {question.kind === "number" ? <NumberStepper min={question.min} max={question.max} /> : null}
        {question.kind === "one" ? (
          <div className="way-out">
            <Words question={question} face={face} feed={feed} choice={choice} isQuiet />
            <PassMenu feed={feed} face={face} question={question} />
          </div>
        ) : null}
        {question.kind === "one" ? <Words question={question} face={face} feed={feed} choice={choice} /> : null}
        {(choice?.shortcuts ?? []).map((shortcut) => (
          <ShortcutButton key={shortcut.name} {...shortcut} />
        ))}
        {buttons.map((thing) => (
          <OutcomeButton key={thing} thing={thing} outcome={choice?.outcomes[thing]} />
        ))}
        {buttons.length > 0 ? null : <Go question={question} face={face} choice={choice} />}
      </div>
    </>
  );
}

/** A thing that is not drawn on the screen appears in the prompt with its picture and name. */
function LooseThing({ thing, face, feed }: { readonly thing: Ref } & Pick<AnswersProps, "feed" | "face">): ReactNode {
  const language = useLanguage();
  const names = useNames(feed);
  const state = useFeed(feed, (all) => all);
  const t = useWords();
  const asking = useAsking();
  const { question, draft } = asking;
  const isSpread = question?.kind === "spread";
  const count = asking.count(thing);
  const canHaveMore = question !== undefined && canAdd(question, draft, thing);
  const name = face.nameOf(language, thing, names, question?.who);
  const choose = () => asking.tap(thing);
  const [isOpen, setOpen] = useState(false);
  const hold = useHold(() => setOpen(isReadable(thing)));
  return (
    <figure className={`loose${count > 0 ? " chosen" : ""}${isSpread ? " counted" : ""}`}>
      {/* The button lies over the drawing: it has a name of its own, and what is printed on a card is read in its sheet. */}
      <span className="loose-frame">
        <span className="loose-drawing" aria-hidden="true">
          <face.Drawing thing={thing} state={state} />
        </span>
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
        />
      </span>
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

/** Words are buttons that answer at once: those that refuse, or all others. */
function Words({
  question,
  face,
  feed,
  choice,
  isQuiet = false,
}: AnswersProps & { readonly isQuiet?: boolean }): ReactNode {
  const language = useLanguage();
  const names = useNames(feed);
  const asking = useAsking();
  const sending = useSending();
  const words = optionsOf(question).filter((ref) => isWord(ref) && QUIET_WORDS.includes(ref) === isQuiet);
  return words.map((word) => (
    <button
      type="button"
      key={word}
      className={isQuiet ? "btn quiet" : "btn outcome"}
      data-answer={word}
      disabled={sending}
      onClick={() => asking.answer(word)}
    >
      <Label
        outcome={
          choice?.outcomes[word] ?? {
            does: face.wordFor?.(language, question, word) ?? face.nameOf(language, word, names),
          }
        }
      />
    </button>
  ));
}

/** What one does, and below it what that makes. */
function Label({ outcome: { does, makes, tone } }: { readonly outcome: Outcome }): ReactNode {
  return (
    <>
      {does}
      {makes === undefined ? null : <small className={tone ?? ""}>{makes}</small>}
    </>
  );
}

/** Something that can be used in answer to a moment: one tap uses it. */
function OutcomeButton({ thing, outcome }: { readonly thing: Ref; readonly outcome: Outcome | undefined }): ReactNode {
  const asking = useAsking();
  const sending = useSending();
  if (outcome === undefined) return null;
  return (
    <button
      type="button"
      className={outcome.tone === "bad" || outcome.isPlain === true ? "btn outcome" : "btn primary outcome"}
      data-answer={thing}
      disabled={sending}
      onClick={() => asking.answer(thing)}
    >
      <Label outcome={outcome} />
    </button>
  );
}

function ShortcutButton({ name, does, value, isFilled = false }: Shortcut): ReactNode {
  const asking = useAsking();
  const sending = useSending();
  return (
    <button
      type="button"
      className={isFilled ? "btn primary" : "btn"}
      data-answer={name}
      disabled={sending}
      onClick={() => asking.answer(value)}
    >
      {does}
    </button>
  );
}

function YesNo({ choice }: { readonly choice: Choice | undefined }): ReactNode {
  const t = useWords();
  const asking = useAsking();
  const sending = useSending();
  const button = (value: boolean) => (
    <button
      type="button"
      className={value ? "btn primary" : "btn"}
      data-answer={String(value)}
      disabled={sending}
      onClick={() => asking.answer(value)}
    >
      <Label outcome={choice?.outcomes[String(value)] ?? { does: t(value ? "prompt.yes" : "prompt.no") }} />
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

/** The button that sends the picks. It is absent where only words can be chosen. */
function Go({ question, face, choice }: Pick<AnswersProps, "question" | "face" | "choice">): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const asking = useAsking();
  const sending = useSending();
  useConfirmByKey(asking);
  if (question.kind === "confirm" || question.kind === "deal") return null;
  if (question.kind === "one" && question.options.every(isWord)) return null;
  const outcome: Outcome = choice?.go ?? { does: face.goWords?.(language, question, asking.draft) ?? t("prompt.go") };
  return (
    <button
      type="button"
      className={outcome.isPlain === true ? "btn" : "btn primary"}
      data-answer="go"
      disabled={asking.ready === undefined || sending}
      onClick={() => send(asking, asking.ready)}
    >
      <Label outcome={outcome} />
    </button>
  );
}

function send(asking: Asking, value: Value | undefined): void {
  if (value !== undefined) asking.answer(value);
}

/** Control+Enter sends the answer from anywhere. */
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
