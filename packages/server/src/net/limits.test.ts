import { afterEach, expect, test, vi } from "vitest";
import { Client } from "../testing/client.ts";
import { testServer } from "../testing/playing.ts";
import { Bucket, LIMITS, Visitors } from "./limits.ts";
import { RequestCounts } from "./request-counts.ts";

const BACK_MS = 600_000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a system clock that is set back locks nobody out of a socket", async () => {
  const server = await testServer({ limits: LIMITS });
  const ann = await (await Client.guest(server.base, "Ann")).connect();
  await ann.send({ t: "ping" });
  const { now } = Date;
  vi.spyOn(Date, "now").mockImplementation(() => now() - BACK_MS);
  await ann.send({ t: "ping" });
  await (await new Client(server.base, ann.cookie).connect()).send({ t: "ping" });
  ann.close();
  await server.clean();
});

test("requests are counted by address and minute, whatever the system clock says", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.spyOn(Date, "now").mockReturnValue(0);
  const counts = new RequestCounts();
  const count = (address: string) => {
    let answer: { current: number; ttl: number } | undefined;
    counts.incr(address, (_, result) => (answer = result), 60_000);
    return answer;
  };
  expect([count("a"), count("a"), count("b")]).toMatchObject([{ current: 1 }, { current: 2 }, { current: 1 }]);
  vi.advanceTimersByTime(20_000);
  expect(count("a")).toEqual({ current: 3, ttl: 40_000 });
  vi.advanceTimersByTime(40_000);
  expect(count("a")).toEqual({ current: 1, ttl: 60_000 });
});

test("of very many addresses those that came last are remembered", () => {
  const counts = new RequestCounts();
  const seen: (number | undefined)[] = [];
  const come = (address: string) => counts.incr(address, (_, result) => seen.push(result?.current), 60_000);
  come("first");
  for (let i = 1; i < 5000; i++) come(`${i}`);
  come("first");
  expect(seen.at(-1)).toBe(2);
  come("5000");
  seen.length = 0;
  for (const address of ["5000", "first", "2", "1"]) come(address);
  expect(seen).toEqual([2, 3, 2, 1]);
});

test("a bucket lets a burst through, then so many a second, and never saves more than a burst", () => {
  const bucket = new Bucket(2, 3, 1000);
  const take = (now: number, times: number) => Array.from({ length: times }, () => bucket.take(now));
  expect(take(1000, 4)).toEqual([true, true, true, false]);
  expect(take(1250, 1)).toEqual([false]);
  expect(take(1500, 2)).toEqual([true, false]);
  expect(take(3000, 4)).toEqual([true, true, true, false]);
  expect(take(60_000, 4)).toEqual([true, true, true, false]);
});

test("a person has so many sockets at once, and closing one makes room", () => {
  const visitors = new Visitors({ ...LIMITS, sockets: 2 });
  visitors.leave("ann", 0);
  visitors.enter("ann", 0);
  expect(visitors.mayEnter("ann")).toBe(true);
  visitors.enter("ann", 0);
  expect([visitors.mayEnter("ann"), visitors.mayEnter("bob")]).toEqual([false, true]);
  visitors.leave("ann", 0);
  expect(visitors.mayEnter("ann")).toBe(true);
});

test("somebody who comes back within a minute goes on with what was left, and one who is here is not forgotten", () => {
  const visitors = new Visitors({ ...LIMITS, messages: 7, burst: 9 });
  const bucket = visitors.enter("ann", 0);
  expect(Array.from({ length: 10 }, () => bucket.take(0))).toEqual([...new Array<boolean>(9).fill(true), false]);
  expect(Array.from({ length: 8 }, () => bucket.take(1000))).toEqual([...new Array<boolean>(7).fill(true), false]);
  visitors.forget(1_000_000);
  visitors.leave("ann", 1_000_000);
  visitors.forget(1_060_000);
  expect(visitors.enter("ann", 1_060_000)).toBe(bucket);
  visitors.leave("ann", 1_070_000);
  visitors.forget(1_130_001);
  expect(visitors.enter("ann", 1_130_001)).not.toBe(bucket);
});
