/** The studies that run or were opened since the page was loaded. They go on while other pages are read. */
import type { Study } from "@hypergate/games/study";
import { type KeptStudy, keepStudy, keptStudy } from "./kept-studies.ts";
import { type Run, runOf, workersHere } from "./running.ts";

const KEEP_MS = 3000;

export interface OpenStudy {
  readonly id: string;
  readonly run: Run;
  /** Whether the browser keeps it; not known before the first time. */
  isKept: boolean | undefined;
}

const open = new Map<string, OpenStudy>();

function worker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}

/** Begins a study and keeps it. Only one runs at a time: others pause. */
export function beginStudy(study: Study): string {
  const id = crypto.randomUUID();
  const now = Date.now();
  resumeStudy(opened({ id, begun: now, changed: now, study, results: [] }));
  return id;
}

export function resumeStudy({ id, run }: OpenStudy): void {
  for (const other of open.values()) if (other.id !== id) other.run.pause();
  run.resume();
}

export async function openStudy(id: string): Promise<OpenStudy | undefined> {
  const known = open.get(id);
  if (known !== undefined) return known;
  const kept = await keptStudy(id).catch(() => undefined);
  return kept === undefined ? undefined : opened(kept);
}

export function closeStudy(id: string): void {
  open.get(id)?.run.close();
  open.delete(id);
}

function opened({ id, begun, study, results }: KeptStudy): OpenStudy {
  const run = runOf(study, results, worker, workersHere());
  const one: OpenStudy = { id, run, isKept: undefined };
  open.set(id, one);
  let last = 0;
  run.state.subscribe(({ isRunning, played }, before) => {
    const isDue = Date.now() - last > KEEP_MS || (!isRunning && before.isRunning);
    if (!isDue || (played === before.played && isRunning)) return;
    last = Date.now();
    keepStudy({ id, begun, changed: last, study, results: run.results }).then(
      () => {
        one.isKept = true;
      },
      () => {
        one.isKept = false;
      },
    );
  });
  return one;
}
