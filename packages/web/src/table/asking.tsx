/** The current question and the answer being made, for everything below it on the screen. */

import { optionsOf, type Question, type Ref, type Value } from "@hypergate/kernel";
import type { Asked, QuestionClock } from "@hypergate/wire";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { add, answerOf, countOf, type Draft, emptyDraft, pickedIn, type Side, tap } from "./choosing.ts";
import { useConfirming } from "./confirming.ts";
import { type TableFeed, type TableState, useFeed } from "./feed.ts";
import {
  afterUse,
  answerFrom,
  type EarlierAnswer,
  earlierAnswer,
  type FollowUp,
  isWindow,
  type Muted,
  mutedPass,
  muting,
} from "./follow-up.ts";
import { hasGoneBack } from "./mirror.ts";
import { ignoreSecondTap } from "./second-tap.ts";
import { useSmallMatters } from "./small-matters.ts";
import { hear } from "./stage/volume.ts";
import { keepsFewer, turned, turnedBack } from "./turning.ts";

export interface Asking {
  readonly question: Question | undefined;
  /** The question is turned round: what is picked is kept. */
  readonly isTurned: boolean;
  /** When the time to answer is up. */
  readonly clock: QuestionClock | undefined;
  readonly draft: Draft;
  readonly options: ReadonlySet<Ref>;
  /** The current answer, if it can be sent. */
  readonly ready: Value | undefined;
  readonly count: (ref: Ref, side?: Side) => number;
  readonly tap: (ref: Ref, side?: Side) => void;
  readonly add: (ref: Ref, n: number, side?: Side) => void;
  readonly put: (draft: Draft) => void;
  readonly clear: () => void;
  readonly answer: (value: Value) => void;
  /** Passes, and does not ask about these things again in this part of the game. */
  readonly mute: () => void;
}

const NO_OPTIONS: ReadonlySet<Ref> = new Set();
const NO_DRAFT: Draft = { kind: "confirm" };
const nothing = () => undefined;

const NOT_ASKED: Asking = {
  question: undefined,
  isTurned: false,
  clock: undefined,
  draft: NO_DRAFT,
  options: NO_OPTIONS,
  ready: undefined,
  count: () => 0,
  tap: nothing,
  add: nothing,
  put: nothing,
  clear: nothing,
  answer: nothing,
  mute: nothing,
};

const Context = createContext<Asking>(NOT_ASKED);
const Sending = createContext(false);

export function useAsking(): Asking {
  return useContext(Context);
}

/** Whether an answer is on its way. Apart from the rest, so that sending one draws only the buttons again. */
export function useSending(): boolean {
  return useContext(Sending);
}

/**
 * `prepare` may start the answer with a good default; `followUp` may answer the next question in advance; `smallAnswer` answers
 * small matters, unless the player wants to be asked; `chapter` tells the parts of a game apart in which things can be muted.
 * `turns`: questions that may be turned round; `isLight`: questions that are answered by the last thing they ask for, unless
 * the player wants to confirm.
 */
