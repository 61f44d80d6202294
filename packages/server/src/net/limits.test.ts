import { afterEach, expect, test, vi } from "vitest";
import { Bucket } from "../bucket.ts";
import { Client } from "../testing/client.ts";
import { testServer } from "../testing/playing.ts";
import { networkOf } from "./address.ts";
import { LIMITS } from "./limits.ts";
import { RequestCounts } from "./request-counts.ts";
import { Visitors } from "./visitors.ts";

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
  visitors.enter("ann", "home", 0);
  expect(visitors.mayEnter("ann", "home")).toBe(true);
  visitors.enter("ann", "home", 0);
  expect([visitors.mayEnter("ann", "home"), visitors.mayEnter("bob", "home")]).toEqual([false, true]);
  visitors.leave("ann", "home", 0);
  expect(visitors.mayEnter("ann", "home")).toBe(true);
});

test("somebody who comes back within a minute goes on with what was left, and one who is here is not forgotten", () => {
  const visitors = new Visitors({ ...LIMITS, messages: 7, burst: 9 });
  const bucket = visitors.enter("ann", "home", 0);
  expect(Array.from({ length: 10 }, () => bucket.take(0))).toEqual([...new Array<boolean>(9).fill(true), false]);
  expect(Array.from({ length: 8 }, () => bucket.take(1000))).toEqual([...new Array<boolean>(7).fill(true), false]);
  visitors.forget(1_000_000);
  visitors.leave("ann", "home", 1_000_000);
  expect(Array.from({ length: 10 }, () => bucket.take(1_060_000)).includes(false)).toBe(true);
  visitors.forget(1_060_000);
  const again = visitors.enter("ann", "away", 1_060_000);
  expect(again.take(1_060_000)).toBe(false);
  visitors.leave("ann", "away", 1_060_000);
  visitors.forget(1_120_001);
  expect(visitors.enter("ann", "away", 1_060_000).take(1_060_000)).toBe(true);
});

test("an address has so many sockets, whoever opens them", () => {
  const visitors = new Visitors({ ...LIMITS, socketsOfAddress: 2 });
  visitors.enter("ann", "school", 0);
  visitors.enter("bob", "school", 0);
  expect([visitors.mayEnter("cleo", "school"), visitors.mayEnter("cleo", "home")]).toEqual([false, true]);
  visitors.leave("bob", "school", 0);
  expect(visitors.mayEnter("cleo", "school")).toBe(true);
});

test("messages that cost more have a limit of their own, which all sockets of a person share", () => {
  const visitors = new Visitors({ ...LIMITS, kinds: { undo: { perSecond: 1, burst: 2 } } });
  const first = visitors.enter("ann", "home", 0);
  const second = visitors.enter("ann", "away", 0);
  expect([first.takeFor("undo", 0), second.takeFor("undo", 0), first.takeFor("undo", 0)]).toEqual([true, true, false]);
  expect([first.takeFor("answer", 0), first.takeFor("undo", 1000)]).toEqual([true, true]);
  expect(visitors.enter("bob", "home", 0).takeFor("undo", 0)).toBe(true);
});

test("all people of an address together may send as much as five, and look at so many tables", () => {
  const kinds = { watch: { perSecond: 1, burst: 2 } };
  const limits = { ...LIMITS, messages: 1, burst: 3, kinds, peopleOfAddress: 5, tablesOfPerson: 3, tablesOfAddress: 4 };
  const visitors = new Visitors(limits);
  const guests = Array.from({ length: 20 }, (_, i) => visitors.enter(`guest ${i}`, "home", 0));
  const taken = guests.flatMap((guest) => [1, 2, 3, 4].map(() => guest.take(0)));
  expect(taken.filter(Boolean)).toHaveLength(15);
  const watched = guests.flatMap((guest) => [1, 2, 3].map(() => guest.takeFor("watch", 0)));
  expect(watched.filter(Boolean)).toHaveLength(10);
  for (let i = 0; i < 20; i++) visitors.leave(`guest ${i}`, "home", 0);
  const [late, elsewhere] = [visitors.enter("late", "home", 0), visitors.enter("new", "elsewhere", 0)];
  expect([late.take(0), elsewhere.take(0)]).toEqual([false, true]);
  for (let i = 0; i < 3; i++) late.looks(1);
  expect([late.mayLook(), elsewhere.mayLook()]).toEqual([false, true]);
  const other = visitors.enter("other", "home", 0);
  other.looks(1);
  expect(other.mayLook()).toBe(false);
  late.looks(-1);
  expect([late.mayLook(), other.mayLook()]).toEqual([true, true]);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
