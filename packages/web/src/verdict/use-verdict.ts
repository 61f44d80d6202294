/** The verdict on the game that is looked at: what was kept of it, and the worker that goes on with it. */
import { nameOfRecording, type Verdict } from "@hypergate/bots/verdict";
import type { Recording, Seat } from "@hypergate/kernel";
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { keepVerdict, keptVerdict } from "./kept-verdicts.ts";
import type { FromJudge, ToJudge } from "./messages.ts";

export interface Judging {
  readonly verdict: Verdict | undefined;
  /** From 0 to 1; only while it runs. */
  readonly done: number | undefined;
  readonly isBroken: boolean;
  /** Begins, or goes on, with the decisions of these seats. */
  readonly start: (judged: readonly Seat[]) => void;
  readonly stop: () => void;
}

const NONE: Judging = {
  verdict: undefined,
  done: undefined,
  isBroken: false,
  start: () => undefined,
  stop: () => undefined,
};

/** The verdict for everything inside a replay. */
export const VerdictContext = createContext<Judging>(NONE);

export function useJudging(): Judging {
  return useContext(VerdictContext);
}

/** The part of a worker that is used here. */
export type Judge = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

function newWorker(): Judge {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}

const SEED = "1";
const KEEP_EVERY_MS = 3000;

export function useVerdict(recording: Recording, makeWorker: () => Judge = newWorker): Judging {
  const [verdict, setVerdict] = useState<Verdict>();
  const [done, setDone] = useState<number>();
  const [isBroken, setBroken] = useState(false);
  const worker = useRef<Judge>(undefined);
  const latest = useRef<Verdict>(undefined);
  useEffect(() => {
    let isWanted = true;
    void keptVerdict(nameOfRecording(recording)).then((kept) => {
      if (!isWanted || kept === undefined || latest.current !== undefined) return;
      latest.current = kept;
      setVerdict(kept);
    });
    return () => {
      isWanted = false;
    };
  }, [recording]);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
    setDone(undefined);
    if (latest.current !== undefined) void keepVerdict(latest.current);
  }, []);
  useEffect(() => () => worker.current?.terminate(), []);
  const start = useCallback(
    (judged: readonly Seat[]) => {
      worker.current?.terminate();
      const mine = makeWorker();
      worker.current = mine;
      setBroken(false);
      setDone(0);
      let kept = performance.now();
      mine.addEventListener("message", ({ data }: MessageEvent<FromJudge>) => {
        if (worker.current !== mine) return;
        if (data.tells === "broken") {
          console.error(data.why);
          setBroken(true);
          stop();
          return;
        }
        latest.current = data.verdict;
        setVerdict(data.verdict);
        setDone(data.done);
        if (data.verdict.isDone) stop();
        else if (performance.now() - kept > KEEP_EVERY_MS) {
          kept = performance.now();
          void keepVerdict(data.verdict);
        }
      });
      mine.postMessage({ recording, judged, seed: SEED, kept: latest.current } satisfies ToJudge);
    },
    [recording, makeWorker, stop],
  );
  return useMemo(() => ({ verdict, done, isBroken, start, stop }), [verdict, done, isBroken, start, stop]);
}
