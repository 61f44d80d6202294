/** The current question and the answer being made, for everything below it on the screen. */

import { optionsOf, type Question, type Ref, type Value } from "@hypergate/kernel";
import type { Asked, QuestionClock } from "@hypergate/wire";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { add, answerOf, countOf, type Draft, emptyDraft, type Side, tap } from "./choosing.ts";
import { type TableFeed, type TableState, useFeed } from "./feed.ts";
import { answerFrom, type EarlierAnswer, earlierAnswer, type FollowUp } from "./follow-up.ts";
import { useSmallMatters } from "./small-matters.ts";
import { hear } from "./stage/volume.ts";

export interface Asking {
  readonly question: Question | undefined;
  /** When the time to answer is up. */
  readonly clock: QuestionClock | undefined;
  readonly draft: Draft;
  readonly options: ReadonlySet<Ref>;
  /** The current answer, if it can be sent. */
  readonly ready: Value | undefined;
  readonly sending: boolean;
  readonly count: (ref: Ref, side?: Side) => number;
  readonly tap: (ref: Ref, side?: Side) => void;
  readonly add: (ref: Ref, n: number, side?: Side) => void;
  readonly put: (draft: Draft) => void;
  readonly clear: () => void;
  readonly answer: (value: Value) => void;
}

const NO_OPTIONS: ReadonlySet<Ref> = new Set();
const NO_DRAFT: Draft = { kind: "confirm" };
const nothing = () => undefined;

const NOT_ASKED: Asking = {
  question: undefined,
  clock: undefined,
  draft: NO_DRAFT,
  options: NO_OPTIONS,
  ready: undefined,
  sending: false,
  count: () => 0,
  tap: nothing,
  add: nothing,
  put: nothing,
  clear: nothing,
  answer: nothing,
};

const Context = createContext<Asking>(NOT_ASKED);

export function useAsking(): Asking {
  return useContext(Context);
}

/**
 * `prepare` may start the answer with a good default; `followUp` may answer the next question in advance; `settle` answers
 * small matters, unless the player wants to be asked.
 */
export function AskingProvider({
  feed,
  prepare = emptyDraft,
  followUp = nothing,
  settle = nothing,
  children,
}: {
  readonly feed: TableFeed;
  readonly prepare?: (question: Question, state: TableState) => Draft;
  readonly settle?: (question: Question, state: TableState) => Value | undefined;
  readonly followUp?: (question: Question, value: Value, state: TableState) => FollowUp | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const [asked, say] = useUnanswered(feed, useSmallMatters() ? settle : nothing);
  const sending = useFeed(feed, (state) => state.sending);
  const [made, setMade] = useState<{ readonly ask: string; readonly draft: Draft }>();
  const asking = useMemo((): Asking => {
    if (asked === undefined) return NOT_ASKED;
    const { ask, question, clock } = asked;
    const draft = made?.ask === ask ? made.draft : prepare(question, feed.state.getState());
    const put = (next: Draft) => setMade({ ask, draft: next });
    const pick = (next: Draft) => {
      hear("tick");
      put(next);
    };
    const answer = (value: Value) => {
      if (sending) return;
      hear("confirm");
      say(earlierAnswer(question, value, lastTold(feed), followUp(question, value, feed.state.getState())));
      feed.answer(value);
    };
    return {
      question,
      clock,
      draft,
      options: new Set(optionsOf(question)),
      ready: answerOf(question, draft),
      sending,
      count: (ref, side) => countOf(draft, ref, side),
      // A second tap on the one thing that is picked means it.
      tap: (ref, side) => {
        // What was only proposed has not been tapped yet.
        const isAgain = made?.ask === ask && question.kind === "one" && draft.kind === "one" && draft.picked === ref;
        if (isAgain) answer(ref);
        else pick(tap(question, draft, ref, side));
      },
      add: (ref, n, side) => pick(add(question, draft, ref, n, side)),
      put,
      clear: () => put(emptyDraft(question)),
      answer,
    };
  }, [asked, made, sending, prepare, followUp, feed, say]);
  return <Context value={asking}>{children}</Context>;
}

function lastTold({ state }: TableFeed): number {
  return state.getState().events.at(-1)?.n ?? -1;
}

/** The current question, unless an earlier answer already decides it; then it is answered and not shown. */
function useUnanswered(
  feed: TableFeed,
  settle: (question: Question, state: TableState) => Value | undefined,
): readonly [Asked | undefined, (said: EarlierAnswer) => void] {
  const asked = useFeed(feed, (state) => state.asked);
  const said = useRef<EarlierAnswer>({});
  const say = useRef((next: EarlierAnswer) => {
    said.current = next;
  });
  const value = useMemo(
    () =>
      asked === undefined
        ? undefined
        : (answerFrom(said.current, asked.question, lastTold(feed)) ?? settle(asked.question, feed.state.getState())),
    [asked, feed, settle],
  );
  useEffect(() => {
    if (value === undefined) return;
    if (said.current.followUp !== undefined) said.current = {};
    feed.answer(value);
  }, [value, feed]);
  return [value === undefined ? asked : undefined, say.current];
}
