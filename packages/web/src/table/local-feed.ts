/** A feed on a game that runs in the browser, without a server. Replays and guides use it. */
import { type BaseState, eventFor, type Moment, show, type Value, type Viewer } from "@hypergate/kernel";
import { createStore } from "zustand/vanilla";
import { NOTHING_YET, type TableFeed, type TableState } from "./feed.ts";

export interface LocalFeed extends TableFeed {
  /** Replaces a part of the state. */
  readonly show: (part: Partial<TableState>) => void;
}

/** The creator of the feed decides what answers do; a replay ignores them. */
export function localFeed(answer?: (value: Value) => void, heedTelling?: (isTelling: boolean) => void): LocalFeed {
  const state = createStore<TableState>(() => NOTHING_YET);
  return {
    state,
    isFilm: answer === undefined,
    answer: answer ?? ignore,
    undo: ignore,
    consent: ignore,
    stop: ignore,
    pass: ignore,
    heedTelling,
    say: async () => false,
    show: (part) => state.setState(part),
  };
}

function ignore(): void {}

/** A game in the browser as one viewer sees it. A question keeps its name while others answer theirs. */
export function seenBy<S extends BaseState, V, C>(
  session: Moment<S, V, C>,
  viewer: Viewer,
): Pick<TableState, "view" | "viewer" | "events" | "asked" | "waiting"> {
  const { view, question, waitingFor, responses } = show(session, viewer);
  const answered = session.answers.filter(({ who }) => who === viewer).length;
  return {
    view,
    viewer,
    events: session.events.map((event) => eventFor(event, viewer)),
    asked: question === undefined ? undefined : { ask: `${viewer}.${answered}`, question },
    waiting: { seats: waitingFor, responses, clocks: {} },
  };
}
