import { describe, expect, test } from "vitest";
import {
  begin,
  momentOf,
  type NewerVersion,
  packTrace,
  partsAfter,
  partsOf,
  pointBetween,
  randomAnswer,
  type Session,
  seeded,
  submit,
  type TracePoint,
  traceOf,
  unpackTrace,
} from "./index.ts";
import { type ToyState, toy } from "./testing/toy.ts";

const parts = ({ rules, run, events }: Session<ToyState>) => partsOf(rules.version, run.s, run.pending, events.length);

function point(json: string): TracePoint {
  return JSON.parse(json) as TracePoint;
}

test("a trace shows every moment of a game without running its rules", async () => {
  const session = begin(toy, { seats: 3, steps: ["round", "bid", "round", "pick"] }, "trace");
  const moments = [structuredClone({ s: session.run.s, pending: session.run.pending })];
  const points = [point(pointBetween(undefined, parts(session)))];
  const rng = seeded("trace");
  while (session.run.pending.length > 0) {
    const before = parts(session);
    const [question] = session.run.pending;
    submit(session, { who: question.who, key: question.key, value: randomAnswer(question, rng) });
    points.push(point(pointBetween(before, parts(session))));
    moments.push(structuredClone({ s: session.run.s, pending: session.run.pending }));
  }
  const [first, ...later] = points;
  const whole = traceOf(
    first,
    later.map((one) => ({ point: one })),
    session.events,
  );
  const trace = await unpackTrace(await packTrace(whole));
  expect(trace.events).toEqual(session.events);
  let now: ReturnType<typeof parts> | undefined;
  const shown = trace.points.map((one) => momentOf(toy, (now = partsAfter(now, one))));
  expect(shown).toEqual(moments);
  expect(moments.length).toBeGreaterThan(5);
});

describe("points", () => {
  const at = (state: object) => partsOf(1, state, [], 0);

  test("name what changed two levels deep, and what is gone", () => {
    const between = pointBetween(at({ a: { b: 1, c: [2] }, d: {} }), at({ a: { b: 1, e: 3 }, d: { f: 1 } }));
    expect(point(between)).toEqual({ set: { "a/e": 3, "d/f": 1 }, gone: ["a/c", "d"] });
  });

  test("leave the other fields of a record as they were", () => {
    const before = partsOf(1, { a: { b: 1, c: 2 }, d: 3 }, [], 4);
    expect(partsAfter(before, { set: { "a/b": 5 } })).toEqual(partsOf(1, { a: { b: 5, c: 2 }, d: 3 }, [], 4));
    expect(before.state).toEqual({ a: { b: 1, c: 2 }, d: 3 });
  });

  test("have the whole state where the version changes", () => {
    expect(point(pointBetween(partsOf(1, { a: 1 }, [], 2), partsOf(2, { a: 1 }, [], 3)))).toEqual({
      version: 2,
      set: { a: 1 },
      asked: [],
      told: 3,
    });
  });

  test("after going back follow from the answers that count", () => {
    const log = [1, 2, 3].map((a) => ({ point: { set: { a } } }));
    const back = { undo: 1, point: { set: { a: 1 } } };
    const trace = traceOf({ version: 1, set: { a: 0 } }, [...log, back, { point: { set: { a: 9 } } }], []);
    expect(trace.points.map(({ set }) => set.a)).toEqual([0, 1, 9]);
  });

  test("of a newer version are refused", () => {
    const newer = partsOf(toy.version + 1, {}, [], 0);
    expect(() => momentOf(toy, newer)).toThrow(
      expect.objectContaining({ message: expect.stringContaining("written by version") }) as NewerVersion,
    );
  });
});
