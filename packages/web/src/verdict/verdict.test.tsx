import type { JudgedDecision, Verdict } from "@hypergate/bots/verdict";
import type { Recording } from "@hypergate/kernel";
import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { apart, endsApart } from "./ends.ts";
import type { FromJudge, ToJudge } from "./messages.ts";
import { type Judge, useVerdict } from "./use-verdict.ts";

const RECORDING: Recording = {
  format: "hypergate-game",
  game: "race",
  version: 3,
  seed: "s",
  config: {},
  courtesy: false,
  answers: [],
  hash: "",
};

const VERDICT: Verdict = {
  format: "hypergate-verdict",
  version: 1,
  game: "race",
  of: "x",
  seed: "1",
  effort: { worlds: 4, ahead: 1 },
  seats: 2,
  winners: [0],
  judged: [1],
  points: [{ step: 0, part: 1, chances: [0.5, 0.5] }],
  decisions: [] as readonly JudgedDecision[],
  isTraced: false,
  isDone: false,
};

/** A worker that says what the test tells it to say. */
function fakeWorker() {
  const sent: ToJudge[] = [];
  const hear: ((event: MessageEvent<FromJudge>) => void)[] = [];
  const terminate = vi.fn();
  const worker = {
    postMessage: (message: ToJudge) => sent.push(message),
    addEventListener: (_: string, listener: (event: MessageEvent<FromJudge>) => void) => hear.push(listener),
    terminate,
  };
  const say = (data: FromJudge) => act(() => hear.at(-1)?.({ data } as MessageEvent<FromJudge>));
  return { make: () => worker as unknown as Judge, sent, say, terminate };
}

test("a game is judged by a worker that can be stopped and goes on from what was found", () => {
  const { make, sent, say, terminate } = fakeWorker();
  const { result } = renderHook(() => useVerdict(RECORDING, make));
  expect(result.current.done).toBeUndefined();
  act(() => result.current.start([1]));
  expect(sent[0]).toMatchObject({ judged: [1], kept: undefined });
  expect(result.current.done).toBe(0);
  say({ tells: "progress", done: 0.4, verdict: VERDICT });
  expect(result.current.verdict).toEqual(VERDICT);
  expect(result.current.done).toBe(0.4);
  act(() => result.current.stop());
  expect(terminate).toHaveBeenCalled();
  expect(result.current.done).toBeUndefined();
  expect(result.current.verdict).toEqual(VERDICT);
  act(() => result.current.start([1, 0]));
  expect(sent[1]).toMatchObject({ judged: [1, 0], kept: VERDICT });
  say({ tells: "progress", done: 1, verdict: { ...VERDICT, isDone: true } });
  expect(result.current.done).toBeUndefined();
  expect(result.current.verdict?.isDone).toBe(true);
});

test("a worker that fails says so, and what was found stays", () => {
  const { make, say } = fakeWorker();
  const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { result } = renderHook(() => useVerdict(RECORDING, make));
  act(() => result.current.start([0]));
  say({ tells: "progress", done: 0.1, verdict: VERDICT });
  say({ tells: "broken", why: "no net" });
  expect(result.current.isBroken).toBe(true);
  expect(result.current.verdict).toEqual(VERDICT);
  expect(quiet).toHaveBeenCalledWith("no net");
  quiet.mockRestore();
});

test("names at the ends of lines keep their order, do not touch, and stay inside", () => {
  const ends = endsApart([100, 101, 20, 99], 10, 110);
  const order = [2, 3, 0, 1].map((i) => ends[i]);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  for (let i = 1; i < order.length; i++) expect(order[i] - order[i - 1]).toBeGreaterThanOrEqual(18);
  expect(Math.max(...ends)).toBeLessThanOrEqual(110);
  expect(apart([0, 5, 100], 21)).toEqual([0, 21, 100]);
});
