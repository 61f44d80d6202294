/** A feed on a study, and what else can be done with it. */
import type { TableInfo } from "@hypergate/wire";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { FromPlayed } from "../offline/messages.ts";
import {
  ALONE,
  type PlayingWorker,
  type WorkerFeed,
  type WorkerFeedWords,
  workerFeed,
} from "../offline/worker-feed.ts";
import type { LineFacts } from "./board.ts";
import { keepStudy } from "./kept-studies.ts";
import type { Study } from "./lines.ts";
import type { FromBoard, FromReader, ToBoard } from "./messages.ts";

export interface Studied {
  readonly study: Study;
  readonly facts: readonly LineFacts[];
}

export interface StudyFeed extends WorkerFeed {
  readonly studied: StoreApi<Studied>;
  readonly send: (wish: FromReader) => void;
}

/** `winnersOf` reads a view. */
export function studyFeed(
  worker: PlayingWorker,
  first: Study,
  winnersOf: (view: unknown) => readonly number[],
  words: WorkerFeedWords,
): StudyFeed {
  const studied = createStore<Studied>(() => ({ study: first, facts: [] }));
  const send = (message: ToBoard) => worker.postMessage(message);
  const feed = workerFeed<Study, Exclude<FromBoard, FromPlayed<Study>>>(
    worker,
    {
      keep: keepStudy,
      table: (study, view) => {
        studied.setState({ study });
        const present = study.names.map((_, seat) => seat);
        return { info: infoOf(study, winnersOf(view)), viewer: study.seat, present };
      },
      hear: ({ facts }) => studied.setState({ facts }),
      undo: () => send({ do: "back" }),
    },
    words,
  );
  send({ do: "open", study: first });
  return { ...feed, studied, send };
}

/** The study as a table. */
function infoOf(study: Study, winners: readonly number[]): TableInfo {
  const { id, game, names, seat, begun, changed, stops } = study;
  const isOver = winners.length > 0;
  return {
    id,
    game,
    settings: {},
    options: ALONE,
    status: isOver ? "over" : "playing",
    created: begun,
    changed,
    seats: names.map((name) =>
      name === undefined ? { kind: "open" } : { kind: "person", name, ready: true, away: false },
    ),
    you: seat,
    owner: true,
    stops,
    ...(isOver ? { result: { winners: [...winners], units: 0 } } : {}),
  };
}
