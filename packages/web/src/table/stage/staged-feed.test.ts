import type { Asked, TableInfo, ToldEvent } from "@hypergate/wire";
import { expect, test } from "vitest";
import { NOTHING_YET, type TableState } from "../feed.ts";
import { localFeed } from "../local-feed.ts";
import { UNDONE } from "../mirror.ts";
import type { Audience, Beat, Director } from "./beat.ts";
import { type StagedFeed, stagedFeed, type Time } from "./staged-feed.ts";

/** A clock that is wound by hand. */
function wound(): Time & { readonly pass: (ms: number) => void } {
  let now = 0;
  let timers: { readonly at: number; readonly then: () => void }[] = [];
  return {
    now: () => now,
    after: (ms, then) => {
      const timer = { at: now + ms, then };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    pass: (ms) => {
      const end = now + ms;
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        now = due.at;
        timers = timers.filter((one) => one !== due);
        due.then();
      }
      now = end;
    },
  };
}

const event = (n: number, id = "moved"): ToldEvent => ({ n, id, trail: "", params: {} });
const asked = { ask: "0.1", question: { kind: "confirm", key: "k", who: 0, source: { by: "", rule: "" } } } as Asked;

/** Every event is a beat; `won` must be told. The view is the number of the event. */
const direct: Director = (before, now) => {
  const known = before.events.at(-1)?.n ?? -1;
  return now.events
    .filter(({ n }) => n > known)
    .map(
      (one): Beat => ({
        kind: one.id,
        view: one.n,
        told: one.n,
        events: [one],
        lengths: { calm: 1000, quick: 500, short: 900 },
        isKept: one.id === "won",
        still: one.id === "won" ? 1800 : 0,
      }),
    );
};

interface Set {
  readonly staged: StagedFeed;
  readonly time: ReturnType<typeof wound>;
  readonly know: (part: Partial<TableState>) => void;
  readonly shown: () => readonly [view: unknown, told: number, ask: string | undefined];
}

function set(audience: Audience = { speed: "calm", isStill: false }): Set {
  const known = localFeed(() => undefined);
  known.show({ ...NOTHING_YET, viewer: 0, view: 0, events: [event(0)], isHere: true });
  const time = wound();
  const staged = stagedFeed(known, direct, () => audience, time);
  return {
    staged,
    time,
    know: known.show,
    shown: () => {
      const { view, events, asked: question } = staged.state.getState();
      return [view, events.length, question?.ask];
    },
  };
}

const upTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => event(i));

test("what happened is shown beat by beat, and its lines appear when each is over", () => {
  const { time, know, shown } = set();
  know({ view: 3, events: upTo(3) });
  expect(shown()).toEqual([1, 1, undefined]);
  time.pass(1000);
  expect(shown()).toEqual([2, 2, undefined]);
  time.pass(1000);
  expect(shown()).toEqual([3, 3, undefined]);
  time.pass(1000);
  expect(shown()).toEqual([3, 4, undefined]);
});

test("a long queue is told quickly, and a very long one without what may be left out", () => {
  const long = set();
  long.know({ view: 20, events: upTo(20) });
  expect(long.shown()).toEqual([1, 1, undefined]);
  long.time.pass(500);
  expect(long.shown()).toEqual([2, 2, undefined]);
  long.time.pass(9500);
  expect(long.shown()).toEqual([20, 21, undefined]);
  const longer = set();
  longer.know({ view: 40, events: [...upTo(38), event(39, "won"), event(40)] });
  expect(longer.shown()[0]).toBe(39);
  longer.time.pass(900);
  expect(longer.shown()).toEqual([40, 41, undefined]);
});

test("what comes while something is told waits behind it", () => {
  const { time, know, shown } = set();
  know({ view: 1, events: upTo(1) });
  time.pass(400);
  know({ view: 2, events: upTo(2) });
  expect(shown()).toEqual([1, 1, undefined]);
  time.pass(600);
  expect(shown()).toEqual([2, 2, undefined]);
  time.pass(1000);
  expect(shown()).toEqual([2, 3, undefined]);
});

test("a question of one's own comes last and hurries what is before it", () => {
  const { time, know, shown, staged } = set();
  know({ view: 4, events: upTo(4), asked });
  expect(staged.telling.getState().isComing).toBe(true);
  // Four beats of 900 do not fit into 2,000: the first two are dropped.
  expect(shown()).toEqual([3, 1, undefined]);
  time.pass(1799);
  expect(shown()[2]).toBeUndefined();
  time.pass(1);
  expect(shown()).toEqual([4, 5, "0.1"]);
  expect(staged.telling.getState()).toMatchObject({ running: undefined, isComing: false });
});

test("what must be told is told, even if it takes longer than what may be dropped", () => {
  const { time, know, shown } = set();
  const events = [event(0), event(1, "won"), event(2), event(3, "won"), event(4, "won")];
  know({ view: 4, events, asked });
  expect(shown()[0]).toBe(1);
  time.pass(900);
  expect(shown()[0]).toBe(3);
  time.pass(900);
  expect(shown()[0]).toBe(4);
  time.pass(900);
  expect(shown()).toEqual([4, 5, "0.1"]);
});

