/** The worker in which a finished game is judged, so that the page stays quick. Whoever stops it loses nothing: the page keeps what it is told. */
import { isPlayable, type Verdict, verdictOn } from "@hypergate/bots/chances";
import { type Recording, type Trace, unpackTrace } from "@hypergate/kernel";
import { loadEstimator } from "../expert/estimators.ts";
import type { FromJudge, ToJudge } from "./messages.ts";

const TELL_EVERY_MS = 250;

function tell(message: FromJudge): void {
  postMessage(message);
}

async function judgeGame({ recording, judged, seed, kept }: ToJudge): Promise<Verdict> {
  const estimator = await loadEstimator(recording.game);
  const trace = isPlayable(estimator, recording) ? undefined : await traceIn(recording);
  const work = verdictOn(
    estimator,
    recording,
    { seed, judged, effort: estimator.effort },
    { ...(kept === undefined ? {} : { kept }), ...(trace === undefined ? {} : { trace }) },
  );
  let told = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() - told < TELL_EVERY_MS) continue;
    told = performance.now();
    tell({ tells: "progress", ...step.value });
  }
}

async function traceIn(recording: Recording & { readonly trace?: unknown }): Promise<Trace> {
  if (typeof recording.trace !== "string") throw new Error("the game cannot be played again and has no trace");
  return unpackTrace(recording.trace);
}

addEventListener("message", ({ data }: MessageEvent<ToJudge>) => {
  judgeGame(data).then(
    (verdict) => tell({ tells: "progress", done: 1, verdict }),
    (problem: unknown) => tell({ tells: "broken", why: String(problem) }),
  );
});
