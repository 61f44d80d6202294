import { expect, test } from "vitest";
import type { Viewer } from "./rules.ts";
import { lookingBy } from "./sight.ts";

interface Seen {
  readonly viewer: Viewer;
  readonly open: number;
  readonly own: string;
}

const STATE = { open: 3, notes: ["a", "b"], later: "secret" };
let found = 0;
const looking = lookingBy<typeof STATE, Seen>({
  open: ({ open }) => {
    found++;
    return open;
  },
  own: ({ notes }, viewer) => (viewer === "spectator" ? "" : notes[viewer]),
});

test("a part is found when it is read, each time anew, for the viewer who looked last", () => {
  const look = looking();
  const state = { ...STATE };
  const seen = look(state, 1);
  expect(found).toBe(0);
  expect([seen.viewer, seen.open, seen.own, found]).toEqual([1, 3, "b", 1]);
  state.open = 4;
  expect([seen.open, found]).toEqual([4, 2]);
  expect(look({ ...STATE, notes: ["c", "d"] }, 0)).toBe(seen);
  expect([seen.viewer, seen.own]).toEqual([0, "c"]);
});

test("each way to look has an object of its own", () => {
  const [one, other] = [looking()(STATE, 0), looking()(STATE, 1)];
  expect([one.own, other.own]).toEqual(["a", "b"]);
});

test("nothing but the parts can be reached or changed", () => {
  const seen = looking()(STATE, 0);
  expect(Reflect.ownKeys(seen)).toEqual(["viewer"]);
  expect(Reflect.ownKeys(Object.getPrototypeOf(seen)).sort()).toEqual(["constructor", "open", "own"]);
  expect(() => {
    (seen as { open: number }).open = 5;
  }).toThrow();
});
