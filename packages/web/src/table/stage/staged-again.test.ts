import type { Asked, ToldEvent } from "@hypergate/wire";
import { expect, test } from "vitest";
import { NOTHING_YET, type TableState } from "../feed.ts";
import { localFeed } from "../local-feed.ts";
import type { Director } from "./beat.ts";
import { stagedFeed, type Time } from "./staged-feed.ts";

const event = (n: number, scene?: unknown): ToldEvent => ({ n, id: "moved", trail: "", params: {}, scene });
const asked = { ask: "0.1", question: { kind: "confirm", key: "k", who: 0, source: { by: "", rule: "" } } } as Asked;
const upTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => event(i));

/** Every event is a beat of a second. */
const direct: Director = (before, now) => {
  const known = before.events.at(-1)?.n ?? -1;
  return now.events
    .filter(({ n }) => n > known)
    .map((one) => ({
      kind: one.id,
      view: `beat ${one.n}`,
      told: one.n,
      events: [one],
      lengths: { calm: 1000, quick: 500, short: 300 },
      isKept: false,
      still: 0,
    }));
};

function set(answer?: () => void) {
  const known = localFeed(answer);
  known.show({ ...NOTHING_YET, viewer: 0, view: 0, events: [event(0)], isHere: true });
  let timers: (() => void)[] = [];
  const time: Time = {
    now: () => 0,
    after: (_, then) => {
      timers.push(then);
      return () => {
        timers = timers.filter((one) => one !== then);
      };
    },
  };
  const staged = stagedFeed(known, direct, () => ({ speed: "calm", isStill: false }), time);
  const ring = () => timers.shift()?.();
  const shown = () => staged.state.getState();
  const running = () => staged.telling.getState().running?.beat.told;
  return { staged, know: (part: Partial<TableState>) => known.show(part), ring, shown, running };
}

test("a beat that was told can be shown again, with the table as it was, and then the table is as it is", () => {
  const { staged, know, ring, shown, running } = set(() => undefined);
  know({ view: 2, events: upTo(2) });
  ring();
  ring();
  expect(shown().view).toBe(2);
  know({ asked });
  staged.showAgain(shown().events[1]);
  expect([shown().view, shown().asked, running()]).toEqual(["beat 1", undefined, 1]);
  expect(staged.telling.getState().isAgain).toBe(true);
  ring();
  expect([shown().view, shown().asked?.ask, running()]).toEqual([2, "0.1", undefined]);
  expect(staged.telling.getState().isAgain).toBe(false);
});

test("whatever happens ends what is shown again, and so does a key", () => {
  const { staged, know, ring, shown, running } = set(() => undefined);
  know({ view: 1, events: upTo(1) });
  ring();
  staged.showAgain(shown().events[1]);
  staged.skip();
  expect([shown().view, running()]).toEqual([1, undefined]);
  staged.showAgain(shown().events[1]);
  know({ asked });
  expect([shown().view, shown().asked?.ask, running()]).toEqual([1, "0.1", undefined]);
  staged.showAgain(shown().events[1]);
  know({ view: 2, events: upTo(2), asked: undefined });
  expect([shown().view, running(), staged.telling.getState().isAgain]).toEqual(["beat 2", 2, false]);
  // What is being told goes first.
  staged.showAgain(shown().events[1]);
  expect(running()).toBe(2);
});

test("an event from before one came can be shown if it brings its own scene", () => {
  const { staged, know } = set(() => undefined);
  const [plain, own] = [event(0), event(1, {})];
  know({ viewer: 1, view: 5, events: [plain, own] });
  expect(staged.canShowAgain(plain)).toBe(false);
  expect(staged.canShowAgain(own)).toBe(true);
});

test("a replay tells the next step and jumps to any other", () => {
  const { know, ring, shown, running } = set();
  know({ view: 1, events: upTo(1), isJump: false });
  expect([shown().view, running()]).toEqual(["beat 1", 1]);
  ring();
  expect([shown().view, running()]).toEqual([1, undefined]);
  know({ view: 5, events: upTo(5), isJump: true });
  expect([shown().view, running()]).toEqual([5, undefined]);
  know({ view: 4, events: upTo(4), isJump: true });
  expect([shown().view, running()]).toEqual([4, undefined]);
});

test("the next step of a replay does not wait for the one before it", () => {
  const { know, shown, running } = set();
  know({ view: 2, events: upTo(2), isJump: false });
  expect([shown().view, running()]).toEqual(["beat 1", 1]);
  know({ view: 3, events: upTo(3), isJump: false });
  expect([shown().view, running(), shown().events.length]).toEqual(["beat 3", 3, 3]);
});
