/** A study that is being played by workers of the page. It can be paused and goes on while the page is hidden. */
import { jobsOf, type Played, type Study } from "@hypergate/games/study";
import type { Recording } from "@hypergate/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { FromLab, ToLab } from "./messages.ts";

export interface RunState {
  readonly isRunning: boolean;
  readonly played: number;
  /** Games a second, lately; 0 while that is not known. */
  readonly rate: number;
  readonly problem: string | undefined;
}

export interface Run {
  readonly study: Study;
  /** Results by job; grows while the study runs. */
  readonly results: readonly (Played | undefined)[];
  readonly state: StoreApi<RunState>;
  readonly resume: () => void;
  readonly pause: () => void;
  /** A single game as a file for replays; nothing for one that cannot be replayed. */
  readonly record: (job: number) => Promise<Recording | undefined>;
  readonly close: () => void;
}

/** The part of a worker that is used here. */
export type LabWorker = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

const TELL_MS = 500;
const BATCH_MS = 200;
const MOST_IN_BATCH = 200;

/** All processors but one, at most four. */
export function workersHere(): number {
  return Math.max(1, Math.min(4, (navigator.hardwareConcurrency ?? 2) - 1));
}

interface Hand {
  readonly worker: LabWorker;
  isReady: boolean;
  isBusy: boolean;
  size: number;
}

export function runOf(
  study: Study,
  known: readonly (Played | undefined)[],
  makeWorker: () => LabWorker,
  count: number,
): Run {
  const results: (Played | undefined)[] = [...known];
  const jobs = jobsOf(study);
  const hands: Hand[] = [];
  const asked = new Map<number, (recording: Recording | undefined) => void>();
  const state = createStore<RunState>(() => ({
    isRunning: false,
    played: results.filter((one) => one !== undefined).length,
    rate: 0,
    problem: undefined,
  }));
  let played = state.getState().played;
  let next = 0;
  let ticker: ReturnType<typeof setInterval> | undefined;
  let lately: { at: number; played: number }[] = [];

  const tick = () => {
    const now = performance.now();
    lately = [...lately.filter(({ at }) => now - at < 5000), { at: now, played }];
    const [first] = lately;
    const rate = lately.length < 2 ? 0 : (1000 * (played - first.played)) / (now - first.at);
    state.setState({ played, rate });
  };
  const rest = () => {
    clearInterval(ticker);
    ticker = undefined;
    tick();
    state.setState({ isRunning: false });
  };
  /** The next games nobody plays yet. */
  const take = (size: number): { from: number; to: number } | undefined => {
    while (next < jobs && results[next] !== undefined) next++;
    if (next >= jobs) return undefined;
    const from = next;
    while (next < jobs && next - from < size && results[next] === undefined) next++;
    return { from, to: next };
  };
  const send = (hand: Hand, message: ToLab) => hand.worker.postMessage(message);
  const feed = (hand: Hand) => {
    if (!hand.isReady || hand.isBusy || !state.getState().isRunning) return;
    const batch = take(hand.size);
    if (batch !== undefined) {
      hand.isBusy = true;
      send(hand, { do: "play", ...batch });
    } else if (hands.every(({ isBusy }) => !isBusy)) rest();
  };
  const hear = (hand: Hand, message: FromLab) => {
    switch (message.tells) {
      case "ready":
        hand.isReady = true;
        break;
      case "played":
        message.results.forEach((result, i) => {
          if (results[message.from + i] === undefined) played++;
          results[message.from + i] = result;
        });
        hand.isBusy = false;
        hand.size = sizeAfter(message.results.length, message.ms);
        break;
      case "recorded":
        asked.get(message.job)?.(message.recording);
        asked.delete(message.job);
        break;
      case "broken":
        state.setState({ problem: message.why });
        rest();
        return;
    }
    feed(hand);
  };
  const hire = (): Hand => {
    const hand: Hand = { worker: makeWorker(), isReady: false, isBusy: false, size: 1 };
    hands.push(hand);
    hand.worker.addEventListener("message", ({ data }: MessageEvent<FromLab>) => hear(hand, data));
    hand.worker.addEventListener("error", (event) =>
      hear(hand, { tells: "broken", why: event instanceof ErrorEvent ? event.message : "the worker failed" }),
    );
    send(hand, { do: "study", study });
    return hand;
  };

  return {
    study,
    results,
    state,
    resume: () => {
      if (state.getState().isRunning || played === jobs) return;
      while (hands.length < count) hire();
      lately = [];
      next = 0;
      // Games that were handed out before the pause come back by themselves.
      state.setState({ isRunning: true, problem: undefined });
      ticker = setInterval(tick, TELL_MS);
      tick();
      for (const hand of hands) feed(hand);
    },
    pause: rest,
    record: (job) =>
      new Promise((resolve) => {
        asked.set(job, resolve);
        send(hands[0] ?? hire(), { do: "record", job });
      }),
    close: () => {
      clearInterval(ticker);
      for (const { worker } of hands) worker.terminate();
    },
  };
}

/** So many that a batch takes a fifth of a second. */
function sizeAfter(done: number, ms: number): number {
  return Math.max(1, Math.min(MOST_IN_BATCH, Math.round((done * BATCH_MS) / Math.max(1, ms))));
}