export function AskingProvider({
  feed,
  prepare = emptyDraft,
  followUp = nothing,
  chapter = wholeGame,
  smallAnswer = nothing,
  turns = never,
  isLight = never,
  children,
}: {
  readonly feed: TableFeed;
  readonly prepare?: (question: Question, state: TableState) => Draft;
  readonly smallAnswer?: (question: Question, state: TableState) => Value | undefined;
  readonly followUp?: (question: Question, value: Value, state: TableState) => FollowUp | undefined;
  readonly chapter?: (state: TableState) => string;
  readonly turns?: (question: Question) => boolean;
  readonly isLight?: (question: Question) => boolean;
  readonly children: ReactNode;
}): ReactNode {
  const [asked, say, mute] = useUnanswered(feed, chapter, useSmallMatters() ? smallAnswer : nothing);
  const sending = useFeed(feed, (state) => state.sending);
  const confirms = useConfirming();
  const [made, setMade] = useState<{ readonly ask: string; readonly draft: Draft }>();
  const asking = useMemo((): Asking => {
    if (asked === undefined) return NOT_ASKED;
    const { ask, question: original, clock } = asked;
    const turning = keepsFewer(original) && turns(original) ? original : undefined;
    const question = turning === undefined ? original : turned(turning);
    const draft = made?.ask === ask ? made.draft : prepare(question, feed.state.getState());
    const put = (next: Draft) => setMade({ ask, draft: next });
    const pick = (next: Draft) => {
      hear("tick");
      put(next);
    };
    const isSending = () => feed.state.getState().sending;
    const answer = (said: Value) => {
      if (isSending()) return;
      hear("confirm");
      ignoreSecondTap();
      const value = turning === undefined ? said : turnedBack(turning, said);
      say(earlierAnswer(original, value, lastTold(feed), followUp(original, value, feed.state.getState())));
      feed.answer(value);
    };
    return {
      question,
      isTurned: turning !== undefined,
      clock,
      draft,
      options: new Set(optionsOf(question)),
      ready: answerOf(question, draft),
      count: (ref, side) => countOf(draft, ref, side),
      // A second tap on the one thing that is picked means it.
      tap: (ref, side) => {
        if (isSending()) return;
        // What was only proposed has not been tapped yet.
        const isPicked = question.kind === "one" && draft.kind === "one" && draft.picked === ref;
        const next = isPicked ? draft : tap(question, draft, ref, side);
        const whole =
          confirms || !isLight(question) || !isComplete(question, next) ? undefined : answerOf(question, next);
        if (isPicked && made?.ask === ask) answer(ref);
        else if (whole !== undefined) answer(whole);
        else pick(next);
      },
      add: (ref, n, side) => pick(add(question, draft, ref, n, side)),
      put,
      clear: () => put(emptyDraft(question)),
      answer,
      mute: () => {
        if (!isWindow(question)) return;
        mute(question);
        answer(PASS);
      },
    };
  }, [asked, made, confirms, prepare, followUp, turns, isLight, feed, say, mute]);
  return (
    <Context value={asking}>
      <Sending value={sending}>{children}</Sending>
    </Context>
  );
}

const PASS: Ref = "word/pass";

/** Nothing more can be picked. */
function isComplete(question: Question, draft: Draft): boolean {
  if (question.kind === "one") return true;
  return question.kind === "some" && question.min === question.max && pickedIn(draft) === question.max;
}

function never(): boolean {
  return false;
}

function wholeGame(): string {
  return "";
}

function lastTold({ state }: TableFeed): number {
  return state.getState().events.at(-1)?.n ?? -1;
}

/** The question that is left, what to do with an answer, and how its things are muted. */
type Unanswered = readonly [
  Asked | undefined,
  (said: EarlierAnswer) => void,
  (question: { readonly options: readonly Ref[] }) => void,
];

/** The current question, unless an earlier answer already decides it; then it is answered and not shown. */
function useUnanswered(
  feed: TableFeed,
  chapter: (state: TableState) => string,
  smallAnswer: (question: Question, state: TableState) => Value | undefined,
): Unanswered {
  const asked = useFeed(feed, (state) => state.asked);
  const isRefused = useFeed(feed, (state) => state.problem !== undefined);
  const said = useRef<EarlierAnswer & { readonly during?: string; readonly isSinceBack?: boolean }>({});
  const say = useCallback(
    (next: EarlierAnswer) => {
      const state = feed.state.getState();
      said.current = { ...next, during: chapter(state), isSinceBack: hasGoneBack(state) };
    },
    [feed, chapter],
  );
  const muted = useRef<Muted>(undefined);
  const mute = useCallback(
    (question: { readonly options: readonly Ref[] }) => {
      muted.current = muting(muted.current, chapter(feed.state.getState()), question);
    },
    [feed, chapter],
  );
  const returnedTo = useRef<string>(undefined);
  const value = useMemo(() => {
    if (asked === undefined) return undefined;
    const { ask, question } = asked;
    const state = feed.state.getState();
    const now = chapter(state);
    const isBack = hasGoneBack(state) && said.current.isSinceBack !== true;
    // What was refused is not given again.
    if (isRefused || isBack || said.current.during !== now) said.current = {};
    if (isBack) returnedTo.current = ask;
    // Whoever takes an answer back wants to see the question, or it would be answered in the same way at once.
    if (returnedTo.current === ask) return undefined;
    return (
      answerFrom(said.current, question, lastTold(feed)) ??
      mutedPass(muted.current, question, now) ??
      smallAnswer(question, state)
    );
  }, [asked, feed, chapter, smallAnswer, isRefused]);
  const ask = asked?.ask;
  // The next question may have the same answer: each is answered once.
  useEffect(() => {
    if (ask === undefined || value === undefined) return;
    const { during = "", isSinceBack = false } = said.current;
    said.current = { ...afterUse(said.current), during, isSinceBack };
    feed.answer(value);
  }, [ask, value, feed]);
  return [value === undefined ? asked : undefined, say, mute];
}