test("nobody waits longer than six seconds for a question: then what is older is left out", () => {
  const { time, know, shown } = set();
  const events = [event(0), ...Array.from({ length: 10 }, (_, i) => event(i + 1, "won"))];
  know({ view: 10, events, asked });
  expect(shown()[0]).toBe(5);
  time.pass(5399);
  expect(shown()[2]).toBeUndefined();
  time.pass(1);
  expect(shown()).toEqual([10, 11, "0.1"]);
});

test("a question that comes in the middle of a beat shortens it", () => {
  const { time, know, shown } = set();
  know({ view: 1, events: upTo(1) });
  time.pass(500);
  know({ asked });
  time.pass(399);
  expect(shown()[2]).toBeUndefined();
  time.pass(1);
  expect(shown()).toEqual([1, 2, "0.1"]);
});

test("what must be seen stands for its short length from the moment a question comes", () => {
  const { time, know, shown } = set();
  know({ view: 1, events: [event(0), event(1, "won")] });
  time.pass(50);
  know({ asked });
  time.pass(899);
  expect(shown()[2]).toBeUndefined();
  time.pass(1);
  expect(shown()).toEqual([1, 2, "0.1"]);
});

test("a beat can be skipped, and all of them; keys answer nothing for a moment", () => {
  const { time, know, shown, staged } = set();
  know({ view: 3, events: upTo(3) });
  time.pass(100);
  staged.skip();
  expect(shown()).toEqual([2, 2, undefined]);
  expect(staged.telling.getState().heldUntil).toBe(350);
  staged.skipAll();
  expect(shown()).toEqual([3, 4, undefined]);
  time.pass(5000);
  expect(shown()).toEqual([3, 4, undefined]);
});

test("instant: what is known is shown", () => {
  const { know, shown } = set({ speed: "instant", isStill: false });
  know({ view: 3, events: upTo(3), asked });
  expect(shown()).toEqual([3, 4, "0.1"]);
});

test("without motion only what must be told stands still for a while", () => {
  const { time, know, shown } = set({ speed: "calm", isStill: true });
  know({ view: 3, events: [event(0), event(1), event(2, "won"), event(3)] });
  expect(shown()[0]).toBe(2);
  time.pass(1800);
  expect(shown()).toEqual([3, 4, undefined]);
});

test("chat, presence and the line itself are shown at once", () => {
  const { know, staged } = set();
  know({ view: 1, events: upTo(1) });
  know({ online: false, spectators: 3 });
  expect(staged.state.getState()).toMatchObject({ online: false, spectators: 3, view: 1 });
  expect(staged.state.getState().events).toHaveLength(1);
});

test("an answered question goes at once; one that still stands is not taken away by what others do", () => {
  const { know, shown } = set();
  know({ asked });
  know({ view: 1, events: upTo(1) });
  expect(shown()).toEqual([1, 2, "0.1"]);
  know({ view: 2, events: upTo(2), asked: undefined });
  expect(shown()).toEqual([2, 2, undefined]);
});

test("what is known of the table stays the same object while something is told", () => {
  const info = { id: "t", status: "playing" } as TableInfo;
  const { know, staged } = set();
  know({ info });
  know({ view: 1, events: upTo(1) });
  know({ problem: undefined });
  expect(staged.state.getState().info).toBe(info);
});

test("that the game is over is told last", () => {
  const info = { id: "t", status: "playing" } as TableInfo;
  const { know, time, staged } = set();
  know({ info });
  know({ view: 1, events: upTo(1) });
  know({ info: { ...info, status: "over" } });
  expect(staged.state.getState().info?.status).toBe("playing");
  time.pass(1000);
  expect(staged.state.getState().info?.status).toBe("over");
});

test("a table that goes back, or is looked at from another seat, is shown as it is", () => {
  const back = set();
  back.know({ view: 2, events: upTo(2) });
  back.know({ view: 1, events: [event(0), event(3, UNDONE)] });
  expect(back.shown()).toEqual([1, 2, undefined]);
  const other = set();
  other.know({ viewer: 1, view: 2, events: upTo(2) });
  expect(other.shown()).toEqual([2, 3, undefined]);
});

test("while nobody looks the queue stands still; a short backlog is told afterwards", () => {
  const { time, know, shown, staged } = set();
  know({ view: 1, events: upTo(1) });
  staged.look(false);
  know({ view: 2, events: upTo(2) });
  time.pass(60_000);
  expect(shown()).toEqual([1, 1, undefined]);
  staged.look(true);
  expect(shown()).toEqual([2, 2, undefined]);
  time.pass(1000);
  expect(shown()).toEqual([2, 3, undefined]);
});

test("after a long absence the table is shown as it is, with what was missed", () => {
  const { know, shown, staged } = set();
  staged.look(false);
  know({ view: 7, events: upTo(7), asked });
  staged.look(true);
  expect(shown()).toEqual([7, 8, "0.1"]);
  expect(staged.telling.getState().missed).toHaveLength(7);
  staged.dismiss();
  expect(staged.telling.getState().missed).toEqual([]);
});

test("answers go to the known table", () => {
  const given: unknown[] = [];
  const known = localFeed((value) => given.push(value));
  stagedFeed(known, direct, () => ({ speed: "calm", isStill: false })).answer(true);
  expect(given).toEqual([true]);
});

test("a closed stage hears nothing any more", () => {
  const { time, know, shown, staged } = set();
  know({ view: 2, events: upTo(2) });
  staged.close();
  know({ view: 3, events: upTo(3) });
  time.pass(9000);
  expect(shown()).toEqual([1, 1, undefined]);
});
