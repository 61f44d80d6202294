/** A feed on a game against bots. */
import type { Standpoint } from "@hypergate/kernel";
import type { TableInfo } from "@hypergate/wire";
import { type KeptGame, keepGame } from "../here/kept-games.ts";
import type { FromPlayed, FromWorker, ToWorker } from "./messages.ts";
import { PLAYER } from "./playing-seat.ts";
import { ALONE, type PlayingWorker, type WorkerFeed, type WorkerFeedWords, workerFeed } from "./worker-feed.ts";

export interface PracticeFeed extends WorkerFeed {
  /** Where the player stands, with everything dealt anew that the player cannot know. */
  readonly standpoint: () => Promise<Standpoint>;
}

export function practiceFeed(worker: PlayingWorker, first: KeptGame, words: WorkerFeedWords): PracticeFeed {
  const send = (message: ToWorker) => worker.postMessage(message);
  const waiting: ((standpoint: Standpoint | undefined) => void)[] = [];
  const feed = workerFeed<KeptGame, Exclude<FromWorker, FromPlayed<KeptGame>>>(
    worker,
    {
      keep: keepGame,
      table: (kept) => ({ info: infoOf(kept), viewer: PLAYER }),
      hear: ({ standpoint }) => {
        for (const take of waiting.splice(0)) take(standpoint);
      },
      undo: () => send({ do: "undo" }),
    },
    words,
  );
  send({ do: "resume", kept: first });
  const standpoint = () =>
    new Promise<Standpoint>((resolve, reject) => {
      waiting.push((found) => (found === undefined ? reject(new Error("nothing is asked")) : resolve(found)));
      send({ do: "standpoint" });
    });
  return { ...feed, standpoint };
}

/** The game as a table. */
function infoOf({ id, game, settings, begun, changed, name, bots, over, stops }: KeptGame): TableInfo {
  return {
    id,
    game,
    settings,
    options: ALONE,
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
