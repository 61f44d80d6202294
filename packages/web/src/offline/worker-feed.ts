/** A feed on a game that a worker of this page plays. What is shown has been kept before. */
import type { TableInfo } from "@hypergate/wire";
import { createStore } from "zustand/vanilla";
import { NOTHING_YET, type TableFeed, type TableState } from "../table/feed.ts";
import type { FromPlayed, ToPlayed } from "./messages.ts";

export interface WorkerFeed extends TableFeed {
  readonly leave: () => void;
}

/** The part of a worker that is used here. */
export type PlayingWorker = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

export interface WorkerFeedWords {
  /** The game cannot go on. */
  readonly broken: () => string;
  /** The browser does not keep it. */
  readonly unkept: () => string;
  readonly refused: () => string;
}

/** How a game is kept, how it looks as a table, and what else its worker tells. */
interface Played<Kept, Other> {
  readonly keep: (kept: Kept) => Promise<void>;
  readonly table: (kept: Kept, view: unknown) => Pick<TableState, "info" | "viewer"> & Partial<TableState>;
  readonly hear: (other: Other) => void;
  readonly undo: () => void;
}

export function workerFeed<Kept, Other extends { readonly tells: string } = never>(
  worker: PlayingWorker,
  { keep, table, hear, undo }: Played<Kept, Other>,
  words: WorkerFeedWords,
): WorkerFeed {
  const state = createStore<TableState>(() => NOTHING_YET);
  const send = (message: ToPlayed) => worker.postMessage(message);
  let keeping = Promise.resolve();
  /** The question that has its answer; a second one, given before the next question is seen, would be refused. */
  let answered: string | undefined;

  const show = ({ shown, kept }: Extract<FromPlayed<Kept>, { tells: "shown" }>) => {
    const { events } = state.getState();
    if (shown.asked?.ask !== answered) answered = undefined;
    state.setState({
      ...table(kept, shown.view),
      view: shown.view,
      events: [...events.slice(0, shown.from), ...shown.events],
      asked: shown.asked,
      waiting: shown.waiting,
      sending: false,
      problem: undefined,
      isHere: true,
      isJump: shown.from < events.length,
    });
  };

  worker.addEventListener("message", ({ data }: MessageEvent<FromPlayed<Kept> | Other>) => {
    if (!isFromPlayed(data)) hear(data);
    else if (data.tells === "refused") {
      answered = undefined;
      state.setState({ sending: false, problem: words.refused() });
    } else if (data.tells === "broken") {
      console.error(data.why);
      state.setState({ sending: false, problem: words.broken(), isHere: true });
    } else {
      // One after the other: an older one must not take the place of a newer one.
      keeping = keeping
        .then(() => keep(data.kept))
        .then(
          () => show(data),
          () => {
            show(data);
            state.setState({ problem: words.unkept() });
          },
        );
    }
  });

  return {
    state,
    isFilm: false,
    answer: (value) => {
      const { asked } = state.getState();
      if (asked === undefined || asked.ask === answered) return;
      answered = asked.ask;
      state.setState({ sending: true });
      send({ do: "answer", ask: asked.ask, value });
    },
    undo,
    consent: () => undefined,
    pass: () => undefined,
    stop: (window, stop) => send({ do: "stop", window, stop }),
    say: async () => false,
    leave: () => worker.terminate(),
  };
}

function isFromPlayed<Kept>(message: FromPlayed<Kept> | { readonly tells: string }): message is FromPlayed<Kept> {
  return message.tells === "shown" || message.tells === "refused" || message.tells === "broken";
}

/** Nobody else can come to such a table, and no clock runs. */
export const ALONE: TableInfo["options"] = {
  public: false,
  spectators: false,
  courtesy: false,
  pace: "brisk",
  clock: { per: "none", seconds: 0 },
};
