/** A feed on a game that a worker of this page plays. What is shown has been kept before. */
import type { TableInfo } from "@hypergate/wire";
import { createStore } from "zustand/vanilla";
import { type KeptGame, keepGame } from "../here/kept-games.ts";
import { NOTHING_YET, type TableFeed, type TableState } from "../table/feed.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { PLAYER } from "./playing-seat.ts";

export interface PracticeFeed extends TableFeed {
  readonly leave: () => void;
}

/** The part of a worker that is used here. */
export type Player = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

/** `words`: what is said if the game cannot go on, and if the browser does not keep it. */
export function practiceFeed(
  worker: Player,
  kept: KeptGame,
  words: { readonly broken: () => string; readonly unkept: () => string; readonly refused: () => string },
): PracticeFeed {
  const state = createStore<TableState>(() => NOTHING_YET);
  const send = (message: ToWorker) => worker.postMessage(message);
  let keeping = Promise.resolve();

  const show = ({ shown, kept: now }: Extract<FromWorker, { tells: "shown" }>) => {
    const { events } = state.getState();
    state.setState({
      info: infoOf(now),
      view: shown.view,
      viewer: PLAYER,
      events: [...events.slice(0, shown.from), ...shown.events],
      asked: shown.asked,
      waiting: shown.waiting,
      sending: false,
      problem: undefined,
      isHere: true,
      isJump: shown.from < events.length,
    });
  };

  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data.tells === "refused") state.setState({ sending: false, problem: words.refused() });
    else if (data.tells === "broken") {
      console.error(data.why);
      state.setState({ sending: false, problem: words.broken(), isHere: true });
    } else {
      // One after the other: an older one must not take the place of a newer one.
      keeping = keeping
        .then(() => keepGame(data.kept))
        .then(
          () => show(data),
          () => {
            show(data);
            state.setState({ problem: words.unkept() });
          },
        );
    }
  });
  send({ do: "resume", kept });

  return {
    state,
    isFilm: false,
    answer: (value) => {
      const { asked } = state.getState();
      if (asked === undefined) return;
      state.setState({ sending: true });
      send({ do: "answer", ask: asked.ask, value });
    },
    undo: () => send({ do: "undo" }),
    consent: () => undefined,
    pass: () => undefined,
    stop: (window, stop) => send({ do: "stop", window, stop }),
    say: async () => false,
    leave: () => worker.terminate(),
  };
}

/** The game as a table. */
export function infoOf({ id, game, settings, begun, changed, name, bots, over, stops }: KeptGame): TableInfo {
  return {
    id,
    game,
    settings,
    options: { public: false, spectators: false, courtesy: false, pace: "brisk", clock: { per: "none", seconds: 0 } },
    status: over === undefined ? "playing" : "over",
    created: begun,
    changed,
    seats: [{ kind: "person", name, ready: true, away: false }, ...bots.map((bot) => ({ kind: "bot" as const, bot }))],
    you: PLAYER,
    owner: true,
    stops,
    ...(over === undefined ? {} : { result: { winners: [...over.winners], units: over.units } }),
  };
}
