import { expect, test, vi } from "vitest";
import type { UndoRequest } from "../tables/table.ts";
import { OPEN, sampleTable, sitting } from "../testing/samples.ts";
import { LiveTable, type Watcher } from "./live-table.ts";
import { replaceTable } from "./showing.ts";
import { timeOf } from "./time.ts";

function watching(t: LiveTable, person: string, viewer: Watcher["viewer"]): string[] {
  const got: string[] = [];
  t.watchers.add({
    person,
    name: person,
    viewer,
    code: undefined,
    isSpectator: false,
    send: (frame) => got.push(frame),
    gone: false,
  });
  return got;
}

test("jobs come one after the other, also behind one that fails, and the table is busy until the last is done", async () => {
  const t = new LiveTable(sampleTable("t"), 0);
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const job = (name: string, until?: Promise<void>) => async () => {
    order.push(`${name} begins`);
    await until;
    order.push(`${name} ends`);
    return name;
  };
  expect(t.busy).toBe(false);
  const first = t.do(job("first"));
  const broken = t.do(async () => {
    throw new Error("broken");
  });
  const last = t.do(job("last", gate.promise));
  expect(t.busy).toBe(true);
  expect(await first).toBe("first");
  await expect(broken).rejects.toThrow("broken");
  expect(t.busy).toBe(true);
  gate.resolve();
  expect(await last).toBe("last");
  expect(order).toEqual(["first begins", "first ends", "last begins", "last ends"]);
  expect(t.busy).toBe(false);
  t.acting = Promise.resolve();
  expect(t.busy).toBe(true);
});

test("presence names each seat once and counts the people without one", () => {
  const t = new LiveTable(sampleTable("t"), 0);
  const got = watching(t, "ann", 0);
  watching(t, "ann", 0);
  watching(t, "bob", "spectator");
  watching(t, "bob", "spectator");
  watching(t, "cleo", "spectator");
  t.tellPresence();
  expect(got.map((frame) => JSON.parse(frame))).toEqual([{ t: "presence", table: "t", seats: [0], spectators: 2 }]);
});

test("who is present is told to whoever comes, to the others if it has changed, and in a crowd once in a while", () => {
  vi.useFakeTimers();
  const t = new LiveTable(sampleTable("t"), 0);
  const comes = (person: string, viewer: Watcher["viewer"]) => {
    const got = watching(t, person, viewer);
    t.tellPresence([...t.watchers].at(-1));
    return got;
  };
  const [ann, again] = [comes("ann", 0), comes("ann", 0)];
  expect([ann.length, again.length]).toEqual([1, 1]);
  const bob = comes("bob", 1);
  expect([ann.length, again.length, bob.length]).toEqual([2, 2, 1]);
  const crowd = Array.from({ length: 500 }, (_, i) => comes(`guest ${i}`, "spectator"));
  expect(crowd.every((got) => got.length > 0)).toBe(true);
  expect(ann.length).toBeLessThan(30);
  vi.advanceTimersByTime(300);
  expect(JSON.parse(ann.at(-1) ?? "")).toMatchObject({ seats: [0, 1], spectators: 500 });
  const { length } = ann;
  vi.advanceTimersByTime(5000);
  expect(ann.length).toBe(length);
  vi.useRealTimers();
});

test("a wish to go back is told when it comes and when it ends, and only then", () => {
  const t = new LiveTable(sampleTable("t"), 0);
  const got = watching(t, "ann", 0);
  const time = timeOf(
    () => 0,
    () => 7000,
  );
  const show = (undo: UndoRequest | undefined) =>
    replaceTable(t, sampleTable("t", undo === undefined ? {} : { undo }), { time, booted: 0 }, () => false);
  show(undefined);
  expect(got).toEqual([]);
  const wish = { by: 0, to: 3, missing: [1, 2], away: [3], ends: 500 };
  for (const undo of [wish, { ...wish }, undefined, undefined]) show(undo);
  expect(got.map((frame) => JSON.parse(frame).request)).toEqual([
    { by: 0, missing: [1, 2], away: [3], ends: 7500 },
    null,
  ]);
});

test("a table is deserted when all its people are away, and never without people", () => {
  const away = { ...sitting("ann"), away: true };
  const deserted = (...seats: (typeof away | typeof OPEN)[]) => new LiveTable(sampleTable("t", { seats }), 0).deserted;
  expect(deserted(away, OPEN)).toBe(true);
  expect(deserted(away, away)).toBe(true);
  expect(deserted(away, { ...away, away: false })).toBe(false);
  expect(deserted(OPEN, OPEN)).toBe(false);
});
