/** The worker in which a game without a server is played: rules and bots run here, so that the page stays quick. */
import type { KeptGame } from "../here/kept-games.ts";
import { loadSimulated } from "../simulated.ts";
import { thinkingMs, withStop } from "./in-worker.ts";
import type { Change, FromWorker, ToWorker } from "./messages.ts";
import {
  answer,
  letOthersAnswer,
  others,
  type Playing,
  resumed,
  seen,
  standpointNow,
  toKeep,
  undo,
} from "./playing.ts";

let playing: Playing | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function tell(message: FromWorker): void {
  postMessage(message);
}

async function resume(kept: KeptGame): Promise<void> {
  playing = resumed(await loadSimulated(kept.game), kept);
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
  timer = setTimeout(() => {
    letOthersAnswer(now);
    void guarded(showNow(now));
  }, thinkingMs(waiting));
}

async function guarded(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (problem) {
    tell({ tells: "broken", why: String(problem) });
  }
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
    case "standpoint":
      return tell({ tells: "standpoint", standpoint: standpointNow(now) });
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
