/** The worker in which a game without a server is played: rules and bots run here, so that the page stays quick. */
import { next, seeded } from "@hypergate/kernel";
import type { Stops } from "@hypergate/wire";
import type { Stop } from "@hypergate/wire/choices";
import type { OfflineGame } from "../game/offline-game.ts";
import type { KeptGame } from "../here/kept-games.ts";
import type { Change, FromWorker, ToWorker } from "./messages.ts";
import { answer, letOthersAnswer, others, type Playing, resumed, seen, toKeep, undo } from "./playing.ts";

const LOADERS: Readonly<Record<string, () => Promise<OfflineGame>>> = {
  cosmic: async () => (await import("../cosmic/offline-game.ts")).offlineGame,
  race: async () => (await import("../race/offline-game.ts")).offlineGame(),
};

/** Milliseconds that others take to answer: at least and at most, in a response window and elsewhere. */
const DELAYS = { window: [80, 250], move: [250, 600] } as const;
const rng = seeded(Math.random().toString());

let playing: Playing | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function tell(message: FromWorker): void {
  postMessage(message);
}

async function resume(kept: KeptGame): Promise<void> {
  const loader = LOADERS[kept.game];
  if (loader === undefined) throw new Error(`there is no game ${kept.game}`);
  playing = resumed(await loader(), kept);
  await showNow(playing);
}

/** Keeps what happened, and shows it; then the others have their turn. */
async function showNow(now: Playing): Promise<void> {
  now.kept = await toKeep(now, Date.now());
  tell({ tells: "shown", shown: seen(now), kept: now.kept });
  schedule(now);
}

function schedule(now: Playing): void {
  clearTimeout(timer);
  const waiting = others(now);
  if (waiting.length === 0) return;
  const [least, most] = DELAYS[waiting.some(({ hidden }) => hidden === true) ? "window" : "move"];
  timer = setTimeout(
    () => {
      letOthersAnswer(now);
      void guarded(showNow(now));
    },
    least + ((most - least) * next(rng)) / 2 ** 32,
  );
}

async function guarded(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (problem) {
    tell({ tells: "broken", why: String(problem) });
  }
}

function withStop(stops: Stops, window: string, stop: Stop | "unset"): Stops {
  const { [window]: _, ...others } = stops;
  return stop === "unset" ? others : { ...others, [window]: stop };
}

async function act(message: ToWorker): Promise<void> {
  if (message.do === "resume") await resume(message.kept);
  else if (playing !== undefined) await change(playing, message);
}

async function change(now: Playing, message: Change): Promise<void> {
  switch (message.do) {
    case "answer":
      if (!answer(now, message.ask, message.value)) return tell({ tells: "refused" });
      break;
    case "undo":
      if (!undo(now)) return;
      break;
    case "stop":
      now.kept = { ...now.kept, stops: withStop(now.kept.stops, message.window, message.stop) };
      break;
  }
  await showNow(now);
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => void guarded(act(data)));
